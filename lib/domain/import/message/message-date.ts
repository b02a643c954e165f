import {
  type CalendarDate,
  calendarDate,
  daysBetween,
  isCalendarDate,
  MONTHS,
} from "@/lib/domain/expenses/calendar-date";
import {
  INDIAN_MONTHS,
  monthNumber,
  shortenedMonthNumber,
} from "@/lib/domain/import/month-number";
import { TICKET } from "./receipts";

/** An Indian name is a whole word: other words begin like the short ones. */
const MONTH = `(?<name>${MONTHS.join("|")}|(?:${INDIAN_MONTHS.join("|")})(?![\\u0900-\\u0d7f]))[a-z]{0,6}`;
/** The shapes of a date, day before month. One starts inside another only by chance: the first counts. */
const SHAPES = [
  String.raw`(?<![\d/.-])(?<year>20\d\d)[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?![\d/])`,
  String.raw`(?<![\d/.-])(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>20\d\d|\d\d)(?![\d/]|-\d)(?<time>, ?\d{1,2}:\d\d ?[ap]m)?`,
  String.raw`(?<![\d/.])(?<day>\d{1,2})(?:st|nd|rd|th)?[-/., ']{0,2}${MONTH}(?:[-/., ']{0,2}(?<year>20\d\d|\d\d)(?![\d:]))?(?![a-z])`,
  // Shortened Indian names need a year: other words begin like them.
  String.raw`(?<![\d/.])(?<day>\d{1,2})[-/., ]{1,2}(?<short>[\u0900-\u0d7f]{2,8})\.?[-/., ]{1,2}(?<year>20\d\d)(?![\d:])`,
  String.raw`(?<![a-z])${MONTH}[ -]{0,2}(?<day>\d{1,2})(?:st|nd|rd|th)?(?:[, ]{1,2}(?<year>20\d\d))(?!\d)`,
  String.raw`(?<!\d)(?<year>20\d\d):(?<month>\d\d):(?<day>\d\d)(?= \d\d:\d\d)`,
  String.raw`(?<=\b(?:on|dt|date|dated)[ :]{1,2})(?<day>\d{1,2})[-/](?<month>\d{1,2})(?![\d/:.-]|-?[a-z])`,
].map((shape) => new RegExp(shape, "gi"));

const WEEKDAY =
  "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?";
/** The day of a bill, an offer, a delivery or a journey, not of the payment. */
const OTHER_DAY = new RegExp(
  String.raw`\b(?:bill(?! on ?$)|next bill|due|dues|repay\w*|payable|statement|valid|expir\w*|till|until|before|next|period` +
    String.raw`|doj|journey|travel\w*|depart\w*|boarding|show|event|check-?in` +
    String.raw`|by|delivery|arriv(?:ing|es|al)|expected|renew(?:al|s|ing))(?: dated?| period)?(?: is| on| by| till| of|:){0,2}(?: ${WEEKDAY},?)? ?$|\d (?:to|-) $`,
  "i",
);
const HALF_A_YEAR = 183;
const DAY_WINDOW = 60;
/** The day on a ticket is that of the payment only in its sentence, after the verb. */
const PAID_ON =
  /\b(?:paid|debited|payment|spent|txn|transaction|received|charged|deducted|sent)\b(?:[^.]|\.(?=\d)){0,50}$/i;

/** When a message was forwarded in a chat; its own day counts. */
const CHAT_STAMP =
  /^\[?\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},? +\d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]\.?m\.?)?\]?(?= -|:? )/gim;

/** A date, with the offsets of its text. */
type MessageDate = { date: CalendarDate; start: number; end: number };

/**
 * The first date of the message that is not after today, day before month. A date
 * without a year is the latest such day of the last six months or of this year.
 * Undefined if there is none.
 */
export function messageDate(
  text: string,
  today: CalendarDate,
): MessageDate | undefined {
  const unstamped = text.replace(CHAT_STAMP, (stamp) =>
    " ".repeat(stamp.length),
  );
  const isPast = ({ date }: MessageDate) => date <= today;
  return (
    writtenDates(unstamped, today).find(isPast) ??
    writtenDates(text, today).find(isPast)
  );
}

/** Whether the only days of the message, with their years, are after today. */
export function isOfFutureDay(text: string, today: CalendarDate): boolean {
  return (
    messageDate(text, today) === undefined &&
    writtenDates(text, today).some(({ date }) => date > today)
  );
}

/** The dates of a text in order, without those of bills and offers. */
function writtenDates(text: string, today: CalendarDate): MessageDate[] {
  let end = 0;
  const isTicket = TICKET.test(text);
  return SHAPES.flatMap((shape) => [...text.matchAll(shape)])
    .sort((a, b) => a.index - b.index || b[0].length - a[0].length)
    .flatMap((match): MessageDate[] => {
      const { index: start } = match;
      if (start < end) return [];
      end = start + match[0].length;
      const before = text.slice(Math.max(0, start - DAY_WINDOW), start);
      const isOther =
        OTHER_DAY.test(before) || (isTicket && !PAID_ON.test(before));
      const date = isOther ? undefined : readMatch(match, today);
      return date === undefined ? [] : [{ date, start, end }];
    });
}

function readMatch(
  { 0: whole, groups = {} }: RegExpExecArray,
  today: CalendarDate,
): CalendarDate | undefined {
  const { day = "", short, name, year, time } = groups;
  const named =
    short === undefined
      ? monthNumber(name?.toLowerCase() ?? "")
      : shortenedMonthNumber(short);
  const { month = named } = groups;
  if (year === undefined) return recent(month, day, today);
  const dayFirst = date(year, month, day);
  if ((short ?? name) !== undefined || !/^\d\d?\D/.test(whole)) return dayFirst;
  const american = date(year, day, month);
  // American software writes 3/8/26, 6:39 PM: with a comma and without zeros.
  const isAmerican = time !== undefined && !/-|(?:^|\/)0/.test(whole);
  if (isAmerican && american !== undefined && american <= today)
    return american;
  // A day ahead stays one: 01-12-26 is no day of January.
  return dayFirst ?? american;
}

/** A day ahead in this year is the one of last year only if that is nearer, as in January. */
function recent(
  month: string | number,
  day: string | undefined,
  today: CalendarDate,
): CalendarDate | undefined {
  const thisYear = Number(today.slice(0, 4));
  const ofThisYear = date(String(thisYear), month, day);
  if (ofThisYear !== undefined && ofThisYear <= today) return ofThisYear;
  const before = date(String(thisYear - 1), month, day);
  return before !== undefined && daysBetween(before, today) < HALF_A_YEAR
    ? before
    : undefined;
}

function date(
  year = "",
  month: string | number,
  day: string | number = "",
): CalendarDate | undefined {
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  const text = calendarDate(fullYear, Number(month), Number(day));
  return isCalendarDate(text) ? text : undefined;
}
