import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import { readDateCell, resolveDate } from "./date-cell";

export type Period = { start: CalendarDate; end: CalendarDate };

const DATE = String.raw`\d{1,2}(?:[-/.]\d{1,2}[-/.]|[\s-]*[a-z]{3,9}[\s'’,-]*)\d{2,4}`;
const PERIOD = new RegExp(
  String.raw`(${DATE})\s*(?:-|–|—|to)\s*(${DATE})`,
  "i",
);

/** The period in one of the texts, such as `18 JUL'25 - 17 JUL'26`. */
export function readPeriod(texts: readonly string[]): Period | undefined {
  for (const text of texts) {
    const [start, end] = (PERIOD.exec(text) ?? [])
      .slice(1)
      .map((date) => resolveDate(readDateCell(date), "day-first"));
    if (start !== undefined && end !== undefined && start <= end)
      return { start, end };
  }
  return undefined;
}

/**
 * The dates of the period for days such as `17 Jul`. A period of a year or more has
 * some days twice: the order of the rows decides, newest first unless only the other
 * order is possible. Undefined for a day that is not in the period.
 */
export function datesInPeriod(
  days: readonly string[],
  period: Period | undefined,
): (CalendarDate | undefined)[] {
  if (!period) return days.map(() => undefined);
  const choices = days.map((day) => datesOf(day, period));
  return (
    inOrder(choices, "newest-first") ??
    inOrder(choices, "oldest-first") ??
    choices.map((dates, index) => nearestDate(dates, index, choices))
  );
}

/** From the oldest to the newest. */
function datesOf(day: string, { start, end }: Period): CalendarDate[] {
  const first = Number(start.slice(0, 4));
  const last = Number(end.slice(0, 4));
  return Array.from({ length: last - first + 1 }, (_, index) =>
    // 29 Feb exists in some years only.
    readDateCell(`${day} ${first + index}`),
  )
    .filter((date) => typeof date === "string")
    .filter((date) => date >= start && date <= end);
}

/** Undefined if the rows are not in this order. */
function inOrder(
  choices: readonly (readonly CalendarDate[])[],
  order: "newest-first" | "oldest-first",
): (CalendarDate | undefined)[] | undefined {
  const isNewestFirst = order === "newest-first";
  const found: (CalendarDate | undefined)[] = [];
  let before: CalendarDate | undefined;
  for (const dates of choices) {
    const limit = before;
    const date =
      limit === undefined
        ? dates.at(isNewestFirst ? -1 : 0)
        : isNewestFirst
          ? dates.findLast((one) => one <= limit)
          : dates.find((one) => one >= limit);
    if (date === undefined && dates.length > 0) return undefined;
    found.push(date);
    before = date ?? before;
  }
  return found;
}

/** In rows without order, the date nearest to that of the closest row that has only one is taken. */
function nearestDate(
  dates: readonly CalendarDate[],
  index: number,
  choices: readonly (readonly CalendarDate[])[],
): CalendarDate | undefined {
  if (dates.length < 2) return dates[0];
  const certain = certainDate(index, choices);
  if (certain === undefined) return dates.at(-1);
  const distance = (date: CalendarDate) =>
    Math.abs(Date.parse(date) - Date.parse(certain));
  return dates.toSorted((a, b) => distance(a) - distance(b))[0];
}

function certainDate(
  index: number,
  choices: readonly (readonly CalendarDate[])[],
): CalendarDate | undefined {
  for (let away = 1; away < choices.length; away++)
    for (const dates of [choices[index - away], choices[index + away]])
      if (dates?.length === 1) return dates[0];
  return undefined;
}
