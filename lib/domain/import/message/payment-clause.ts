import { phrases } from "@/lib/domain/import/phrases";
import type { MessageAmount } from "./message-amounts";
import { ARRIVAL, RECEIPT_VERBS } from "./receipts";
import {
  HINDI_PAYMENT,
  REGIONAL_PAID,
  REGIONAL_RECEIVED,
} from "./regional-verbs";

type Span = { start: number; end: number };

type Verb = Span & {
  direction: "out" | "in";
  /** Whether the verb alone says that the payment was made: `debited`, not `payment of`. */
  isDone: boolean;
};

/** A verb and the amount beside it, in either order. */
export type PaymentClause = { amount: MessageAmount; verb: Verb };

/** "Received by Blinkit from your Paytm UPI" */
const BY_ANOTHER = String.raw`by (?!you\b|u\b)[^.\n]{1,40} (?:from|via|using) (?:your|ur)\b`;
/** `debited … <amount>` and `<amount> … debited`: these verbs alone say that money was paid. */
const PAID = [
  phrases(
    `debited, dr, sent, spent, paid, withdrawn, withdrew, wdl, transferred, deducted, trf
    ${REGIONAL_PAID}`,
    "gi",
  ),
  new RegExp(HINDI_PAYMENT, "giu"),
  /\bkat[aei]\b(?<=\bse\b(?:[^.\n]|\.(?=\d)){0,80}kat[aei])(?= \d|[.,;!\n]|$)/gi,
  /\b(?:diye|diya)\b(?<=(?<!\b(?:khate|account|a\/c) )\bko\b[^.\n]{0,70})/gi,
  /\b(?:executed|redeemed|processed(?= success|(?<=\b(?:been|was) processed)))\b(?<=\b(?:mandate|auto-?pay|instructions?|si|sip)\b(?:(?!\brequest)[^.\n]|\.(?=\d)){0,80}(?:execut|redeem|process)ed)/gi,
  /\brenewed\b(?<=\b(?:subscription|plan|pack|membership)\b(?:[^.\n]|\.(?=\d)){0,60}renewed)(?= (?:using|via|from|through|by)\b)/gi,
  /\b(?:cleared|confirmed)\b(?<=\b(?:bill|payment)\b(?:[^.\n]|\.(?=\d)){0,60}(?:clear|confirm)ed)/gi,
  // DBT is also a subsidy: "Rs 300 DBT credited".
  /\b(?:cleared|dbt)\b(?= from (?:your )?(?:a\/c|ac|acct|account)\b)/gi,
  new RegExp(String.raw`\breceived\b(?= ${BY_ANOTHER})`, "gi"),
];
/** `payment of <amount>`: these name a payment, and another word says that it was made. */
const NAMED = [
  phrases(
    `debit !card, charged, used, swiped, withdrawal, purchase, tnx, thanks|thank_you for paying`,
    "gi",
  ),
  /\b(?:payment|transaction|trxn|tranx|txn|transfer)(?=:| ?(?:rs|inr|₹)|[^.\n]{0,40}?\b(?:of|for)\b)/gi,
  /\b(?:payment|transfer)(?= (?:done|made|success\w*) ?[!:\n])|\b(?:transaction|txn)(?= alert\b| status: success\n[^\n]{0,20}₹ ?\d[\d,.]*\npayee\b)|\busing(?=[^.\n]{0,60}\bfor\b)/gi,
  /\b(?:neft|imps|rtgs)(?= of (?:rs|inr|₹)(?:[^\n]{0,60} is successful\b|[^\n]{0,20} from (?:your )?(?:a\/c|ac|acct|account)\b))/gi,
];
const RECEIVED = [
  new RegExp(String.raw`\breceived\b(?! ${BY_ANOTHER})`, "gi"),
  phrases(
    `credited, credit !card|limit|line|a/c|ac|acct|account, cr, deposited, refund|refunded, reversed|reversal
    cashback, added, loaded, disbursed, got, sent|paid|transferred (to) you|u
    ${REGIONAL_RECEIVED}`,
    "gi",
  ),
  /\b(?:sent|paid|transferred)(?=[^.;\n]{0,40} (?:in|into|to) (?:you\b|(?:a\/c|ac|acct|account)\b[^.\n]{0,20} by\b|your (?:\w+ ){0,2}(?:a\/c|ac|acct|account|bank|wallet)))/gi,
];
/** A payment that is only named is unpaid with these, and paid with the next ones. */
const UNFINISHED = phrases(`
  initiated, processing, pending, request, will be, to be
  planned, tomorrow, shall be, instal?lment, authori[sz]e, due
`);
const FINISHED = phrases(`
  success*, done, made, completed, is|was complete, gone|went through, approved, debited, paid, used, using, spent, swiped, charged, purchase, withdrawal
  debit, sent|transferred to, thank*, processed, cleared, confirmed, not you|u, transfer:, av* (credit) limit|lmt|bal*
`);
const CONDITION =
  /(?<=\b(?:if|in ?case|unless|once|as soon as)\b)(?! (?:already )?paid)[^.;?!\n]{0,120}/gi;
