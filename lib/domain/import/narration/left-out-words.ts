import type { LeftOutReason } from "@/lib/domain/import/statement";
import { PAID_TO } from "./describe-payment";
import { isTopUp } from "./wallet";

const FAILED =
  /\b(fail(ed|ure)?|declined|rejected|cancelled|canceled|expired|pending|reversed|refund(ed)?|returned|return completed)\b/i;
const NOT_PAID =
  /\bun-?paid\b|\b(not|to be|scheduled|upcoming|due|overdue|planned|void(ed)?|in progress|processing|on hold)\b|^(no|false|n|0)$/i;
const PAID =
  /\b(success(ful(ly)?)?|completed?|paid|settled|cleared|uncleared|reconciled|posted|processed|approved|confirmed|done|delivered|sent|received|debited|credited)\b|^(ok|yes|true|y|1|none|null|-+)?$/i;
const FAILED_TEXT =
  /^\W*((transaction|payment|txn) )?(failed|declined)\b|\b(transaction|payment) (has )?(failed|declined)\b|[ (]failed\)?\W*$|\(reversed\)\W*$/i;
const TO_SELF =
  /\b(transfer|trf|sent|paid|transferred) to self(?=\W*$| *[^\w\s]| (account|a\/c|bank)\b)|\bto (your )?own (bank )?(account|a\/c|bank)(?=\W*$| *[^\w\s]| *[x*\d])/i;
const OWN_TRANSFER =
  /^transfer ?: |\bself[ -]?(transfer|trf|payment)\b|\bown (account|a\/c)\b|\badd(ed)? money(?=\W*$| *[^\w\s]| to\b)|\bmoney (added|moved)\b|\bto your own\b/i;
const NOT_AN_EXPENSE = new RegExp(
  String.raw`\bmoney (un)?blocked\b|\bround ?-?ups?(?=\W*$| *[^\w\s]| (to|for|saving|savings|transfer)\b)` +
    String.raw`|\bauto ?-?save(?=\W*$| *[^\w\s]| (to|for|saving|savings|transfer|debit)\b)|\bauto ?sweep\b|^\W*sweep\W*$` +
    String.raw`|\bsweep (to|from|in|out|trf|transfer)\b|\b(fixed|recurring) deposit\b|\bfd (booked|opened|through)\b`,
  "i",
);

const OF_SELF =
  /\b(to|from) self(?=\W*$| *[^\w\s]| (account|a\/c|bank)\b)|^\W*self[ -]?(transfer|trf)\b/i;

/** Whether the title of a payment in an app says that both accounts are the user's. */
export function isSelfTransfer(title: string): boolean {
  return OF_SELF.test(title);
}

/**
 * Why a payment is not imported, by its texts and the status column; undefined if
 * it is.
 */
export function leftOutReason(
  texts: readonly string[],
  status: string,
): LeftOutReason | undefined {
  const has = (words: RegExp) => texts.some((text) => words.test(text));
  if (FAILED.test(wordsOf(status)) || isNotPaid(status) || has(FAILED_TEXT))
    return "failed";
  if (has(TO_SELF)) return "own-transfer";
  const others = texts.filter((text) => !PAID_TO.test(text));
  if (others.some(isTopUp)) return "top-up";
  if (others.some((text) => OWN_TRANSFER.test(text))) return "own-transfer";
  return others.some((text) => NOT_AN_EXPENSE.test(text))
    ? "not-an-expense"
    : undefined;
}

/** Whether a status, or a kind of payments, says that nothing is paid yet. */
export function isNotPaid(status: string): boolean {
  return NOT_PAID.test(wordsOf(status));
}

/** Whether the cell of a status column has no known words for a payment that was made. */
export function isUnknownStatus(status: string): boolean {
  return !PAID.test(wordsOf(status));
}

/** Programs write `PAYMENT_FAILED`. */
function wordsOf(status: string): string {
  return status.replaceAll("_", " ");
}

/** A UPI payment in a list of parts: a payee, ids and the note of the payer. */
const UPI_PARTS =
  /^\W*((to|by) transfer\W+|wdl tfr\W+)?upi(out|in|ar|ab)?[-/].*(@|\d{12})/i;
const SELF_PART = /[-/] *self *[-/]/i;
const LITE_PART = /[-/] *upi ?lite *[-/]/i;
/** Where ICICI writes the payer's note, and other banks the payee. */
const SELF_OR_NOTE = /\d{12}\/ *self *\/[^/]*@/i;

/**
 * The words of the bank itself. In a UPI narration, the words are those of
 * the payee's name and of the payer's note, except a payee `SELF` or `UPI LITE`.
 */
export function bankWords(narration: string): string {
  if (!UPI_PARTS.test(narration)) return narration;
  if (SELF_PART.test(narration) && !SELF_OR_NOTE.test(narration))
    return "Transfer to self";
  return LITE_PART.test(narration) ? "Top-up to UPI Lite" : "";
}

/** Whether a note of the payer, which may be about anything, reads like a reason to leave the payment out. */
export function hasLeftOutNote(narration: string): boolean {
  return (
    bankWords(narration) === "" &&
    (SELF_OR_NOTE.test(narration) ||
      leftOutReason([narration], "") !== undefined)
  );
}
