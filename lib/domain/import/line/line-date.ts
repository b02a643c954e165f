import {
  addDays,
  type CalendarDate,
  calendarDate,
  dateFault,
  daysBetween,
  isCalendarDate,
} from "@/lib/domain/expenses/calendar-date";
import { dayInWords } from "./days-ago";
import { type LineToken, LENGTHS, textAt } from "./line-tokens";
import { isSpentVerb } from "./link-words";
import { monthNumber } from "@/lib/domain/import/month-number";

/** A date and the tokens that it was read from. */
export type LineDate = {
  date: CalendarDate;
  position: number;
  count: number;
  /** Whether its number could be an amount: `may 20`. */
  hasPlainNumber: boolean;
  /** Whether its words have no other meaning: `kal`, `3 days ago`, `5 nov`. */
  isDayOnly: boolean;
  /** Whether another day is likely: the last year's `25 dec`, or `last week`. */
  isDoubtful: boolean;
};

const MAX_SPACE = 3;
/** Bounds the time for a line of dates only. */
const MAX_CANDIDATES = 8;
/** A date without a year that is older is doubtful. */
const MAX_SURE_DAYS = 183;
const LEAP_YEAR = 2024;

const ISO = /^\d{4}-\d\d-\d\d$/;
const MONTH = String.raw`(?<month>[\p{L}\p{M}]{3,12})`;
const DAY_MONTH = new RegExp(
  String.raw`^(?<day>\d{1,2})(?:st|nd|rd|th)? ?(?:of )?${MONTH},?(?: (?<year>\d{4}))?$`,
  "u",
);
const MONTH_DAY = new RegExp(
  String.raw`^${MONTH} ?(?<day>\d{1,2})(?:st|nd|rd|th)?,?(?: (?<year>\d{4}))?$`,
  "u",
);
const SHAPES = [
  /^(?<day>\d{1,2})[./-](?<month>\d{1,2})[./-](?<year>\d{4}|\d\d)$/,
  /^(?<day>\d{1,2})[/-](?<month>\d{1,2})$/,
  DAY_MONTH,
  MONTH_DAY,
];
/** The shapes that are certainly dates, and not words: `5 nov`, `5 tarikh`, `5/11/26`. */
const SURE = [DAY_MONTH, MONTH_DAY, /\d[./-]\d+[./-]\d/];
const MONTH_WORD = /\b(?:may|mar|march)\b/;
const PLAIN_NUMBER = /(?:^|\s)\d+(?:\s|$)/;
/** `5th`, `5 tarikh` */
const DAY_ONLY =
  /^(\d{1,2})(?:st|nd|rd|th|(?:st|nd|rd|th)? (?:tarikh|tareekh|taarikh|tarik|tareek|तारीख|तारीख़))$/;
/** `2nd hand` and `3rd floor` are no dates. */
const NAMED_BY_ORDINAL =
  /^(?:hand|year|floor|sem|semester|class|std|standard|time|prize|place|round|half|ac|seat|gen|birthday|anniversary|block|phase|edition|part)$/;
/** `ko` in "5 tarikh ko", `ka` in "kal ka lunch". */
const PARTICLE = / (?:ko|ka|ke|ki|wala|wali|को|का|के|की|वाला|वाली)$/;
/** `sun cream` and `sat exam` are no weekdays. */
const NAMED_BY_WEEKDAY =
  /^(?:cream|screen|block|lotion|glass(?:es)?|flower|shade|exam|test|prep)$/;
const SHORT_WEEKDAY = /^(?:sat|sun)$/;

/**
 * The dates of a line, at its end, at its start, after `on` and of sure words anywhere,
 * never in the future. An amount at the end may follow the date, as in `chai kal 20`.
 */
export function lineDates(
  tokens: readonly LineToken[],
  today: CalendarDate,
  trailingAmount: number,
): LineDate[] {
  const found: LineDate[] = [];
  const tryAt = (position: number, count: number) => {
    const date = dateAt(tokens, position, count, today);
    if (date !== undefined) found.push(date);
  };
  // "rent 7000 5 nov ko diya"
  const end = tokens.findLastIndex((token) => !isSpentVerb(token)) + 1;
  for (const count of LENGTHS) tryAt(end - count, count);
  if (trailingAmount > 0)
    for (const count of LENGTHS)
      tryAt(tokens.length - trailingAmount - count, count);
  for (const count of LENGTHS) tryAt(0, count);
  for (const [position, token] of tokens.entries()) {
    if (found.length >= MAX_CANDIDATES) break;
    if (isOn(token)) for (const count of LENGTHS) tryAt(position + 1, count);
  }
  const sure = datesWithin(tokens, today).filter(({ isDayOnly }) => isDayOnly);
  return [...found, ...sure].slice(0, MAX_CANDIDATES);
}

