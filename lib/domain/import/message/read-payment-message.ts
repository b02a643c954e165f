import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import { amountFault, type Paise } from "@/lib/domain/expenses/money";
import { importKey } from "@/lib/domain/import/import-key";
import {
  amountWithVerb,
  hasFutureAmount,
  hasFutureDebit,
  hasOtherMovement,
} from "./direction";
import { messageAmounts } from "./message-amounts";
import { isOfFutureDay, messageDate } from "./message-date";
import { messagePayee } from "./message-payee";
import { messageAccount, messageReference } from "./message-reference";
import { normaliseMessage } from "./normalise-message";
import { isEvident, namesInstrument } from "./payment-evidence";
import {
  decidingText,
  isFinished,
  isOffer,
  isUnfinished,
  withoutConditions,
  type Refusal,
  refusalOfText,
  REFUSALS,
} from "./refusal";

export type PaymentMessage = {
  kind: "payment";
  amountPaise: Paise;
  /** A valid description, or "" if the message names no payee. */
  payee: string;
  /** Undefined if the message has none. */
  date: CalendarDate | undefined;
  reference?: string;
  /** The idempotency key; the same as that of the payment in a statement. */
  key: string;
};

/** A message that is no payment of the user. The reason is a sentence for the user. */
export type RefusedMessage = { kind: "refused"; reason: string };

const MIN_LENGTH = 20;
/** Bounds the time; a list or a statement has more. */
const MAX_AMOUNTS = 20;
const PAYMENT_WORDS =
  /(?<![a-z])(?:lazypay|limit|a\/c|ac|acct?|account|card|cc|bank|upi|ref\w*|rrn|txn|trxn|transactions?|vpa|wallet|bal|balance|avl|imps|neft|atm|dear|inr|success\w*|debit(?:ed)?|credit(?:ed)?|auto-?pay|mandate|otp|one[ -]?time|passcode|due|dues|you paid|you sent|paid you|sent you|request\w*|bill|sip|declined|failed|received|offer|cashback|loan|off|code|utr|paid (?:to|from|via|on|using|(?:₹|rs|inr)[. ]{0,2}[\d,.]+ to)|payments?|pay(?:ing)?|asking|transfer\w*|your?|you've|reminder|renewal|खात[ाे]|कार्ड|भुगतान|पेमेंट|khate|standing|expires?|premium|refund\w*)(?![a-z])/i;

/** A message speaks to its reader. */
const ADDRESS = /\b(?:you|your|dear|pay using|pay now)\b/i;
const BANK_WORDS =
  /(?<![a-z])(?:a\/c|acct?|account|x+\d{2,}|dear (?:customer|user|sir)|rrn|utr|txn|transaction|otp|passcode|credited|debited|bank card|your (?:\w+ ){0,3}card|upi (?:ref|txn)|https?)(?![a-z])/i;

const MESSAGE_WORDS =
  /\b(?:bank|bal(?:ance)?|limit|lmt|avl|avail(?:able)?|charged|alert|dear|your|ending|statement|cashback|next bill|due on)\b/i;

/** Reads a message of a bank or a payment app. Undefined for any other text. */
export function readPaymentMessage(
  message: string,
  today: CalendarDate,
): PaymentMessage | RefusedMessage | undefined {
  const whole = normaliseMessage(message);
  const text = decidingText(whole);
  const refusal = refusalOfText(text);
  // However short: a password must not become an amount.
  if (refusal === "password") return refused(refusal);
  if (text.length < MIN_LENGTH || !PAYMENT_WORDS.test(whole)) return undefined;
  const amounts = messageAmounts(text);
  const isBankText = hasBankWords(whole);
  if (amounts.length > MAX_AMOUNTS)
    return isBankText ? refused(refusal ?? "unclear") : undefined;
  if (refusal && (isBankText || amounts.length > 0)) return refused(refusal);
  const paid = amountWithVerb(withoutConditions(text), amounts);
  if (paid === undefined) {
    const isAmountUnpaid = amounts.length > 0 && isUnfinished(text);
    if (hasFutureDebit(text) || isAmountUnpaid) return refused("unpaid");
    if (amounts.length > 0 && isOffer(text)) return refused("offer");
    if (amounts.some(({ role }) => role === "balance"))
      return refused("balance");
    return isBankText || (amounts.length > 0 && ADDRESS.test(text))
      ? refused("unclear")
      : undefined;
  }
  const { amount, verb } = paid;
  if (isOffer(text.slice(0, Math.max(verb.start, amount.start))))
    return refused("offer");
  if (verb.direction === "in") return refused("income");
  if (hasFutureAmount(text, amounts) || isOfFutureDay(text, today))
    return refused("unpaid");
  if (hasOtherMovement(text, amounts, paid)) return refused("several");
  if (!verb.isDone && isUnfinished(text)) return refused("unpaid");
  if (!verb.isDone && /\breceived\b/i.test(text))
    return refused("confirmation");
  if (!verb.isDone && !isFinished(text)) return refused("unclear");
  if (!namesInstrument(text))
    return isBankText || ADDRESS.test(text) ? refused("unclear") : undefined;
  if (amount.role === "foreign") return refused("currency");
  if (amountFault(amount.paise) !== undefined) return refused("amount");
  const date = messageDate(text, today)?.date;
  const reference = messageReference(text);
  const balance = messageAmounts(whole).find(({ role }) => role === "balance");
  const payee = messagePayee(text);
  if (!isEvident(text, [payee, date, reference, balance]))
    return isBankText || ADDRESS.test(text) ? refused("unclear") : undefined;
  const isIdentified = reference !== undefined || balance !== undefined;
  return {
    kind: "payment",
    amountPaise: amount.paise,
    payee,
    date,
    ...(reference !== undefined && { reference }),
    key: importKey({
      amountPaise: amount.paise,
      reference,
      account: messageAccount(text),
      // A day tells equal payments apart where nothing else does.
      date: isIdentified ? date : (date ?? today),
      narration: text,
      balancePaise: balance?.paise,
    }),
  };
}

/** Whether the text has words that a bank writes and a person does not type. */
export function hasBankWords(text: string): boolean {
  return BANK_WORDS.test(text);
}

/** Whether the text has words of messages that lists of expenses do not have. */
export function hasMessageWords(text: string): boolean {
  return hasBankWords(text) || MESSAGE_WORDS.test(text);
}

function refused(refusal: Refusal): RefusedMessage {
  return { kind: "refused", reason: REFUSALS[refusal] };
}
