import { phrases } from "@/lib/domain/import/phrases";
import { messageAmounts } from "./message-amounts";
import { isMade, paymentClause } from "./payment-clause";

/** Sentences that say that the payment did not happen, is about to happen or came back. */
const DECIDING = phrases(`
  request*, approve|approval|approving, accept, hold, lien, blocked, pending, processing, process, initiated, ignore
  already|if paid, refund*, revers*, returned, cancel*, fail*, declined, otp, code, pin, share is, owe*
  waiting, disbursed, credited, received
  -next|upcoming|card emi|fee of <rs>
`);
const FUTURE = phrases(`scheduled, will|shall|to be`);
/** These name another payment than this one. */
const OTHER_PAYMENT = phrases(`
  next, upcoming, bills?, emis?, renew*, statement, minimum, min, dues?, outstanding, limit, plan, subscription
  auto-?pay
`);
/** Advice names what it warns of. */
const ADVICE = phrases(`never, do_not, don't, dont, beware`);
/** Where a sentence starts, and the words of a bill within one: ", min due Rs 90", "(total due". */
const SENTENCE_START = new RegExp(
  String.raw`(?<=[!?;।|\n]|(?<!\b(?:rs|no|a\/c|dr|mr|mrs|ms|st|bal|ref|avl))\. )` +
    String.raw`|(?=[(,] ?(?:(?:and|your|next|total|min|minimum|amount|amt|payment|bill) ){0,3}(?:due|outstanding)\b)`,
  "i",
);
/** A reward for the payment, and not the payment itself that came back. */
const REWARD = phrases(`
  cashback, rewards?, points, *coins?, scratch (card)
`);
const RETURNED = phrases(`refund*, revers*, returned`);
/** Bounds the time for texts that are no messages. */
const MAX_SENTENCES = 30;

/**
 * The text without the sentences after the payment that `isRefused` and that say
 * nothing about it: offers, bills, limits. The whole text if no sentence says that
 * money was paid.
 */
export function withoutRemarks(
  text: string,
  isRefused: (sentence: string) => boolean,
): string {
  const sentences = text.split(SENTENCE_START);
  if (sentences.length > MAX_SENTENCES) return text;
  const decisive = sentences.findIndex(isPayment);
  if (decisive === -1) return text;
  return sentences
    .filter(
      (sentence, position) =>
        position <= decisive || !isRemark(sentence) || !isRefused(sentence),
    )
    .join("");
}

const FAILED = /\b(?:fail|declin|unsuccess|revers|cancel|reject|not )/i;

function isPayment(sentence: string): boolean {
  const clause = paymentClause(sentence, messageAmounts(sentence));
  return clause?.verb.direction === "out" && isMade(sentence, clause);
}

/** Whether a sentence tells of a reward, "Cashback of ₹12 won", and not of a payment that failed. */
export function isReward(sentence: string): boolean {
  return (
    REWARD.test(sentence) && !RETURNED.test(sentence) && !FAILED.test(sentence)
  );
}

function isRemark(sentence: string): boolean {
  return (
    isReward(sentence) ||
    ((!DECIDING.test(sentence) || ADVICE.test(sentence)) &&
      (!FUTURE.test(sentence) || OTHER_PAYMENT.test(sentence)))
  );
}