/** Whether the word is a day, or of one, that is ahead, does not exist or is too long ago. */
export function isOtherDay({ word }: LineToken): boolean {
  return /^(?:\d{1,4}([./-])\d{1,2}\1\d{2,4}|tomorrow|tmrw|tmr|ago)$/.test(
    word,
  );
}

/** Whether the word may be a day of a month: `5/8`. */
export function isDayAndMonth(word: string): boolean {
  const [, day, month] = /^(\d{1,2})\/(\d{1,2})$/.exec(word) ?? [];
  return (
    day !== undefined &&
    isCalendarDate(calendarDate(LEAP_YEAR, Number(month), Number(day)))
  );
}

/** The dates at any position of a line, in order. */
export function datesWithin(
  tokens: readonly LineToken[],
  today: CalendarDate,
): LineDate[] {
  const found: LineDate[] = [];
  let position = 0;
  while (position < tokens.length) {
    const start = isOn(tokens[position], tokens[position + 1])
      ? position + 1
      : position;
    const date = LENGTHS.map((count) =>
      dateAt(tokens, start, count, today),
    ).find((one) => one !== undefined);
    if (date) found.push(date);
    position = date ? date.position + date.count : position + 1;
  }
  return found;
}

function dateAt(
  tokens: readonly LineToken[],
  position: number,
  count: number,
  today: CalendarDate,
): LineDate | undefined {
  if (position < 0 || position + count > tokens.length) return undefined;
  const isAfterOn = isOn(tokens[position - 1], tokens[position]);
  const next = tokens[position + count]?.word ?? "";
  const phrase = textAt(tokens, position, count)
    .replace(/^the /, "")
    .replace(PARTICLE, "");
  if (!isAfterOn && isName(phrase, next)) return undefined;
  const day = dayInWords(phrase, today, isAfterOn);
  const date = day ? addDays(today, -day.daysAgo) : writtenDate(phrase, today);
  if (date === undefined || date > today || dateFault(date) !== undefined)
    return undefined;
  const before = isAfterOn ? 1 : 0;
  const hasPlainNumber = PLAIN_NUMBER.test(phrase) && MONTH_WORD.test(phrase);
  return {
    date,
    position: position - before,
    count: count + before,
    hasPlainNumber,
    isDayOnly: day
      ? day.kind === "name" || day.kind === "count"
      : !hasPlainNumber && SURE.some((pattern) => pattern.test(phrase)),
    isDoubtful: day
      ? day.kind === "week"
      : !/\d{4}|[./-]\d{1,2}[./-]/.test(phrase) &&
        daysBetween(date, today) > MAX_SURE_DAYS,
  };
}

/** A category between `on` and a date separates them. */
function isOn(token: LineToken | undefined, next?: LineToken): boolean {
  const isNear = !token || !next || next.start - token.end <= MAX_SPACE;
  return token?.word === "on" && isNear;
}

/** Whether the words of a date name something else here: "2nd hand", "sun cream", "30 nov" of "30 nov 2026". */
function isName(words: string, next: string): boolean {
  return (
    (NAMED_BY_ORDINAL.test(next) && DAY_ONLY.test(words)) ||
    (NAMED_BY_WEEKDAY.test(next) && SHORT_WEEKDAY.test(words)) ||
    (/^20[23]\d$/.test(next) && DAY_MONTH.test(words))
  );
}

function writtenDate(
  words: string,
  today: CalendarDate,
): CalendarDate | undefined {
  if (ISO.test(words)) return isCalendarDate(words) ? words : undefined;
  const dayOnly = DAY_ONLY.exec(words)?.[1];
  if (dayOnly !== undefined) return lastDayOfMonth(Number(dayOnly), today);
  for (const shape of SHAPES) {
    const { day, month = "", year } = shape.exec(words)?.groups ?? {};
    if (day !== undefined)
      return pastDate(day, Number(month) || monthNumber(month), year, today);
  }
  return undefined;
}

/** Without a year, the latest such day up to today. */
function pastDate(
  day: string,
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
