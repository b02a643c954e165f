import {
  type CalendarDate,
  weekday,
} from "@/lib/domain/expenses/calendar-date";
import { wordNumbers } from "./number-words";
import { PART_OF_DAY } from "./time-of-day";

const DAYS_AGO = wordNumbers({
  0: "today today's aaj आज tonight this_morning this_afternoon this_evening",
  1:
    "yesterday yesterday's yesterdays yday yest yst ystd ystday ystrday ysterday yesterdy yesturday" +
    " kal kl कल",
  2: "parso parson परसों परसो day_before_yesterday",
  3: "narso नरसों",
});
const COUNTS = wordNumbers({
  1: "a an one ek एक",
  2: "two do दो",
  3: "three teen तीन",
});
const AGO =
  /^(\S+?) ?(?:(d|days?|din|दिन)|weeks?|hafte|hafta|हफ्ते) (?:ago|back|pehle|pahle|phle|pehele|पहले)$/;
const MAX_AGO = { days: 31, weeks: 8 };
const WEEK_AGO = /^(?:last|pichle|pichhle|पिछले) (?:week|hafte|हफ्ते)$/;
const WEEKDAYS = wordNumbers({
  1: "mon monday somvar somwar सोमवार",
  2: "tue tues tuesday mangalvar mangalwar मंगलवार",
  3: "wed weds wednesday budhvar budhwar बुधवार",
  4: "thu thur thurs thursday guruvar guruwar गुरुवार",
  5: "fri friday shukravar shukrawar शुक्रवार",
  6: "sat saturday shanivar shaniwar शनिवार",
  7: "sun sunday ravivar raviwar itvar itwar रविवार",
});
/** `last night's`, `pichli raat` */
const LAST_NIGHT = new RegExp(
  `^(?:last|pichli|pichhli|पिछली) ${PART_OF_DAY}(?:'s)?$`,
);
/** `raat` in "kal raat" */
const AT_PART_OF_DAY = new RegExp(` ${PART_OF_DAY}$`);
const LAST_WEEKDAY = /^(?:last|pichle|pichhle|पिछले) (\S+)$/;

/** A day that is told in words, and by which: `kal raat`, `3 days ago`, `last week`, `last friday`. */
type DayInWords = {
  daysAgo: number;
  kind: "name" | "count" | "week" | "weekday";
};

/** The day of a phrase. A weekday alone is the last one, which is today only after `on`. */
export function dayInWords(
  phrase: string,
  today: CalendarDate,
  isAfterOn: boolean,
): DayInWords | undefined {
  const words = phrase.replace(AT_PART_OF_DAY, "");
  const named = LAST_NIGHT.test(phrase)
    ? 1
    : (DAYS_AGO.get(phrase) ?? DAYS_AGO.get(words));
  if (named !== undefined) return { daysAgo: named, kind: "name" };
  const counted = countedDays(words);
  if (counted !== undefined) return { daysAgo: counted, kind: "count" };
  if (WEEK_AGO.test(words)) return { daysAgo: 7, kind: "week" };
  const name = LAST_WEEKDAY.exec(words)?.[1] ?? words;
  const day = WEEKDAYS.get(name);
  if (day === undefined) return undefined;
  const days = (weekday(today) - day + 7) % 7;
  const isToday = days === 0 && isAfterOn && name === words;
  return { daysAgo: isToday ? 0 : days || 7, kind: "weekday" };
}

function countedDays(words: string): number | undefined {
  const [, count = "", dayWord] = AGO.exec(words) ?? [];
  const number = COUNTS.get(count) ?? Number(/^\d{1,2}$/.exec(count)?.[0]);
  if (dayWord !== undefined) return number <= MAX_AGO.days ? number : undefined;
  return number <= MAX_AGO.weeks ? number * 7 : undefined;
}
