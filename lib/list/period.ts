import {
  addDays,
  type CalendarDate,
  calendarDate,
  daysBetween,
  daysInMonth,
  formatDate,
  isCalendarDate,
  MONTHS,
} from "@/lib/expenses/calendar-date";

/** The periods that depend on today, with their labels. */
export const MOVING_PERIODS = {
  "this-month": "This month",
  "last-month": "Last month",
  "last-30-days": "Last 30 days",
  "this-year": "This year",
} as const;

type MovingPeriod = keyof typeof MOVING_PERIODS;

/** The periods that do not depend on today. An undefined end of a range is open. */
type FixedPeriod =
  | { kind: "year"; year: number }
  | { kind: "month"; year: number; month: number }
  | { kind: "day"; date: CalendarDate }
  | {
      kind: "range";
      from: CalendarDate | undefined;
      to: CalendarDate | undefined;
    };

export type Period = { kind: "moving"; name: MovingPeriod } | FixedPeriod;

/** Both days belong to it. */
export type DateRange = { from: CalendarDate; to: CalendarDate };

const FIXED = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/;
const RANGE = /^(.*)\.\.(.*)$/;
const BEFORE_ALL = calendarDate(0, 1, 1);
const AFTER_ALL = calendarDate(9999, 12, 31);
const LAST_DAYS = 30;

/**
 * Reads a period from its text in the URL: the name of a moving period, `2026`,
 * `2026-01`, `2026-01-05` or `2026-01-05..2026-01-31`, where either end may be
 * missing. Undefined for any other text.
 */
export function parsePeriod(text: string): Period | undefined {
  if (isMovingPeriod(text)) return { kind: "moving", name: text };
  const [, from, to] = RANGE.exec(text) ?? [];
  if (from !== undefined && to !== undefined) return parseRange(from, to);
  const [, year, month, day] = FIXED.exec(text) ?? [];
  const first = `${year}-${month ?? "01"}-${day ?? "01"}`;
  // No calendar date follows the year 9999, so it has no next period.
  if (!isCalendarDate(first) || year === "9999") return undefined;
  if (day !== undefined) return { kind: "day", date: first };
  if (month === undefined) return { kind: "year", year: Number(year) };
  return { kind: "month", year: Number(year), month: Number(month) };
}

/** The text of the period in the URL, as parsePeriod reads it. */
export function periodText(period: Period): string {
  switch (period.kind) {
    case "moving":
      return period.name;
    case "year":
      return calendarDate(period.year, 1, 1).slice(0, 4);
    case "month":
      return calendarDate(period.year, period.month, 1).slice(0, 7);
    case "day":
      return period.date;
    case "range":
      return `${period.from ?? ""}..${period.to ?? ""}`;
  }
}

/** Whether it is a range whose first day comes after its last, so that no day belongs to it. */
export function isReversed(period: Period | undefined): boolean {
  if (period?.kind !== "range") return false;
  const { from, to } = period;
  return from !== undefined && to !== undefined && from > to;
}

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

/**
 * The period of the same length just before (-1) or after (1) this one, as a
 * moving period where one has the same days; undefined for an open or reversed
 * range and beyond the calendar.
 */
export function adjacentPeriod(
  period: Period,
  today: CalendarDate,
  step: 1 | -1,
): Period | undefined {
  const adjacent = shifted(fixedPeriod(period, today), step);
  if (adjacent === undefined) return undefined;
  const text = periodText(adjacent);
  const name = Object.keys(MOVING_PERIODS)
    .filter(isMovingPeriod)
    .find((name) => periodText(movingPeriodOn(today, name)) === text);
  return parsePeriod(name ?? text);
}

/** `2026-01` → `Jan 2026` */
export function periodLabel(period: Period): string {
  switch (period.kind) {
    case "moving":
      return MOVING_PERIODS[period.name];
    case "month":
      return `${MONTHS[period.month - 1]} ${periodText(period).slice(0, 4)}`;
    case "year":
      return periodText(period);
    case "day":
      return formatDate(period.date);
    case "range": {
      const [from, to] = [period.from, period.to].map((end) =>
        end === undefined ? "" : formatDate(end),
      );
      return `${from} to ${to}`.trim();
    }
  }
}

function parseRange(from: string, to: string): Period | undefined {
  const isEnd = (end: string) => end === "" || isCalendarDate(end);
  if (!isEnd(from) || !isEnd(to)) return undefined;
  return { kind: "range", from: from || undefined, to: to || undefined };
}

function isMovingPeriod(text: string): text is MovingPeriod {
  return Object.hasOwn(MOVING_PERIODS, text);
}

function fixedPeriod(period: Period, today: CalendarDate): FixedPeriod {
  return period.kind === "moving" ? movingPeriodOn(today, period.name) : period;
}

/** The days of a moving period on the given day. */
function movingPeriodOn(today: CalendarDate, name: MovingPeriod): FixedPeriod {
  const [year = 0, month = 0] = today.split("-").map(Number);
  switch (name) {
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
