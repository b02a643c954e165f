import {
  type CalendarDate,
  formatDate,
} from "@/lib/domain/expenses/calendar-date";
import type { Unit } from "@/lib/domain/view/span-totals";

/** The greatest width of a character of a date at the font size of the axis. */
const CHARACTER_PX = 7;
const GAP_PX = 8;

/** In px: the width that the bars share equally, and the free space left of it. */
type AxisArea = { width: number; left: number };

type TickLabels = ReadonlyMap<CalendarDate, string>;

/**
 * The labels of as many evenly spaced bars as fit, or of the one in the middle, by
 * their first days. A label names its year when it differs from the previous
 * label's; the first, when it is not this year.
 */
export function spanTickLabels(
  dates: readonly CalendarDate[],
  unit: Unit,
  area: AxisArea,
  thisYear: string,
): TickLabels {
  for (let every = 1; every < dates.length; every++) {
    const labels = labelEveryNth(dates, unit, every, area, thisYear);
    if (labels) return labels;
  }
  const middle = Math.floor((dates.length - 1) / 2);
  return new Map(
    dates
      .slice(middle, middle + 1)
      .map((date) => [date, label(date, unit, thisYear)]),
  );
}

/** The label of each nth bar, without those cut off at the edges; undefined when two overlap. */
function labelEveryNth(
  dates: readonly CalendarDate[],
  unit: Unit,
  every: number,
  { width, left }: AxisArea,
  thisYear: string,
): TickLabels | undefined {
  const labels = new Map<CalendarDate, string>();
  let year = thisYear;
  let free = -left;
  for (const [index, date] of dates.entries()) {
    if (index % every > 0) continue;
    const text = label(date, unit, year);
    const centre = ((index + 0.5) * width) / dates.length;
    const half = (text.length * CHARACTER_PX) / 2;
    if (centre + half > width) break;
    if (centre - half >= free) {
      labels.set(date, text);
      year = yearOf(date);
      free = centre + half + GAP_PX;
    } else if (labels.size > 0) return undefined;
  }
  return labels.size > 0 ? labels : undefined;
}

/** `5 Jan`, or `Jan` of a month; with its year when the given year is another. */
function label(date: CalendarDate, unit: Unit, year: string): string {
  const day = formatDate(date);
  const text = unit === "month" ? day.replace(/^\d+ /, "") : day;
  return yearOf(date) === year ? text.replace(/ \d+$/, "") : text;
}

function yearOf(date: CalendarDate): string {
  return date.slice(0, 4);
}
