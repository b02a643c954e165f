import type { MessageAmount } from "./message-amounts";

type Verb = {
  start: number;
  end: number;
  direction: "out" | "in";
  /** Whether the verb alone says that the payment was made: `debited`, not `payment of`. */
  isDone: boolean;
};

export type AmountDirection = { amount: MessageAmount; verb: Verb };

const OUT_DONE =
  /\b(?:debited|dr|sent|spent|paid|withdrawn|wdl|transferred|deducted|trf)\b/gi;
const OUT_NOUN =
  /\b(?:debit(?![ -]?card)|charged|used|swiped|withdrawal|(?:payment|transaction|trxn|txn|transfer|purchase)(?=:| ?(?:rs|inr|₹)|[^.\n]{0,40}?\b(?:of|for)\b)|purchase|tnx|using(?=[^.\n]{0,30}\bfor\b))\b/gi;
const IN =
  /\b(?:credited|credit(?![ -]*(?:card|limit|line|a\/c))|cr|received|deposited|refund(?:ed)?|revers(?:ed|al)|cashback|added|loaded|disbursed|got|(?:sent|paid|transferred) (?:to )?(?:you|u)(?!r)|(?:sent|paid|transferred)(?=[^.;\n]{0,40} (?:in|into|to) (?:you\b|(?:a\/c|ac|acct|account)\b[^.\n]{0,20} by\b|your (?:\w+ ){0,2}(?:a\/c|ac|acct|account|bank|wallet))))\b/gi;
const NOT_DONE =
  /\b(?:will|shall|would|may|can|could|should|must|cannot|to be|gets?|being|getting|yet|not|n't|never)\b[^.;:?!\n]{0,25}$/i;
const MAX_GAP = 80;
/** Words between a verb and its amount: `debited with`, `is debited`. */
const CLOSE_GAP = 14;
const CLAUSE_END = /\band\b|[;!?]|(?<!\brs)\. /i;
/** Added to the gap between a verb and the amount of another clause. */
const CLAUSE_GAP = 30;

/** The verbs of paying and receiving that speak of the past. */
function pastVerbs(text: string): Verb[] {
  const found = (pattern: RegExp, direction: "out" | "in", isDone: boolean) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      direction,
      isDone,
    }));
  return [
    ...found(IN, "in", true),
    ...found(OUT_DONE, "out", true),
    ...found(OUT_NOUN, "out", false),
  ].filter(
    (verb) =>
      !NOT_DONE.test(text.slice(Math.max(0, verb.start - 40), verb.start)),
  );
}

/** Whether a verb of paying is in the future or denied: `will be debited`. */
export function hasFutureDebit(text: string): boolean {
  return [...text.matchAll(OUT_DONE), ...text.matchAll(/\bcharged\b/gi)].some(
    ({ index }) => NOT_DONE.test(text.slice(Math.max(0, index - 40), index)),
  );
}

/**
 * The amount that is nearest to a verb, and that verb. The first of several
 * amounts that are close to a verb.
 */
export function amountWithVerb(
  text: string,
  amounts: readonly MessageAmount[],
): AmountDirection | undefined {
  const verbs = pastVerbs(text);
  let nearest: AmountDirection | undefined;
  let nearestGap = MAX_GAP;
  for (const [position, amount] of amounts.entries()) {
    if (amount.role === "balance") continue;
    const from = amounts[position - 1]?.end ?? 0;
    const to = amounts[position + 1]?.start ?? text.length;
    const [verb] = verbs
      .filter((one) => one.start >= from && one.end <= to)
      .sort((a, b) => gapOf(text, amount, a) - gapOf(text, amount, b));
    if (verb === undefined) continue;
    const gap = Math.max(gapOf(text, amount, verb), CLOSE_GAP);
    if (gap < nearestGap) {
      nearest = { amount, verb };
      nearestGap = gap;
    }
  }
  return nearest;
}

function gapOf(text: string, amount: MessageAmount, verb: Verb): number {
  const isBefore = verb.end <= amount.start;
  const from = isBefore ? verb.end : amount.end;
  const to = isBefore ? amount.start : verb.start;
  const isOtherClause = CLAUSE_END.test(text.slice(from, to));
  return to - from + (isOtherClause ? CLAUSE_GAP : 0);
}
