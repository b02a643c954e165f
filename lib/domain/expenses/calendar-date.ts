import type { Branded } from "./branded-type";

/** A calendar date as `YYYY-MM-DD`, without a time zone. */
export type CalendarDate = Branded<string, "CalendarDate">;

export const MIN_DATE = calendarDate(1900, 1, 1);
export const MAX_DATE = calendarDate(2199, 12, 31);

const PLAIN_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIMESTAMP =
  /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/i;
const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;
export const MONTH_NAMES = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
/** `Jan` to `Dec` */
export const MONTHS = MONTH_NAMES.map((name) => name.slice(0, 3));

export function daysInMonth(year: number, month: number): number {
  if (month === 2) {
    const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    return leap ? 29 : 28;
  }
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** The month is 1 to 12. Does not check that the date exists. */
export function calendarDate(
  year: number,
  month: number,
  day: number,
): CalendarDate {
  return [
    String(year).padStart(4, "0"),
    String(month).padStart(2, "0"),
    String(day).padStart(2, "0"),
  ].join("-") as CalendarDate;
}

/** Whether the text is an existing date as `YYYY-MM-DD`; `2026-02-29` is not. */
export function isCalendarDate(text: string): text is CalendarDate {
  const [, year, month, day] = (PLAIN_DATE.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined)
    return false;
  return (
    month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  );
}

/** Why an expense cannot have this date, as a message for the user; undefined if it can. */
export function dateFault(date: string): string | undefined {
  if (!isCalendarDate(date)) return "Enter a real date as YYYY-MM-DD.";
  return date < MIN_DATE || date > MAX_DATE
    ? `Enter a date from ${MIN_DATE} to ${MAX_DATE}.`
    : undefined;
}

/**
 * Reads a date that another program wrote: a plain date as it is, a timestamp as
 * its date in India. A timestamp without an offset is taken as Indian time.
 */
export function readDate(value: unknown): CalendarDate | undefined {
  if (typeof value !== "string") return undefined;
  const text = value.trim();
  const [, plainPart, offset] = TIMESTAMP.exec(text) ?? [];
  if (plainPart === undefined || offset === undefined) {
    const date = plainPart ?? text;
    return isCalendarDate(date) ? date : undefined;
  }
  if (!isCalendarDate(plainPart)) return undefined;
  const instant = Date.parse(text.replace(" ", "T").toUpperCase());
  if (Number.isNaN(instant)) return undefined;
  // The last hours of the year 9999 in UTC belong to the year 10000 in India.
  const date = new Date(instant + INDIA_OFFSET_MS).toISOString().slice(0, 10);
  return isCalendarDate(date) ? date : undefined;
}

/** `2026-01-05` → `5 Jan 2026`, in every locale and time zone. */
export function formatDate(date: CalendarDate): string {
  const [year, month, day] = date.split("-");
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
}

/** The current date in the time zone of the device. */
export function today(now = new Date()): CalendarDate {
  return calendarDate(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

/** The date that many days later, or earlier for a negative number. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromDayNumber(dayNumber(date) + days);
}

/** The number of days from the first date to the second; negative if the second is earlier. */
export function daysBetween(first: CalendarDate, second: CalendarDate): number {
  return dayNumber(second) - dayNumber(first);
}

export function earlier(a: CalendarDate, b: CalendarDate): CalendarDate {
  return a < b ? a : b;
}

export function later(a: CalendarDate, b: CalendarDate): CalendarDate {
  return a > b ? a : b;
}

/** 1 for Monday to 7 for Sunday. */
export function weekday(date: CalendarDate): number {
  // Day 0, 1 January 1970, was a Thursday.
  const sinceMonday = (dayNumber(date) + 3) % 7;
  return ((sinceMonday + 7) % 7) + 1;
}

const DAY_MS = 24 * 60 * 60 * 1000;

// In UTC, every day has 24 hours.
function dayNumber(date: CalendarDate): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

function fromDayNumber(days: number): CalendarDate {
  return new Date(days * DAY_MS).toISOString().slice(0, 10) as CalendarDate;
}
