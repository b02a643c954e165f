import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import { amountFault, type Paise } from "@/lib/domain/expenses/money";
import { importKey } from "@/lib/domain/import/import-key";
import { phrases } from "@/lib/domain/import/phrases";
import {
  FOREIGN_CODES,
  type MessageAmount,
  messageAmounts,
} from "./message-amounts";
import { isOfFutureDay, messageDate } from "./message-date";
import {
  type ItemisedReceipt,
  readItemisedReceipt,
  withoutRenewal,
} from "./itemised-receipt";
import { messagePayee, receiptSeller } from "./message-payee";
import { normaliseMessage } from "./normalise-message";
import {
  hasFutureAmount,
  hasOtherMovement,
  isMade,
  isUnfinished,
  type PaymentClause,
  paymentClause,
  withoutConditions,
} from "./payment-clause";
import { ARRIVAL, BOOKED, UNKNOWN_PAYER } from "./receipts";
import {
  HINDI_PAYMENT,
  REGIONAL_ACCOUNTS,
  REGIONAL_YOU,
} from "./regional-verbs";
import {
  decidingText,
  isReceipt,
  RECEIPT_GUARDS,
  type Refusal,
  refusalOfText,
  REFUSALS,
} from "./guards";

export type PaymentMessage = {
  kind: "payment";
  amountPaise: Paise;
  /** A valid description, or "" if the message names no payee. */
  payee: string;
  /** Undefined if the message has none. */
  date: CalendarDate | undefined;
  reference?: string;
  /** Read by the labels of its amounts, so its lines are no expenses of their own. */
  isReceipt?: true;
  /** The idempotency key; the same as that of the payment in a statement. */
  key: string;
};

/** A message that is no payment of the user. The reason is a sentence for the user. */
export type RefusedMessage = { kind: "refused"; reason: string };

const MIN_LENGTH = 20;
/** Bounds the time; a list or a statement has more. */
const MAX_AMOUNTS = 20;
const PAYMENT_WORDS = phrases(`
  dear, inr, success*, debit*, credit*, auto-?pay, mandate, otp, one_?time, passcode, due
  you, your, request*, bill, sip, declined, failed, received, offer, cashback, loan, off, code
  paid to|from|by|through|on, paid <amount> to, payments?, pay, paying, asking, transfer*, reminder, renewal, standing
  expires?, premium, refund*, khate, recharg*, top-?up, tickets?, booking, fees? .. jama
  बिल|फीस .. जमा, भुगतान, bhugtan, पेमेंट, रिचार्ज, পেমেন্ট
`);

/** A message speaks to its reader. */
const ADDRESS = phrases(`you, your, dear`);
const BANK_WORDS = phrases(`
  a/c, acct?, account, rrn, utr, txn, transaction, otp, credited, debited, upi ref|txn, https?, लेनदेन, লেনদেন
`);
/** Words before a payment that announce an offer: "Get 10% back on Rs 500 spent". */
const OFFER = phrases(`
  %, from <rs>, get, earn, win, won, enjoy, grab, claim, spend, offers?, apply, flat, eligible
  pre-?approved, limited period|time, discount, off, vouchers?, coupons?, sale, deal, upgrade
  congratulations|congrats, personal|instant|quick loan, loan of|up_?to|offer, shop, invest
  free, lucky, reward|rewards|rewarded, download
`);
const SECRET = /\b(?:share|disclose|reveal)\b/i;
/** A payment message names what the money was taken from; a sentence about money need not. */
const INSTRUMENT = phrases(`
  a/?c, acct?, account, cards?, cc, bank, wallet, vpa, ecs, cheque, bal, balance, avl, limit, lmt, ref, reference
  refno, rrn, utr, txn, trxn, transaction, order_id, via, using, ending (with|in) ###|####
`);
const SERVICE = phrases(`
  upi, vpa, bhim, imps, neft, nach, ecs, rtgs, atm, fastag, apay|wallet|lite, pay_?later, g_?pay, google_pay
  phone_?pe, paytm, amazon_pay, cred, mobikwik, freecharge, ola_?money, simpl, lazypay, slice, one_?card, jupiter, navi, kiwi
  super.?money, net_?banking, postpaid
`);
/** A path of the money that is more than a word. */
const OWN_DIGITS =
  /(?<![a-z])(?:a\/?c|ac|acct?|acc|account|cards?|cc|bank|ending|fastag)\b[^\n]{0,25}?\d{2}|(?<!\d)[x*•]\d{2}/i;
