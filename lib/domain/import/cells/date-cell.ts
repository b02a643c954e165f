import { normaliseText } from "@/lib/domain/expenses/normalise-text";
import {
  addDays,
  calendarDate,
  type CalendarDate,
  dateFault,
  MONTH_NAMES,
  readDate,
} from "@/lib/domain/expenses/calendar-date";

export type DateOrder = "day-first" | "month-first";

/** A date whose first two numbers are a day and a month, in either order. */
export type NumericDate = { first: number; second: number; year: number };

export type DateCell = CalendarDate | NumericDate;

const END = String.raw`(?:[\sT,]*(?:at\s+)?\d{1,2}[:.]\d{2}.*|[\s,]*)$`;
const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}[T ].*(z|[+-]\d{2}:\d{2})$/i;
const YEAR_FIRST = new RegExp(
  String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})${END}`,
  "i",
);
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const NUMERIC = new RegExp(
  String.raw`^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})${END}`,
  "i",
);
const DAY_NAMED = new RegExp(
  String.raw`^(\d{1,2})(?:st|nd|rd|th)?[-/.,\s]*([a-z]{3,9})[-/.,'’\s]*(\d{4}|\d{2})${END}`,
  "i",
);
const NAMED_DAY = new RegExp(
  String.raw`^([a-z]{3,9})[-/.\s]*(\d{1,2})(?:st|nd|rd|th)?[-/.,'’\s]+(\d{4}|\d{2})${END}`,
  "i",
);
const WEEKDAY = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,\s]+/i;
/** Days since 30 December 1899, with the time as a fraction. */
const SERIAL = /^(\d{5})(\.\d+)?$/;
const SERIAL_START = calendarDate(1899, 12, 30);
const LONGEST = 60;

/** Whether a cell is a date in the way that a spreadsheet stores it, or a number. */
export function isSerialDate(text: string): boolean {
  return SERIAL.test(text.trim());
}

/** Reads a date cell; undefined if it is no date. A time after the date is ignored. */
export function readDateCell(text: string): DateCell | undefined {
  const trimmed = normaliseText(text, "NFKC").trim().replace(WEEKDAY, "");
  if (trimmed.length > LONGEST) return undefined;
  if (WITH_OFFSET.test(trimmed)) return validDate(readDate(trimmed));
  const numeric = NUMERIC.exec(trimmed);
  if (numeric) {
    const [, first, second, year = ""] = numeric;
    return {
      first: Number(first),
      second: Number(second),
      year: fullYear(year),
    };
  }
  return (
    readYearDayMonth(trimmed) ??
    validDate(readNamedMonth(trimmed) ?? readYearFirst(trimmed))
  );
}

/** Undefined if there is no such day. A number over 12 is the day in both orders. */
export function resolveDate(
  cell: DateCell | undefined,
  order: DateOrder,
): CalendarDate | undefined {
  if (cell === undefined || typeof cell === "string") return cell;
  const { first, second, year } = cell;
  const isDayFirst = first > 12 || (order === "day-first" && second <= 12);
  return validDate(
    isDayFirst
      ? calendarDate(year, second, first)
      : calendarDate(year, first, second),
  );
}

/** `2026-13-10`, as some programs write dates that they have read month first. */
function readYearDayMonth(text: string): NumericDate | undefined {
  const [, year, , first, second] = YEAR_FIRST.exec(text) ?? [];
  return Number(first) > 12
    ? { first: Number(first), second: Number(second), year: Number(year) }
    : undefined;
}

function readYearFirst(text: string): CalendarDate | undefined {
  const [, year, , month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year !== undefined)
    return calendarDate(Number(year), Number(month), Number(day));
  const compact = COMPACT.exec(text)?.slice(1).map(Number);
  if (compact) {
    const [compactYear = 0, compactMonth = 0, compactDay = 0] = compact;
    return calendarDate(compactYear, compactMonth, compactDay);
  }
  const [, serial] = SERIAL.exec(text) ?? [];
  return serial === undefined
    ? undefined
    : addDays(SERIAL_START, Number(serial));
}

function readNamedMonth(text: string): CalendarDate | undefined {
  const dayNamed = DAY_NAMED.exec(text);
  const namedDay = NAMED_DAY.exec(text);
  const [day, name = "", year = ""] = dayNamed
    ? dayNamed.slice(1)
    : [namedDay?.[2], namedDay?.[1], namedDay?.[3]];
  const month = monthNumber(name);
  return month === 0
    ? undefined
    : calendarDate(fullYear(year), month, Number(day));
}

const LOWER_MONTH_NAMES = MONTH_NAMES.map((name) => name.toLowerCase());

/** 1 to 12 for `Sep`, `Sept` or `September`, else 0. */
function monthNumber(name: string): number {
  const lower = name.toLowerCase();
  return lower.length < 3
    ? 0
    : LOWER_MONTH_NAMES.findIndex((month) => month.startsWith(lower)) + 1;
}

function fullYear(year: string): number {
  return year.length === 2 ? 2000 + Number(year) : Number(year);
}

function validDate(date: CalendarDate | undefined): CalendarDate | undefined {
  return date !== undefined && dateFault(date) === undefined ? date : undefined;
}
