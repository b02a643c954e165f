import {
  type CalendarDate,
  calendarDate,
  formatDate,
  isCalendarDate,
  MONTHS,
} from "@/lib/domain/expenses/calendar-date";

/** The periods that depend on today, with their labels. */
export const RELATIVE_PERIODS = {
  "this-month": "This month",
  "last-month": "Last month",
  "last-30-days": "Last 30 days",
  "this-year": "This year",
} as const;

type RelativePeriod = keyof typeof RELATIVE_PERIODS;

/** The periods that do not depend on today. An undefined end of a range is open. */
export type FixedPeriod =
  | { kind: "year"; year: number }
  | { kind: "month"; year: number; month: number }
  | { kind: "day"; date: CalendarDate }
  | {
      kind: "range";
      from: CalendarDate | undefined;
      to: CalendarDate | undefined;
    };

export type Period = { kind: "relative"; name: RelativePeriod } | FixedPeriod;

const FIXED = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/;
const RANGE = /^([^.]*)\.\.([^.]*)$/;

/**
 * Reads a period from its text in the URL: the name of a relative period, `2026`,
 * `2026-01`, `2026-01-05` or `2026-01-05..2026-01-31`, where either end may be
 * missing. Undefined for any other text.
 */
export function parsePeriod(text: string): Period | undefined {
  if (isRelativePeriod(text)) return { kind: "relative", name: text };
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
    case "relative":
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

/** `2026-01` → `Jan 2026` */
export function periodLabel(period: Period): string {
  switch (period.kind) {
    case "relative":
      return RELATIVE_PERIODS[period.name];
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

export function isRelativePeriod(text: string): text is RelativePeriod {
  return Object.hasOwn(RELATIVE_PERIODS, text);
}
