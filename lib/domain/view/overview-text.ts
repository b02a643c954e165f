import {
  type CalendarDate,
  formatDate,
} from "@/lib/domain/expenses/calendar-date";
import { type Period, periodLabel } from "./period";
import type { DateRange } from "./period-range";

/** `Spent this month`, `Spent in Jan 2026`, `Spent on 5 Jan 2026` */
export function spentLabel(period: Period): string {
  const label = periodLabel(period);
  switch (period.kind) {
    case "relative":
      return period.name === "last-30-days"
        ? "Spent in the last 30 days"
        : `Spent ${label.toLowerCase()}`;
    case "month":
    case "year":
      return `Spent in ${label}`;
    case "day":
      return `Spent on ${label}`;
    case "range":
      return period.from === undefined || period.to === undefined
        ? "Spent in this range"
        : `Spent ${shortRange({ from: period.from, to: period.to })}`;
  }
}

/**
 * `5 Jan 2026`, `1 to 22 Oct 2026`, `28 Sep to 4 Oct 2026` or
 * `20 Dec 2025 to 4 Jan 2026`; without the year if both days are in the given one.
 */
export function shortRange(
  { from, to }: DateRange,
  withoutYear?: string,
): string {
  const [year = "", month] = from.split("-");
  const [toYear, toMonth] = to.split("-");
  if (year !== toYear) return `${formatDate(from)} to ${formatDate(to)}`;
  const last = year === withoutYear ? dayAndMonth(to) : formatDate(to);
  if (from === to) return last;
  const first =
    month === toMonth ? String(Number(from.slice(-2))) : dayAndMonth(from);
  return `${first} to ${last}`;
}

/** `2026-01-05` → `5 Jan` */
function dayAndMonth(date: CalendarDate): string {
  return formatDate(date).replace(/ \d+$/, "");
}
