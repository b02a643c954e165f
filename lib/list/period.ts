import {
  addDays,
  type CalendarDate,
  daysBetween,
  formatDate,
  isCalendarDate,
  MONTHS,
} from "@/lib/expenses/calendar-date";

/** The periods that move along with today, and what they are called. */
export const MOVING_PERIODS = {
  "this-month": "This month",
  "last-month": "Last month",
  "last-30-days": "Last 30 days",
  "this-year": "This year",
} as const;

/**
 * A stretch of days as the URL says it: one of MOVING_PERIODS, `2026`,
 * `2026-01`, `2026-01-05`, or `2026-01-05..2026-01-31`, where either end may be
 * missing.
 */
export type Period = string;

/** Both days belong to it. */
export type DateRange = { from: CalendarDate; to: CalendarDate };

const FIXED = /^\d{4}(-\d{2}){0,2}$/;
const RANGE = /^(.*)\.\.(.*)$/;
const BEFORE_ALL: CalendarDate = "0000-01-01";
const AFTER_ALL: CalendarDate = "9999-12-31";
/** Has no day after it that a date can name. */
const LAST_YEAR = "9999";
const LAST_DAYS = 30;

export function isPeriod(text: string): boolean {
  if (isMoving(text)) return true;
  const ends = rangeEnds(text);
  return ends
    ? [ends.from, ends.to].every((end) => end === "" || isCalendarDate(end))
    : FIXED.test(text) && isCalendarDate(firstDay(text)) && text < LAST_YEAR;
}

/** The two ends of a range, empty where it is open; undefined for other periods. */
export function rangeEnds(period: Period): DateRange | undefined {
  const [, from, to] = RANGE.exec(period) ?? [];
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** Whether it is a range whose first day comes after its last: no day belongs to it. */
export function isReversed(period: Period = ""): boolean {
  const ends = rangeEnds(period);
  return Boolean(ends?.from && ends.to && ends.from > ends.to);
}

export function periodRange(period: Period, today: CalendarDate): DateRange {
  const ends = rangeEnds(period);
  if (ends) return { from: ends.from || BEFORE_ALL, to: ends.to || AFTER_ALL };
  const fixed = fixedPeriod(period, today);
  if (fixed !== period) return periodRange(fixed, today);
  const from = firstDay(period);
  return { from, to: addDays(firstDay(next(period, 1)), -1) };
}

/**
 * The period of the same length just before (-1) or after (1) this one;
 * undefined where it has no length.
 */
export function adjacentPeriod(
  period: Period,
  today: CalendarDate,
  step: 1 | -1,
): Period | undefined {
  const fixed = fixedPeriod(period, today);
  const ends = rangeEnds(fixed);
  if (ends && (!ends.from || !ends.to || isReversed(fixed))) return undefined;
  const found = ends ? shifted(ends, step) : next(fixed, step);
  const isSame = (name: string) => fixedPeriod(name, today) === found;
  return Object.keys(MOVING_PERIODS).find(isSame) ?? found;
}

/** `2026-01` → `Jan 2026` */
export function periodLabel(period: Period): string {
  if (isMoving(period)) return MOVING_PERIODS[period];
  const ends = rangeEnds(period);
  if (ends)
    return `${ends.from && formatDate(ends.from)} to ${ends.to && formatDate(ends.to)}`.trim();
  const [year, month, day] = period.split("-");
  if (day !== undefined) return formatDate(period);
  return month === undefined ? period : `${MONTHS[Number(month) - 1]} ${year}`;
}

/** What a moving period is today; any other as it is. */
function fixedPeriod(period: Period, today: CalendarDate): Period {
  const month = today.slice(0, 7);
  if (!isMoving(period)) return period;
  switch (period) {
    case "this-month":
      return month;
    case "last-month":
      return next(month, -1);
    case "last-30-days":
      return `${addDays(today, 1 - LAST_DAYS)}..${today}`;
    case "this-year":
      return today.slice(0, 4);
  }
}

function isMoving(text: string): text is keyof typeof MOVING_PERIODS {
  return Object.hasOwn(MOVING_PERIODS, text);
}

function firstDay(period: Period): CalendarDate {
  const [year, month = "01", day = "01"] = period.split("-");
  return `${year}-${month}-${day}`;
}

/** The year, month or day before or after. */
function next(period: Period, step: 1 | -1): Period {
  if (period.length === 10) return addDays(period, step);
  if (period.length === 4) return pad(Number(period) + step, 4);
  const [year = 0, month = 0] = period.split("-").map(Number);
  const months = year * 12 + month - 1 + step;
  return `${pad(Math.floor(months / 12), 4)}-${pad((months % 12) + 1, 2)}`;
}

function pad(number: number, length: number): string {
  return String(number).padStart(length, "0");
}

function shifted({ from, to }: DateRange, step: 1 | -1): Period {
  const days = daysBetween(from, to) + 1;
  return `${addDays(from, days * step)}..${addDays(to, days * step)}`;
}