/** "Successful once registered", but not "to ONCE MORE CAFE". */
const CONDITION_AFTER =
  /^(?:[^.,;:!?\n]|\.(?=\d)){0,80} (?:once|unless|as soon as)\b/;
/** Words after a verb in Hindi or Marathi that put it into the future or deny it. */
const HINDI_FUTURE =
  /^ ?(?:(?:कि(?:ए|ये|या)|हो|कर दि(?:ए|ये|या)|kiy[ea]|kar diy[ea]) ?){0,2}(?:हों?ग|जा[एय]े?ं?ग|जा[तईे]|हो[ईत]|नही|नाही|નથી|ਜਾ[ਣਵ]|ਹੋ[ਣਵ]|ਨਹੀਂ|nahi|ho(?:nge|ga|gi|t[aei])\b|ja(?:ye|e|ay|a)?n?g)/iu;
const NOT_DONE =
  /\b(?:will|ll|no (?:money|amount)|shall|would|may|can|could|should|must|cannot|to be|gets?|being|getting|yet|not|n't|never|nahin?)\b[^.;:?!\n]{0,25}$|(?:नहीं|नही|ਨਹੀਂ)[^.;:?!।\n]{0,25}$/i;
const MAX_GAP = 80;
/** Words between a verb and its amount: `debited with`, `is debited`. */
const CLOSE_GAP = 14;
/** The largest gap of an amount that surely belongs to a verb. */
const SAME_CLAUSE_GAP = 29;
const REWARD =
  /\b(?:cashback|rewards?|points|scratch|saved?|and (?:got|earned|won))\b/i;
/** A full stop between a short word and a number, as in "dt. 14", ends none. */
const CLAUSE_END =
  /\band\b|[;!?।]|(?<!\brs)\. (?!\d)|(?:[^\p{L}\p{M}]|[\p{L}\p{M}]{4})\. (?=\d)/iu;
const INDIAN_SCRIPT = /[\u0900-\u0dff]/;
/** A verb and the amount of another clause are nearer than this. */
const MAX_CLAUSE_GAP = 50;

/** The text with spaces after "if", of the same length. */
export function withoutConditions(text: string): string {
  return text.replace(CONDITION, (condition) => " ".repeat(condition.length));
}

/** Whether the text says of a payment that it only names that it is not made yet. */
export function isUnfinished(text: string): boolean {
  return UNFINISHED.test(withoutConditions(text));
}

/** Whether the text says that the payment of a clause was made, by the verb or by other words. */
export function isMade(text: string, { verb }: PaymentClause): boolean {
  return (
    verb.isDone ||
    ((FINISHED.test(text) || ARRIVAL.test(text)) && !isUnfinished(text))
  );
}

/** The verbs of paying and receiving that speak of the past. */
function pastVerbs(text: string): Verb[] {
  const found = (
    patterns: readonly RegExp[],
    direction: "out" | "in",
    isDone: boolean,
  ) => spans(text, patterns).map((span) => ({ ...span, direction, isDone }));
  const receipts = found(RECEIPT_VERBS, "out", true);
  return [
    // "We have received your payment" is no money coming in.
    ...found(RECEIVED, "in", true).filter(
      ({ end }) => !receipts.some((verb) => verb.end === end),
    ),
    ...receipts,
    ...found(PAID, "out", true),
    ...found(NAMED, "out", false),
  ].filter((verb) => !isPending(text, verb));
}

/** Whether the verb is in the future or denied: `will be debited`. */
function isPending(text: string, { start, end }: Span): boolean {
  return (
    NOT_DONE.test(text.slice(Math.max(0, start - 40), start)) ||
    HINDI_FUTURE.test(text.slice(end, end + 30)) ||
    CONDITION_AFTER.test(text.slice(end))
  );
}

function spans(text: string, patterns: readonly RegExp[]): Span[] {
  return patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({ index, 0: word }) => ({ start: index, end: index + word.length }));
}

