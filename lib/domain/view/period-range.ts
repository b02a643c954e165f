import {
  addDays,
  type CalendarDate,
  calendarDate,
  daysBetween,
  daysInMonth,
} from "@/lib/domain/expenses/calendar-date";
import {
  type FixedPeriod,
  isRelativePeriod,
  RELATIVE_PERIODS,
  parsePeriod,
  type Period,
  periodText,
} from "./period";

/** Both ends are inclusive. */
export type DateRange = { from: CalendarDate; to: CalendarDate };

const BEFORE_ALL = calendarDate(0, 1, 1);
const AFTER_ALL = calendarDate(9999, 12, 31);
const LAST_DAYS = 30;

/** The first and last day of a period on the given day. */
export function periodRange(period: Period, today: CalendarDate): DateRange {
  const fixed = fixedPeriod(period, today);
  switch (fixed.kind) {
    case "year":
      return {
        from: calendarDate(fixed.year, 1, 1),
        to: calendarDate(fixed.year, 12, 31),
      };
    case "month": {
      const { year, month } = fixed;
      const lastDay = daysInMonth(year, month);
      return {
        from: calendarDate(year, month, 1),
        to: calendarDate(year, month, lastDay),
      };
    }
    case "day":
      return { from: fixed.date, to: fixed.date };
    case "range":
      return { from: fixed.from ?? BEFORE_ALL, to: fixed.to ?? AFTER_ALL };
  }
}

/** The days that also belong to the given period, if there is one: a day, a month or a range. */
export function periodOfDays(
  from: CalendarDate,
  to: CalendarDate,
  within: Period | undefined,
  today: CalendarDate,
): Period {
  const limits = within && periodRange(within, today);
  const first = limits && limits.from > from ? limits.from : from;
  const last = limits && limits.to < to ? limits.to : to;
  if (first === last) return { kind: "day", date: first };
  const [year = 0, month = 0] = first.split("-").map(Number);
  const isMonth =
    first === calendarDate(year, month, 1) &&
    last === calendarDate(year, month, daysInMonth(year, month));
  return isMonth
    ? { kind: "month", year, month }
    : { kind: "range", from: first, to: last };
}

/**
 * The period of the same length directly before (-1) or after (1): a relative
 * period (`this-month`) if one covers the same days. Undefined for an open or
 * reversed range, and if the result is not a valid period.
 */
export function adjacentPeriod(
  period: Period,
  today: CalendarDate,
  step: 1 | -1,
): Period | undefined {
  const adjacent = shifted(fixedPeriod(period, today), step);
  if (adjacent === undefined) return undefined;
  const text = periodText(adjacent);
  const name = Object.keys(RELATIVE_PERIODS)
    .filter(isRelativePeriod)
    .find(
      (name) =>
        periodText(fixedPeriod({ kind: "relative", name }, today)) === text,
    );
  return parsePeriod(name ?? text);
}

/**
 * The days that an unfinished period is compared with: as many of the period
 * before it as it has had until today, such as 1 to 22 Oct on 22 Nov. All of that
 * period if this one is over. Undefined if no period comes before.
 */
export function comparedRange(
  period: Period,
  today: CalendarDate,
): DateRange | undefined {
  const previous = adjacentPeriod(period, today, -1);
  if (previous === undefined) return undefined;
  const { from, to } = periodRange(period, today);
  const before = periodRange(previous, today);
  if (today >= to) return before;
  // In a year, the same date: a leap day shifts the count of days.
  const last =
    fixedPeriod(period, today).kind === "year"
      ? sameDate(today, Number(before.from.slice(0, 4)))
      : addDays(before.from, daysBetween(from, today));
  return { from: before.from, to: last < before.to ? last : before.to };
}

/** The date in another year; 28 February for a leap day that it does not have. */
function sameDate(date: CalendarDate, year: number): CalendarDate {
  const [, month = 0, day = 0] = date.split("-").map(Number);
  return calendarDate(year, month, Math.min(day, daysInMonth(year, month)));
}

/** The period in days that no longer depend on today. */
export function fixedPeriod(period: Period, today: CalendarDate): FixedPeriod {
  if (period.kind !== "relative") return period;
  const [year = 0, month = 0] = today.split("-").map(Number);
  switch (period.name) {
    case "this-month":
      return { kind: "month", year, month };
    case "last-month":
      return shiftedMonth(year, month, -1);
    case "last-30-days":
      return { kind: "range", from: addDays(today, 1 - LAST_DAYS), to: today };
    case "this-year":
      return { kind: "year", year };
  }
}

function shifted(period: FixedPeriod, step: 1 | -1): FixedPeriod | undefined {
  switch (period.kind) {
    case "year":
      return { kind: "year", year: period.year + step };
    case "month":
      return shiftedMonth(period.year, period.month, step);
    case "day":
      return { kind: "day", date: addDays(period.date, step) };
    case "range": {
      const { from, to } = period;
      if (from === undefined || to === undefined || from > to) return undefined;
      const days = (daysBetween(from, to) + 1) * step;
      return {
        kind: "range",
        from: addDays(from, days),
        to: addDays(to, days),
      };
    }
  }
}

function shiftedMonth(year: number, month: number, step: 1 | -1): FixedPeriod {
  const months = year * 12 + month - 1 + step;
  return {
    kind: "month",
    year: Math.floor(months / 12),
    month: (months % 12) + 1,
  };
}
