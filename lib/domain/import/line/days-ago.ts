import {
  type CalendarDate,
  weekday,
} from "@/lib/domain/expenses/calendar-date";
import { plainWord } from "./line-tokens";
import { PART_OF_DAY } from "./time-of-day";

const DAYS_AGO = new Map(
  [
    ["today", 0],
    ["today's", 0],
    ["aaj", 0],
    ["आज", 0],
    ["tonight", 0],
    ["this morning", 0],
    ["this afternoon", 0],
    ["this evening", 0],
    ["yesterday", 1],
    ["yesterday's", 1],
    ["yesterdays", 1],
    ["yday", 1],
    ["yest", 1],
    ["yst", 1],
    ["ystd", 1],
    ["ystday", 1],
    ["ystrday", 1],
    ["ysterday", 1],
    ["yesterdy", 1],
    ["yesturday", 1],
    ["kal", 1],
    ["kl", 1],
    ["कल", 1],
    ["parso", 2],
    ["parson", 2],
    ["परसों", 2],
    ["परसो", 2],
    ["day before yesterday", 2],
    ["narso", 3],
    ["नरसों", 3],
  ].map(([words, days]) => [plainWord(String(words)), Number(days)]),
);
const COUNTS = new Map([
  ["a", 1],
  ["an", 1],
  ["one", 1],
  ["ek", 1],
  ["two", 2],
  ["do", 2],
  ["three", 3],
  ["teen", 3],
  ["एक", 1],
  ["दो", 2],
  ["तीन", 3],
]);
const AGO =
  /^(\S+?) ?(?:(d|days?|din|दिन)|weeks?|hafte|hafta|हफ्ते) (?:ago|back|pehle|pahle|phle|pehele|पहले)$/;
const MAX_AGO = { days: 31, weeks: 8 };
const WEEK_AGO = /^(?:last|pichle|pichhle|पिछले) (?:week|hafte|हफ्ते)$/;
const WEEKDAYS = [
  "mon monday somvar somwar सोमवार",
  "tue tues tuesday mangalvar mangalwar मंगलवार",
  "wed weds wednesday budhvar budhwar बुधवार",
  "thu thur thurs thursday guruvar guruwar गुरुवार",
  "fri friday shukravar shukrawar शुक्रवार",
  "sat saturday shanivar shaniwar शनिवार",
  "sun sunday ravivar raviwar itvar itwar रविवार",
].map((names) => new Set(names.split(" ").map(plainWord)));
/** `last night's`, `pichli raat` */
const LAST_NIGHT = new RegExp(
  `^(?:last|pichli|pichhli|पिछली) ${PART_OF_DAY}(?:'s)?$`,
);
/** `raat` in "kal raat" */
const AT_PART_OF_DAY = new RegExp(` ${PART_OF_DAY}$`);
const LAST_WEEKDAY = /^(?:last|pichle|pichhle|पिछले) (\S+)$/;

/**
 * How many days before today `yesterday`, `parso raat`, `3 days ago` or `last friday`
 * is. A weekday alone is the last one, which is today only after `on`.
 */
export function daysAgo(
  phrase: string,
  today: CalendarDate,
  isAfterOn: boolean,
): number | undefined {
  const named = namedDay(phrase);
  if (named !== undefined) return named;
  const words = phrase.replace(AT_PART_OF_DAY, "");
  const counted = countedDays(words);
  if (counted !== undefined) return counted;
  if (isWeekAgo(words)) return 7;
  const name = LAST_WEEKDAY.exec(words)?.[1] ?? words;
  const index = WEEKDAYS.findIndex((names) => names.has(name));
  if (index === -1) return undefined;
  const days = (weekday(today) - (index + 1) + 7) % 7;
  return days === 0 && !(isAfterOn && name === words) ? 7 : days;
}

/** Whether the words are the name of a day beside today, as no other words are: `kal raat`. */
export function isNamedDay(phrase: string): boolean {
  return namedDay(phrase) !== undefined;
}

function countedDays(words: string): number | undefined {
  const [, count = "", dayWord] = AGO.exec(words) ?? [];
  const number = COUNTS.get(count) ?? Number(/^\d{1,2}$/.exec(count)?.[0]);
  if (dayWord !== undefined) return number <= MAX_AGO.days ? number : undefined;
  return number <= MAX_AGO.weeks ? number * 7 : undefined;
}

function namedDay(phrase: string): number | undefined {
  if (LAST_NIGHT.test(phrase)) return 1;
  return (
    DAYS_AGO.get(phrase) ?? DAYS_AGO.get(phrase.replace(AT_PART_OF_DAY, ""))
  );
}

/** Whether the words count days or weeks: `3 days ago`. */
export function isCountOfDays(words: string): boolean {
  return countedDays(words) !== undefined;
}

/** Whether the words name a week, and no day of it. */
export function isWeekAgo(words: string): boolean {
  return WEEK_AGO.test(words);
}
