/** A payment that was made, with its amount: the sentence that decides. */
const PAID =
  /\b(?:debited|deducted|spent|paid|sent|withdrawn|charged|successful\w*|payment of)\b/i;
const RUPEES = /(?:₹|\b(?:rs|inr)\b)[ .:]{0,3}\d/i;
/** What the money was taken from, or to whom it was paid. */
const DETAIL =
  /\b(?:from|via|using|with|through|by|to|at|towards?|on|for)\b|[x*]\d{3}/i;
/** What makes a sentence no evidence of a payment. */
const NO_EVIDENCE =
  /\?|\b(?:if|will|shall|would|get|avail|earn|those who|when|once|after you|not|yet|request\w*|approve|so far|out of|khata|outstanding|across|(?:this|last|past) (?:month|week|year))\b/i;
/** Sentences that say that the payment did not happen, is about to happen or came back. */
const DECIDING =
  /\b(?:request\w*|approv(?:e|al|ing)|accept|hold|lien|blocked|pending|processing|process|initiated|ignore|disregard|already paid|if paid|refund\w*|revers\w+|returned|cancel\w*|fail\w*|declined|otp|code|pin|share is|owe\w*|nudged|waiting|disbursed|credited|received|remind(?:ed|s) you|complete (?:the|your) payment)\b/i;
const FUTURE = /\b(?:scheduled|(?:will|shall|to) be|about to)\b/i;
/** What another payment than this one is called. */
const OTHER_PAYMENT =
  /\b(?:next|upcoming|bills?|emis?|renew\w*|statement|minimum|min|dues?|outstanding|limit|plan|subscription|auto-? ?pay)\b/i;
/** A bill on a line of its own, with an amount, that runs beside this payment. */
const RUNNING =
  /\b(?:so far|outstanding|o\/s|limit|spends?|balance|min(?:imum)?|total (?:due|amount)|emis?|next|loan|eligible)\b/i;
/** Another bill than the next one of this payment's account. */
const OTHER_BILL =
  /(?<!\b(?:next|upcoming|card) )\b(?:bill|emi|fee) of (?:rs|inr|₹)/i;
/** Advice that names what it warns of. */
const ADVICE = /\b(?:never|do not|don't|dont|beware|be careful)\b/i;
const SENTENCE =
  /(?:[^.!?\n|]|\.(?! |\n|$)|(?<=\b(?:rs|no|a\/c|dr|mr|mrs|ms|st|bal|ref|avl)\.?)\.)+[.!?|]*\s*/gi;

/**
 * The text up to the sentence of the payment, with what follows it except for the
 * sentences that `isRefused` and that say nothing about this payment: offers, bills,
 * limits. The whole text if no sentence says that a payment was made.
 */
export function withoutRemarks(
  text: string,
  isRefused: (sentence: string) => boolean,
): string {
  const sentences = text.match(SENTENCE) ?? [];
  const decisive = sentences.findIndex(isPayment);
  if (decisive === -1) return text;
  let isSameLine = true;
  return sentences
    .filter((sentence, position) => {
      if (position > 0 && sentences[position - 1]?.endsWith("\n"))
        isSameLine = position <= decisive;
      return (
        position <= decisive ||
        !isRefused(sentence) ||
        !isRemark(sentence, isSameLine)
      );
    })
    .join("");
}

function isPayment(sentence: string): boolean {
  return (
    PAID.test(sentence) &&
    RUPEES.test(sentence) &&
    DETAIL.test(sentence) &&
    !NO_EVIDENCE.test(sentence)
  );
}

/** Another notice on a line of its own is no remark: it has an amount of its own. */
function isRemark(sentence: string, isSameLine: boolean): boolean {
  return (
    !OTHER_BILL.test(sentence) &&
    (!DECIDING.test(sentence) || ADVICE.test(sentence)) &&
    (!FUTURE.test(sentence) || OTHER_PAYMENT.test(sentence)) &&
    (isSameLine || !RUPEES.test(sentence) || RUNNING.test(sentence))
  );
}
