import {
  addDays,
  type CalendarDate,
  calendarDate,
  daysBetween,
  daysInMonth,
  formatDate,
  MONTHS,
  weekday,
} from "@/lib/domain/expenses/calendar-date";
import { asPaise, type Paise } from "@/lib/domain/expenses/money";
import type { DailyTotal } from "@/lib/domain/expenses/totals";

/** The length of time that one bar stands for. Weeks start on Monday. */
export const UNITS = ["day", "week", "month"] as const;
export type Unit = (typeof UNITS)[number];

export const UNIT_NAMES: Record<Unit, string> = {
  day: "Day",
  week: "Week",
  month: "Month",
};

/** The total of a day, a week or a month. */
export type SpanTotal = {
  from: CalendarDate;
  /** Inclusive. */
  to: CalendarDate;
  amount: Paise;
  /** Whether a day in it has expenses. */
  hasExpenses: boolean;
};

/** A chart of more bars is slow. */
const MAX_SPANS = 4000;
/** Fewer days need no other unit. */
const MAX_DAYS_ALONE = 31;

/** The units that suit the days, shortest first. Takes the days oldest first. */
export function unitsFor(days: readonly DailyTotal[]): Unit[] {
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  if (first === undefined || last === undefined) return ["day"];
  const length = daysBetween(first, last) + 1;
  if (length <= MAX_DAYS_ALONE) return ["day"];
  return UNITS.filter(
    (unit) => unit === "month" || length / daysOf(unit) <= MAX_SPANS,
  );
}

/** Every span from the first day to the last, also without expenses. Takes the days oldest first. */
export function spanTotals(
  days: readonly DailyTotal[],
  unit: Unit,
): SpanTotal[] {
  const spans: SpanTotal[] = [];
  for (const { date, amount } of days) {
    let last = spans.at(-1);
    while (last === undefined || last.to < date) {
      last = spanFrom(last ? addDays(last.to, 1) : firstDay(date, unit), unit);
      spans.push(last);
    }
    last.amount = asPaise(last.amount + amount);
    last.hasExpenses = true;
  }
  return spans;
}

/** `5 Jan 2026`, `5 Jan 2026 to 11 Jan 2026` or `Jan 2026` */
export function spanLabel({ from, to }: SpanTotal, unit: Unit): string {
  switch (unit) {
    case "day":
      return formatDate(from);
    case "week":
      return `${formatDate(from)} to ${formatDate(to)}`;
    case "month":
      return `${MONTHS[Number(from.slice(5, 7)) - 1]} ${from.slice(0, 4)}`;
  }
}

function spanFrom(from: CalendarDate, unit: Unit): SpanTotal {
  const [year = 0, month = 0] = from.split("-").map(Number);
  const to =
    unit === "month"
      ? calendarDate(year, month, daysInMonth(year, month))
      : addDays(from, daysOf(unit) - 1);
  return { from, to, amount: asPaise(0), hasExpenses: false };
}

function firstDay(date: CalendarDate, unit: Unit): CalendarDate {
  switch (unit) {
    case "day":
      return date;
    case "week":
      return addDays(date, 1 - weekday(date));
    case "month":
      return addDays(date, 1 - Number(date.slice(-2)));
  }
}

function daysOf(unit: "day" | "week"): number {
  return unit === "day" ? 1 : 7;
}
