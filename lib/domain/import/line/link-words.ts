import { wordSet } from "@/lib/domain/import/phrases";
import type { LineToken } from "./line-tokens";

/** Verbs that may begin a line, before what was bought or paid for. */
const SPENDING = wordSet(
  "spent paid gave bought got had ate took ordered kharcha kharida khareeda diya diye",
);
const LINK_AFTER_VERB = wordSet("on for to of ka ke ki का के की");
/** A word of the same meaning as `for`, after the amount or the day. */
const LINK = wordSet("for ka ke ki का के की");
/** `diye` in "500 diye safai ke" */
const SPENT_FIRST = wordSet(
  "spent paid kharch kharcha kiya kiye diya diye laga lage खर्च दिए दिये दिया लगे",
);
/** `hue` in "canteen mein 85 kharch hue", `dekhi` in "movie dekhi 220 ki" */
const SPENT_LAST = new Set([
  ...SPENT_FIRST,
  ...wordSet(`
    bheja bheje dekha dekhi gaya gaye ho hua hue khaya khayi kharida kharide kharidi khareeda
    khareedi lee li liya liye piya uda ude udaya udaye ud किए किया लिए लिया ली खरीदा खरीदी देखी खाया
  `),
]);
/** A name does not end with one of these. */
const LOOSE_END = wordSet(
  "pe par mein me main ko for at on of to from with the se tak ka ke ki liye पर पे में को का के की से तक लिए लिये",
);
const VERB_OR_LINK = new Set([...SPENT_LAST, ...LOOSE_END]);
const GIVEN = wordSet("ko को");

/** Whether the word may be a verb behind what was bought: `diya`. */
export function isSpentVerb({ word }: LineToken): boolean {
  return SPENT_LAST.has(word);
}

/** Whether the word is a verb of spending, which is no part of a name. */
export function isSpendingVerb({ word }: LineToken): boolean {
  return SPENDING.has(word);
}

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
  /** Drops a word that is not the last one left. */
  const drop = (token: LineToken | undefined, isOne: ReadonlySet<string>) => {
    const isDropped =
      token !== undefined &&
      !read.has(token) &&
      isOne.has(token.word) &&
      rest().length > 1;
    if (isDropped) links.add(token);
    return isDropped;
  };
  const [amount] = amountTokens;
  let hasVerb = drop(all[0], SPENDING);
  const fromAmount = amount ? all.slice(all.indexOf(amount)) : [];
  for (const token of fromAmount) {
    if (amountTokens.includes(token)) continue;
    if (!drop(token, SPENT_FIRST)) break;
    hasVerb = true;
  }
  const [start] = rest();
  const before = start && all[all.indexOf(start) - 1];
  if (before && !rest().includes(before))
    drop(start, hasVerb ? LINK_AFTER_VERB : LINK);
  if (amount && isGift(rest(), all, amount)) return [...links];
  let isEnd = true;
  for (const token of all.toReversed()) {
    const isRead = read.has(token) || links.has(token);
    isEnd = isRead || (isEnd && drop(token, amount ? VERB_OR_LINK : LOOSE_END));
  }
  return [...links];
}

/** "kabir ko 500 udhaar diya": what was given is part of the description. */
function isGift(
  rest: readonly LineToken[],
  all: readonly LineToken[],
  amount: LineToken,
): boolean {
  const given = rest.findLast(({ word }) => !VERB_OR_LINK.has(word));
  const last = rest.at(-1);
  return (
    given !== undefined &&
    last !== undefined &&
    rest.some(({ word }) => GIVEN.has(word)) &&
    SPENT_LAST.has(last.word) &&
    all.indexOf(given) > all.indexOf(amount)
  );
}
