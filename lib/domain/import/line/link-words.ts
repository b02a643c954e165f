import type { LineToken } from "./line-tokens";

/** Verbs that may begin a line, before what was bought or paid for. */
const SPENDING =
  /^(?:spent|paid|gave|bought|kharcha|kharida|khareeda|diya|diye)$/;
const LINK_AFTER_VERB = /^(?:on|for|to|of|ka|ke|ki|का|के|की)$/;
/** A word of the same meaning as `for`, after the amount or the day. */
const LINK = /^(?:for|ka|ke|ki|का|के|की)$/;
/** `diye` in "canteen mein 85 diye" */
const SPENT_AFTER =
  /^(?:spent|paid|kharch|kharcha|kiy[ea]|diy[ea]|liy[ea]|li|lee|lag[ea]|gay[ea]|uday?[ea]|ud|ho|hue|hua|bhej[ea]|kharid[aei]|khareed[aei]|खर्च|दिए|दिये|दिया|किए|किया|लिए|लिया|ली|लगे|खरीदा|खरीदी)$/;
/** A name ends with one of these when an amount, a day or a verb follows. */
const LOOSE_END =
  /^(?:pe|par|mein|me|main|ko|for|at|on|of|ka|ke|ki|पर|पे|में|को|का|के|की)$/;
/** `ke liye` is a verb's place, too. */
const PURPOSE = /^(?:liye|लिए|लिये)$/;
const GIVEN = /^(?:ko|को)$/;

/**
 * The words that only link what was read with the description: `spent` and `on` in
 * "spent 120 on chai", `pe` and `kharch kiye` in "chai pe 15 kharch kiye".
 */
export function linkTokens(
  all: readonly LineToken[],
  read: ReadonlySet<LineToken>,
  amountTokens: readonly LineToken[],
): LineToken[] {
  const links = new Set<LineToken>();
  const rest = () =>
    all.filter((token) => !read.has(token) && !links.has(token));
  const [first] = all;
  const hasVerb =
    first !== undefined && SPENDING.test(first.word) && rest().length > 1;
  if (first !== undefined && hasVerb) links.add(first);
  const start = rest()[0];
  const before = start && all[all.indexOf(start) - 1];
  if (
    before &&
    read.has(before) &&
    rest().length > 1 &&
    (hasVerb ? LINK_AFTER_VERB : LINK).test(start.word)
  )
    links.add(start);
  for (const verb of trailingVerbs(rest(), all, amountTokens)) links.add(verb);
  for (const token of looseEnd(rest(), all)) links.add(token);
  return [...links];
}

/** `kharch kiye` after the amount, or after what was bought. */
function trailingVerbs(
  rest: readonly LineToken[],
  all: readonly LineToken[],
  amountTokens: readonly LineToken[],
): LineToken[] {
  const [amount] = amountTokens;
  if (amount === undefined) return [];
  const verbs: LineToken[] = [];
  for (const token of rest.toReversed()) {
    if (!SPENT_AFTER.test(token.word)) break;
    verbs.push(token);
  }
  const others = rest.slice(0, rest.length - verbs.length);
  const last = others.at(-1);
  if (last === undefined) return [];
  const isAfterAmount = all.indexOf(last) < all.indexOf(amount);
  // "kabir ko 500 udhaar diya": what was given is part of the description.
  const isGift = others.some(({ word }) => GIVEN.test(word));
  const isPurpose = PURPOSE.test(verbs.at(-1)?.word ?? "");
  return isAfterAmount || !(isGift || isPurpose) ? verbs : [];
}

/** `pe` in "chai pe 15", `ke liye` in "party ke liye 450": something that was read follows. */
function looseEnd(
  rest: readonly LineToken[],
  all: readonly LineToken[],
): LineToken[] {
  const last = rest.at(-1);
  if (last === undefined || last === all.at(-1)) return [];
  const loose: LineToken[] = [];
  for (const token of rest.slice(1).toReversed()) {
    const isLoose =
      LOOSE_END.test(token.word) ||
      (PURPOSE.test(token.word) && loose.length === 0);
    if (!isLoose) break;
    loose.push(token);
  }
  return loose;
}