/** Whether a verb in the clause of an amount is in the future or denied: a notice of a later payment. */
export function hasFutureAmount(
  text: string,
  amounts: readonly MessageAmount[],
): boolean {
  const pending = spans(text, [...PAID, ...NAMED]).filter((verb) =>
    isPending(text, verb),
  );
  return amounts.some(
    (amount) =>
      amount.role !== "balance" &&
      pending.some((verb) => gapOf(text, amount, verb) <= SAME_CLAUSE_GAP),
  );
}

/**
 * Whether another amount than that of the payment has a verb of its own: two
 * notices in one text. Cashback belongs to its payment.
 */
export function hasOtherMovement(
  text: string,
  amounts: readonly MessageAmount[],
  { amount: paid, verb: paidVerb }: PaymentClause,
): boolean {
  const verbs = pastVerbs(text).filter(
    ({ start, end, isDone }) =>
      isDone &&
      start !== paidVerb.start &&
      !REWARD.test(text.slice(Math.max(0, start - 30), end + 30)),
  );
  const others = amounts.filter(
    (amount) => amount.role !== "balance" && amount.start !== paid.start,
  );
  const references = new Set(text.match(/(?<![\w*])\d{12}(?!\w)/g));
  return others.some((amount) =>
    verbs.some(
      (verb) =>
        gapOf(text, amount, verb) <= SAME_CLAUSE_GAP &&
        (amount.paise !== paid.paise || references.size > 1),
    ),
  );
}

/**
 * The amount that is nearest to a verb, and that verb. The first of several
 * amounts that are close to a verb.
 */
export function paymentClause(
  text: string,
  amounts: readonly MessageAmount[],
): PaymentClause | undefined {
  const verbs = pastVerbs(text);
  let nearest: PaymentClause | undefined;
  let nearestGap = Infinity;
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

/** The characters between a verb and an amount, more in another clause; infinite if they are too far apart. */
function gapOf(text: string, amount: MessageAmount, verb: Span): number {
  const isBefore = verb.end <= amount.start;
  const from = isBefore ? verb.end : amount.end;
  const to = isBefore ? amount.start : verb.start;
  const gap = to - from;
  if (gap >= MAX_GAP) return Infinity;
  // In Indian languages the verb stands at the end.
  const isOtherClause =
    CLAUSE_END.test(text.slice(from, to)) ||
    (isBefore && INDIAN_SCRIPT.test(text.slice(verb.start, verb.end)));
  if (!isOtherClause) return gap;
  return gap < MAX_CLAUSE_GAP ? gap + MAX_GAP : Infinity;
}
