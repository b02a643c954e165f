import {
  addDays,
  type CalendarDate,
  calendarDate,
  dateFault,
  isCalendarDate,
} from "@/lib/expenses/calendar-date";
import { daysAgo, isCountOfDays } from "./days-ago";
import type { LineToken } from "./line-tokens";
import { monthNumber } from "./month-number";

/** A date and the tokens that it was read from. */
export type LineDate = {
  date: CalendarDate;
  position: number;
  count: number;
  /** Whether its number could be an amount: `may 20`. */
  hasPlainNumber: boolean;
};

const MAX_WORDS = 5;
const MAX_SPACE = 3;
/** Bounds the time for a line of dates only. */
const MAX_CANDIDATES = 8;

const ISO = /^\d{4}-\d\d-\d\d$/;
const NUMERIC =
  /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d\d)$|^(\d{1,2})\/(\d{1,2})$/;
const DAY_MONTH =
  /^(\d{1,2})(st|nd|rd|th)? ?(?:of )?([a-z]{3,9}),?(?: (\d{4}))?$/;
const MONTH_DAY = /^([a-z]{3,9}) ?(\d{1,2})(st|nd|rd|th)?,?(?: (\d{4}))?$/;
const DAY_ONLY = /^(\d{1,2})(?:st|nd|rd|th)$/;

/**
 * The dates of a line, at its end, at its start and after `on`, never in the
 * future. An amount at the end may follow the date, as in `chai kal 20`. A weekday
 * alone is one after a number at the end: `movie 350 sat`.
 */
export function lineDates(
  tokens: readonly LineToken[],
  today: CalendarDate,
  trailingAmount: number,
): LineDate[] {
  const found: LineDate[] = [];
  const tryAt = (position: number, count: number) => {
    if (position < 0 || position + count > tokens.length) return;
    const isAfterOn = isOn(tokens[position - 1], tokens[position]);
    const words = tokens
      .slice(position, position + count)
      .map(({ word }) => word)
      .join(" ");
    const date = readPhrase(words, today, isAfterOn);
    if (date === undefined || date > today || dateFault(date) !== undefined)
      return;
    const hasPlainNumber =
      /[a-z]/.test(words) &&
      /(?:^|\s)\d+(?:\s|$)/.test(words) &&
      !isCountOfDays(words);
    found.push(
      isAfterOn
        ? { date, position: position - 1, count: count + 1, hasPlainNumber }
        : { date, position, count, hasPlainNumber },
    );
  };
  const tryWeekday = () => {
    const position = tokens.length - 1;
    const [before = "", word = ""] = tokens.slice(-2).map((one) => one.word);
    const days = daysAgo(word, today, true);
    if (position < 2 || !/\d/.test(before) || days === undefined) return;
    const date = addDays(today, -days);
    found.push({ date, position, count: 1, hasPlainNumber: false });
  };
  const lengths = Array.from(
    { length: MAX_WORDS },
    (_, index) => MAX_WORDS - index,
  );
  for (const count of lengths) tryAt(tokens.length - count, count);
  if (found.length === 0) tryWeekday();
  if (trailingAmount > 0)
    for (const count of lengths)
      tryAt(tokens.length - trailingAmount - count, count);
  for (const count of lengths) tryAt(0, count);
  for (const [position, token] of tokens.entries()) {
    if (found.length >= MAX_CANDIDATES) break;
    if (isOn(token)) for (const count of lengths) tryAt(position + 1, count);
  }
  return found;
}

/** A category between `on` and a date separates them. */
function isOn(token: LineToken | undefined, next?: LineToken): boolean {
  const isNear = !token || !next || next.start - token.end <= MAX_SPACE;
  return token?.word === "on" && isNear;
}

function readPhrase(
  words: string,
  today: CalendarDate,
  isAfterOn: boolean,
): CalendarDate | undefined {
  const days = daysAgo(words, today, isAfterOn);
  if (days !== undefined) return addDays(today, -days);
  if (ISO.test(words)) return isCalendarDate(words) ? words : undefined;
  const [, day, month, year, shortDay, shortMonth] = NUMERIC.exec(words) ?? [];
  if (day ?? shortDay)
    return pastDate(day ?? shortDay, Number(month ?? shortMonth), year, today);
  const [, firstDay, , monthAfter, yearAfter] = DAY_MONTH.exec(words) ?? [];
  if (monthAfter !== undefined)
    return pastDate(firstDay, monthNumber(monthAfter), yearAfter, today);
  const [, monthBefore, dayAfter, , lastYear] = MONTH_DAY.exec(words) ?? [];
  if (monthBefore !== undefined)
    return pastDate(dayAfter, monthNumber(monthBefore), lastYear, today);
  const dayOnly = isAfterOn ? DAY_ONLY.exec(words)?.[1] : undefined;
  return dayOnly === undefined
    ? undefined
    : lastDayOfMonth(Number(dayOnly), today);
}

/** Without a year, the latest such day up to today. */
function pastDate(
  day: string | undefined,
  month: number,
  year: string | undefined,
  today: CalendarDate,
): CalendarDate | undefined {
  const thisYear = Number(today.slice(0, 4));
  const years =
    year === undefined
      ? [thisYear, thisYear - 1]
      : [year.length === 2 ? 2000 + Number(year) : Number(year)];
  return years
    .map((one) => calendarDate(one, month, Number(day)))
    .find((date) => isCalendarDate(date) && date <= today);
}

function lastDayOfMonth(
  day: number,
  today: CalendarDate,
): CalendarDate | undefined {
  const [year = 0, month = 0] = today.split("-").map(Number);
  const previous =
    month === 1
      ? calendarDate(year - 1, 12, day)
      : calendarDate(year, month - 1, day);
  return [calendarDate(year, month, day), previous].find(
    (date) => isCalendarDate(date) && date <= today,
  );
}
