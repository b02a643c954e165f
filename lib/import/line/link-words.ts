import type { CalendarDate } from "@/lib/expenses/calendar-date";
import { daysAgo } from "./days-ago";
import type { LineToken } from "./line-tokens";

const SPENDING = /^(?:spent|paid|gave|kharcha|diya|diye)$/;
const LINK = /^(?:on|for|to|ka|ke|ki|का|के|की)$/;
/** A word of the same meaning as `for`, after the amount or the day. */
const PARTICLE = /^(?:for|ka|ke|ki|का|के|की)$/;
/** `diye` in "canteen mein 85 diye", and the word before the amount that it needs. */
const SPENT_AFTER =
  /^(?:spent|paid|kharch|kharcha|kiy[ea]|diy[ea]|liy[ea]|lag[ea]|gay[ea]|hue|hua|bhej[ea]|खर्च|दिए|दिये|दिया|किए|किया|लिए|लगे)$/;
const PLACE = /^(?:pe|par|mein|me|main|ko|पर|पे|में|को)$/;
const DAY_PARTICLE = /^(?:ka|ke|ki|wala|wali|का|के|की|वाला|वाली)$/;

/** `ka` at the end of "metro 200 kal ka" and in "kal ka lunch 80". */
export function particleAfterDay(
  tokens: readonly LineToken[],
  today: CalendarDate,
): LineToken | undefined {
  return [tokens.slice(-2), tokens.slice(0, 2)]
    .filter(
      ([day, particle]) =>
        particle !== undefined &&
        DAY_PARTICLE.test(particle.word) &&
        daysAgo(day?.word ?? "", today, false) !== undefined,
    )
    .map(([, particle]) => particle)[0];
}

/** `spent` and `on` in "spent 120 on chai", `for` in "120 for chai". */
export function linkTokens(
  all: readonly LineToken[],
  read: ReadonlySet<LineToken>,
  amountTokens: readonly LineToken[],
): LineToken[] {
  const [first, second] = all;
  const verb =
    first && SPENDING.test(first.word) && second && read.has(second)
      ? [first]
      : [];
  const last = amountTokens.at(-1);
  const trailing = trailingVerbs(all, read, amountTokens);
  const isLeading =
    amountTokens[0] === first || amountTokens[0] === all[verb.length];
  const after = last && all[all.indexOf(last) + 1];
  const isLink =
    after !== undefined &&
    isLeading &&
    !read.has(after) &&
    (verb.length > 0 ? LINK : PARTICLE).test(after.word);
  return [...verb, ...(isLink ? [after] : []), ...trailing];
}

/** `kharch kiye` after the amount and `pe` before it in "chai pe 15 kharch kiye". */
function trailingVerbs(
  all: readonly LineToken[],
  read: ReadonlySet<LineToken>,
  amountTokens: readonly LineToken[],
): LineToken[] {
  const [first] = amountTokens;
  const last = amountTokens.at(-1);
  if (first === undefined || last === undefined) return [];
  const after = all
    .slice(all.indexOf(last) + 1)
    .filter((token) => !read.has(token));
  const start = all.indexOf(first);
  const hasName = all.slice(0, start).some((token) => !read.has(token));
  const areVerbs = after.every(({ word }) => SPENT_AFTER.test(word));
  if (after.length === 0 || !areVerbs || !hasName) return [];
  const before = all[start - 1];
  const hasPlace = before !== undefined && PLACE.test(before.word);
  return hasPlace ? [...after, before] : after;
}