const YOU_PAID = phrases(
  `you|you've|you_have (just|successfully) paid|sent|transferred, ${REGIONAL_YOU}`,
);
const SUCCESS = phrases(`
  success*, safal*, सफल, सफलतापूर्वक, সফল, recharge|top-?_?up .. done|completed, recharged, for recharging, payment .. confirmed|completed, debited|cleared|deducted from (your) a/c|acct?|account (no|no.) <digits>
`);
/** The number that an app or a shop gives to a payment, in any length. */
const NUMBERED =
  /\b(?:id|order|txn|ref|pnr|tin|bill|invoice|consumer|booking|receipt|rasid)\b[:#. ]{0,3}(?:(?:no|id)[:. ]{1,2})?(?=[a-z]{0,4}-?\d)[\w-]{2,}/i;
const MIN_EVIDENCE = 2;

const TWELVE_DIGITS = [
  /\b(?:ref\w*|rrn|utr|upi|imps|neft|txn|trxn|transaction|p2[ma]|id)\b[^\d\n]{0,25}?(\d{12})(?!\d)/i,
  // 91 and a mobile number are no reference.
  /(?<![\w+*])(?!91[6-9]\d{9})(\d{12})(?!\w)/,
];
const OTHER_REFERENCE = new RegExp(
  String.raw`\b(?:ref(?:erence)?(?: ?(?:no|number|id))?|rrn|utr|(?:txn|transaction|trxn)(?: reference)? ?(?:id|no|number))\b` +
    String.raw`[.:# -]{0,3}(?:is )?((?=[a-z]{0,12}\d)[a-z\d]{6,25}(?!\w)` +
    String.raw`|(?=[a-z\d-]*\d{5})[a-z\d]{1,12}(?:-(?=[a-z]*\d)[a-z\d]{1,16}){1,4}(?!\w))`,
  "i",
);
/** The last digits of the account or card. */
const ACCOUNT =
  /(?:[x*]{1,12}|\b(?:a\/c|ac|acct|account|card|ending|cc)(?: ?(?:no|number|ending|with|in|:|\.)){0,4} ?)(\d{3,6})(?!\d)/i;

/**
 * Reads a message of a bank or a payment app: a payment if a clause says that an amount
 * was paid, the details around it are those of a payment, and no guard refuses it.
 * Undefined for any other text.
 */
export function readPaymentMessage(
  message: string,
  today: CalendarDate,
): PaymentMessage | RefusedMessage | undefined {
  const whole = normaliseMessage(message);
  const notice = readNotice(whole, today);
  if (notice?.kind === "refused" && notice.reason === REFUSALS.password)
    return notice;
  const text = withoutRenewal(whole);
  const itemised = readItemisedReceipt(text);
  const receipt = itemised && readReceipt(text, itemised, today);
  if (notice?.kind !== "payment") return receipt ?? notice;
  if (receipt?.kind === "refused" && itemised?.isPart) return receipt;
  if (receipt?.kind !== "payment") return notice;
  return { ...receipt, payee: notice.payee || receipt.payee };
}

function readNotice(
  whole: string,
  today: CalendarDate,
): PaymentMessage | RefusedMessage | undefined {
  const text = decidingText(whole);
  const refusal = refusalOfText(text);
  // However short: a password must not become an amount.
  if (refusal === "password") return refused(refusal);
  if (text.length < MIN_LENGTH || !hasPaymentWords(whole)) return undefined;
  const amounts = messageAmounts(text);
  const isBankText = hasBankWords(whole);
  if (amounts.length > MAX_AMOUNTS)
    return isBankText ? refused(refusal ?? "unclear") : undefined;
  if (refusal && (isBankText || amounts.length > 0)) return refused(refusal);
  const unclear =
    isBankText || (amounts.length > 0 && ADDRESS.test(text))
      ? refused("unclear")
      : undefined;
  const named = paymentClause(withoutConditions(text), amounts);
  const clause = named && { ...named, amount: inRupees(text, amounts, named) };
  if (clause === undefined) {
    const fault = faultWithoutClause(text, amounts);
    return fault === undefined ? unclear : refused(fault);
  }
  const fault = faultOfClause(text, amounts, clause, today);
  if (fault !== undefined) return refused(fault);
  const { paise: amountPaise } = clause.amount;
  const balance = messageAmounts(whole).find(({ role }) => role === "balance");
  const found = payment(text, amountPaise, messagePayee(text), today, balance);
  const { payee, date, reference } = found;
  const foreign = amounts.find(({ role }) => role === "foreign");
  return isEvident(text, [payee, date, reference, balance, foreign])
    ? found
    : unclear;
}

function payment(
  text: string,
  amountPaise: Paise,
  payee: string,
  today: CalendarDate,
  balance?: MessageAmount,
): PaymentMessage {
  const date = messageDate(text, today)?.date;
  const reference = messageReference(text);
  const isIdentified = reference !== undefined || balance !== undefined;
  return {
    kind: "payment",
    amountPaise,
    payee,
    date,
    ...(reference !== undefined && { reference }),
    key: importKey({
      amountPaise,
      reference,
      account: ACCOUNT.exec(text)?.[1],
      // A day tells equal payments apart where nothing else does.
      date: isIdentified ? date : (date ?? today),
      narration: text,
      balancePaise: balance?.paise,
    }),
  };
}

/** A receipt whose amounts have labels. Undefined if one is of another currency. */
function readReceipt(
  text: string,
  { paidPaise: amountPaise, statements }: ItemisedReceipt,
  today: CalendarDate,
): PaymentMessage | RefusedMessage | undefined {
  if (messageAmounts(text).some(({ role }) => role === "foreign"))
    return undefined;
  const refusal = refusalOfText(statements, RECEIPT_GUARDS);
  if (refusal !== undefined) return refused(refusal);
  if (isOfFutureDay(text, today)) return refused("unpaid");
  if (amountPaise === undefined) return refused("order");
  if (amountFault(amountPaise) !== undefined) return refused("amount");
  return {
    ...payment(text, amountPaise, receiptSeller(text), today),
    isReceipt: true,
  };
}

/** Why no clause says that an amount was paid; undefined if nothing tells. */
function faultWithoutClause(
  text: string,
  amounts: readonly MessageAmount[],
): Refusal | undefined {
  if (amounts.length === 0) return undefined;
  const isFuture = hasFutureAmount(text, amounts);
  if (isFuture || isUnfinished(text)) return "unpaid";
  if (OFFER.test(text)) return "offer";
  return amounts.some(({ role }) => role === "balance") ? "balance" : undefined;
}

/** Why the amount of a clause is no expense of the user. */
function faultOfClause(
  text: string,
  amounts: readonly MessageAmount[],
  clause: PaymentClause,
  today: CalendarDate,
): Refusal | undefined {
  const { amount, verb } = clause;
  if (OFFER.test(text.slice(0, Math.max(verb.start, amount.start))))
    return "offer";
  if (verb.direction === "in")
    return UNKNOWN_PAYER.test(text) ? "unclear" : "income";
  if (hasFutureAmount(text, amounts) || isOfFutureDay(text, today))
    return "unpaid";
  if (hasOtherMovement(text, amounts, clause)) return "several";
  // The parts of a total are no payments.
  if (isReceipt(text) && hasSeveralAmounts(amounts)) return "order";
  if (!verb.isDone && isUnfinished(text)) return "unpaid";
  if (!verb.isDone && (!isMade(text, clause) || SECRET.test(text)))
    return "unclear";
  if (amount.role === "foreign") return "currency";
  return amountFault(amount.paise) === undefined ? undefined : "amount";
}

/** Between an amount in another currency and the same in rupees, or before the latter. */
const EQUIVALENT = new RegExp(
  String.raw`^(?:\W|inr|rs|or|approx\w*|equals?|i\.?e|${FOREIGN_CODES})*$|\b(?:equivalent|equiv|converted)\b[^.\d]{0,25}$`,
  "i",
);

/** The amount of a clause; of another currency, the only amount in rupees if it is the same money. */
function inRupees(
  text: string,
  amounts: readonly MessageAmount[],
  { amount }: PaymentClause,
): MessageAmount {
  const foreign = amounts.find(({ role }) => role === "foreign");
  if (foreign === undefined) return amount;
  const [rupees, ...others] = amounts.filter(({ role }) => role === "payment");
  if (rupees === undefined || others.length > 0) return foreign;
  const between =
    rupees.start < foreign.start
      ? text.slice(rupees.end, foreign.start)
      : text.slice(foreign.end, rupees.start);
  return EQUIVALENT.test(between) ? rupees : foreign;
}

function hasSeveralAmounts(amounts: readonly MessageAmount[]): boolean {
  const paid = amounts.filter(({ role }) => role !== "balance");
  return new Set(paid.map(({ paise }) => paise)).size > 1;
}

/**
 * Whether the text names what the money was taken from, or who received it, and two things tell of the
 * payment: the account, the service, its success, the receiver, the day, the reference,
 * or the balance.
 */
function isEvident(
  text: string,
  details: readonly (string | object | undefined)[],
): boolean {
  const instruments = [
    INSTRUMENT,
    REGIONAL_ACCOUNTS,
    SERVICE,
    OWN_DIGITS,
    YOU_PAID,
    SUCCESS,
    HINDI_PAYMENT,
    BOOKED,
  ];
  const isArrival = ARRIVAL.test(text);
  if (!isArrival && !instruments.some((pattern) => pattern.test(text)))
    return false;
  const signs = [
    ...details.map((one) => one !== undefined && one !== ""),
    OWN_DIGITS.test(text),
    NUMBERED.test(text),
    SERVICE.test(text),
    [SUCCESS, HINDI_PAYMENT, YOU_PAID].some((sign) => sign.test(text)),
    isArrival || BOOKED.test(text),
  ];
  return signs.filter(Boolean).length >= MIN_EVIDENCE;
}

function hasPaymentWords(text: string): boolean {
  return [PAYMENT_WORDS, INSTRUMENT, SERVICE, REGIONAL_ACCOUNTS].some((words) =>
    words.test(text),
  );
}

/** Whether the text has words that a bank writes and a person does not type. */
export function hasBankWords(text: string): boolean {
  return BANK_WORDS.test(text) || /(?<![a-z])x+\d{2}/i.test(text);
}

export function refused(refusal: Refusal): RefusedMessage {
  return { kind: "refused", reason: REFUSALS[refusal] };
}

/** The reference of the payment: the 12 digits of UPI if there are, else another one. */
export function messageReference(text: string): string | undefined {
  return [...TWELVE_DIGITS, OTHER_REFERENCE]
    .map((pattern) => pattern.exec(text)?.[1])
    .find((reference) => reference !== undefined);
}
