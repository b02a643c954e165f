import {
  type CalendarDate,
  calendarDate,
  isCalendarDate,
  MONTHS,
} from "@/lib/domain/expenses/calendar-date";

const MONTH = `(${MONTHS.join("|")})[a-z]{0,6}`;
const DATES = new RegExp(
  [
    String.raw`(?<![\d/.-])(20\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?![\d/])`,
    String.raw`(?<![\d/.-])(\d{1,2})[-/.](\d{1,2})[-/.](20\d\d|\d\d)(?![\d/-])(, ?\d{1,2}:\d\d ?[ap]m)?`,
    String.raw`(?<![\d/.])(\d{1,2})(?:st|nd|rd|th)?[-/., ']{0,2}${MONTH}(?:[-/., ']{0,2}(20\d\d|\d\d)(?![\d:]))?(?![a-z])`,
    String.raw`(?<![a-z])${MONTH}[ -]{0,2}(\d{1,2})(?:st|nd|rd|th)?(?:[, ]{1,2}(20\d\d))(?!\d)`,
    String.raw`(?<!\d)(20\d\d):(\d\d):(\d\d)(?= \d\d:\d\d)`,
    String.raw`(?<=\b(?:on|dt|date|dated)[ :]{1,2})(\d{1,2})[-/](\d{1,2})(?![\d/:.-]|-?[a-z])`,
  ].join("|"),
  "gi",
);

const DAY_WITH_YEAR = new RegExp(
  String.raw`(?<![\w/.-])(?<day>\d{1,2})(?:(?<sign>[-/.])(?<month>\d{1,2})\k<sign>|[-/. ]?(?<name>${MONTHS.join("|")})[a-z]{0,6}[-/., ]{0,2})(?<year>20\d\d|\d\d)(?![\d/:-])`,
  "gi",
);

/** The day of a bill or of an offer, not of the payment. */
const OTHER_DAY =
  /\b(?:bill|due|dues|repay\w*|payable|statement|valid|expir\w*|till|until|before|next)(?: date)?(?: is| on| by| till| of|:){0,2} ?$/i;
const DAY_WINDOW = 30;

/** When a message was forwarded in a chat; its own day counts. */
const CHAT_STAMP =
  /^\[?\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},? +\d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]\.?m\.?)?\]?(?= -|:? )/gim;

/** A date, with the offsets of its text. */
export type MessageDate = { date: CalendarDate; start: number; end: number };

/**
 * The first date of the message that is not after today, day before month. A date
 * without a year is the latest such day. Undefined if there is none.
 */
export function messageDate(
  text: string,
  today: CalendarDate,
): MessageDate | undefined {
  const unstamped = text.replace(CHAT_STAMP, (stamp) =>
    " ".repeat(stamp.length),
  );
  return (
    firstDate(unstamped, today) ??
    (unstamped === text ? undefined : firstDate(text, today))
  );
}

function firstDate(text: string, today: CalendarDate): MessageDate | undefined {
  for (const match of text.matchAll(DATES)) {
    const start = match.index;
    const before = text.slice(Math.max(0, start - DAY_WINDOW), start);
    if (OTHER_DAY.test(before)) continue;
    const date = readMatch(match, today);
    if (date !== undefined)
      return { date, start, end: start + match[0].length };
  }
  return undefined;
}

/** Whether the only days of the message, with their years, are after today. */
export function isOfFutureDay(text: string, today: CalendarDate): boolean {
  return (
    messageDate(text, today) === undefined &&
    [...text.matchAll(DAY_WITH_YEAR)].some(({ index, groups }) => {
      const before = text.slice(Math.max(0, index - DAY_WINDOW), index);
      const { day, month, name = "", year } = groups ?? {};
      const found = date(year, month ?? monthNumber(name), day);
      return !OTHER_DAY.test(before) && found !== undefined && found > today;
    })
  );
}

function readMatch(
  match: RegExpExecArray,
  today: CalendarDate,
): CalendarDate | undefined {
  const [
    whole,
    isoYear,
    isoMonth,
    isoDay,
    first,
    second,
    shortYear,
    time,
    ...rest
  ] = match;
  const [day, monthName, year, monthFirst, dayAfter, yearAfter, ...others] =
    rest;
  const [stampYear, stampMonth, stampDay, dayOnly, monthOnly] = others;
  const past = (one?: CalendarDate) =>
    one !== undefined && one <= today ? one : undefined;
  if (isoYear !== undefined) return past(date(isoYear, isoMonth, isoDay));
  if (first !== undefined) {
    const dayFirst = past(date(shortYear, second, first));
    const american = past(date(shortYear, first, second));
    // American software writes 3/8/26, 6:39 PM: with a comma and without zeros.
    const isAmerican = time !== undefined && !/-|(?:^|\/)0/.test(whole);
    if (isAmerican) return american ?? dayFirst;
    // A day ahead stays one: 01-12-26 is no day of January.
    return date(shortYear, second, first) === undefined ? american : dayFirst;
  }
  if (monthFirst !== undefined)
    return past(date(yearAfter, monthNumber(monthFirst), dayAfter));
  if (stampYear !== undefined)
    return past(date(stampYear, stampMonth, stampDay));
  if (dayOnly !== undefined) return latest(Number(monthOnly), dayOnly, today);
  const month = monthNumber(monthName ?? "");
  if (year !== undefined) return past(date(year, month, day));
  return latest(month, day, today);
}

function latest(
  month: number,
  day: string | undefined,
  today: CalendarDate,
): CalendarDate | undefined {
  const thisYear = Number(today.slice(0, 4));
  return [thisYear, thisYear - 1]
    .map((year) => date(String(year), month, day))
    .find((one) => one !== undefined && one <= today);
}

function date(
  year = "",
  month: string | number | undefined,
  day: string | undefined,
): CalendarDate | undefined {
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  const text = calendarDate(fullYear, Number(month), Number(day));
  return isCalendarDate(text) ? text : undefined;
}

function monthNumber(name: string): number {
  return (
    MONTHS.findIndex((month) => month.toLowerCase() === name.toLowerCase()) + 1
  );
}
