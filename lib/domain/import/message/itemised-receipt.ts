import { asPaise, type Paise } from "@/lib/domain/expenses/money";
import { phrases } from "@/lib/domain/import/phrases";

/** What a receipt says: the amount that was paid, or that it does not tell of one payment. */
export type ItemisedReceipt = {
  /** Undefined if it is not paid yet, or if several amounts may be the one that was paid. */
  paidPaise: Paise | undefined;
  /** Whether a balance is left to pay. */
  isPart: boolean;
  /** The text without the amounts whose labels have words of an unpaid bill. */
  statements: string;
};

/** Amounts whose labels have words of an unpaid bill: "Late fine Rs 90", "Net payable Rs 90". */
const BILL_LIKE =
  /\b(?:late|overdue|penalty|net|total)(?: (?:fees?|fine|charges?|payable|amount)){1,2}[: ]{1,2}-?(?:₹|rs\.?|inr)? ?\d[\d,.]*/gi;
/** "Balance due 0.00" */
const ZERO =
  /\b(?:balance |amount )?(?:due|balance|payable|fees?|fine|charges?)[: ]{1,2}(?:₹|rs\.?|inr)? ?0(?:\.00?)?(?![\d.,]*\d)/gi;

/** How long a ticket that was paid may be used. */
const TICKET_VALIDITY =
  /\bvalid (?:for|till|until)\b(?<=\btickets?\b.{0,200}(?<!\b(?:un|not|be|if|once) ?)\bpaid:? (?:₹|rs\.?|inr) ?\d.{0,200})/gi;
/** "Next due 12-12-2026" */
const NEXT_DUE = /\bnext (?:\w+ ){0,2}due\b/gi;
/** Why a fine was paid: "Overdue days 6", "overdue by 6 days". */
const OVERDUE_DAYS = /\boverdue(?: days?| by| for)[: ]{1,2}\d+\b/gi;
/** In a receipt, the day of the next payment on a line of its own: "Renews Dec 9, 2026". */
const RENEWAL =
  /(?<!\b(?:plan|pack|membership|subscription|account|it|which|that) )\brenews (?:on )?(?:\d{1,2} \p{L}{3,9}|\p{L}{3,9} \d{1,2}|\d[\d/.-]{5,9})(?:,? \d{4})?/giu;
/** The label of a total that stays on the screen once it is paid. */
const TO_PAY = /\b(?:to pay|payable)[: ]{1,2}(?:₹|rs\.?|inr)? ?\d[\d,.]*/gi;
/** The same on paper, which leaves the currency out. */
const PRINTED_PAYABLE = /(?<!\bamount )\bpayable[: ]{1,2}\d[\d,]*\.\d\d/gi;
const BALANCE = /\b(?:balance|bal)\W*$/i;
const BALANCE_LEFT = /\b(?:balance|bal)[: ]{1,2}(?:₹|rs\.?)? ?\d[\d,.]*/gi;

type Labelled = {
  paise: Paise;
  label: string;
  start: number;
  isTakenOff: boolean;
};
type Amounts = readonly Labelled[];

/** With a currency, or with two decimals and no unit: printers leave the currency out. */
const AMOUNT =
  /(?:₹|(?<![a-z])(?:rs|inr))[ .:]{0,2}-?(\d[\d,]*(?:\.\d{1,2}(?!\d))?)|(?<![\w.,/:₹])-?(\d[\d,]*\.\d\d)(?![\d/:%]|\.\d| ?(?:l|ltrs?|litres?|kgs?|kms?|g|kwh|units?)\b)/gi;
const MAX_AMOUNTS = 60;
const MAX_LABEL = 60;
const SENTENCE_END = /[!?;]\s|(?<!\b(?:rs|no|amt))\.\s/gi;

const MODE = String.raw`(?:upi|cash|cards?|g-?pay|google pay|phonepe|paytm|wallet|net ?banking|debit card|credit card|bhim|online|neft|imps|cheque|visa|mastercard|rupay)`;
/** The words before an amount that was paid: "Total paid", "Paid via UPI", "Amount received". */
const PAID =
  /(?<!\b(?:un|not|be|yet|advance|if) ?)\b(?:paid|received|gave|payment)(?: (?:is |was )?success(?:ful)?!?)?(?: (?:amount|total))?(?: (?:via|by|using|through|with|in|from)(?: \w+){1,3})?[ :(.-]*$/i;
const RECEIVED = /\b(?:paid|received)\b/i;
const ROUNDED = /\brounded(?: (?:total|amount))?\W*$/i;
/** The labels of the final total, from the surest. */
const TOTALS = [
  /\b(?:grand total|(?:bill|order|invoice|net|final)[ -](?:total|amount|amt|payable)|total (?:bill |order )?(?:amount|amt|payable|fare|price|cost|bill)|net payable|kul (?:kiraya|rashi))\W*$/i,
  /(?<!\b(?:sub|items?|product|bag|cart|food|tax|mrp|room|page)[ -]?)\btotal\W*$/i,
  /\b(?:to pay|payable)\W*$/i,
];
/** Messages of banks and wallets have other rules. */
const OF_BANK =
  /\b(?:debited|deducted|withdrawn|spent|credited|balance|bal)\b/i;
/** The labels of an amount that stands alone. */
const SOLE =
  /\b(?:total|amount|fare|kiraya|payment (?:is |was )?success(?:ful)?)\b/i;
/** A fare or a plain amount is the total only if nothing is added to it. */
const FARE =
  /(?:\b(?:fare|kiraya|bill)|(?<!\b(?:refund|cashback|reward|loan|discount|tax|wallet|deposit|credit|minimum|outstanding) )\b(?:amount|amt))\W*$/i;
/** The price of one unit is no part of a total: "Rate/Ltr 107.41". */
const RATE = /\b(?:rate|price(?= ?\/| per))(?:(?: ?\/ ?|[ -]per[ -])\w+)?\W*$/i;
/** What was handed over, on a line of its own: "UPI 80.00", "CASH 100.00". */
const TENDER = new RegExp(String.raw`\b${MODE}\W*$`, "i");
/** After a total, these are no parts of it. */
const NO_PART = new RegExp(
  String.raw`\b(?:sub-? ?total|sav(?:ed?|ings?)|cashback|points?|change|tender\w*|due|balance|${MODE}|scan and pay)\W*$|\bincl(?:udes|uding|usive|\.)?(?: of)?(?: \w+){0,3}\W*$`,
  "i",
);
/** These name what was given back of the cash. */
const CHANGE = /\b(?:change|tendered|return(?:ed)?|balance|bal)\W*$/i;
/** These name what was taken off the total before it was paid. */
const TAKEN_OFF =
  /\b(?:discount|coupon|off|sav(?:ed?|ings?)|promo\w*|offer|wallet|points|coins|credits?|cashback|gift card|voucher)\b/i;
/** These name what was paid beyond the total. */
const ADDED = /\b(?:tips?|fees?|charges?|tax(?:es)?|gst|donation)\b/i;
/** A comma for paise, as in other countries, makes the amounts uncertain. */
const DECIMAL_COMMA = /\d\.\d{3},\d\d(?!\d)/;
const DOCUMENT = phrases(`
  receipts?, invoice, bill, order|ordering, booking, tickets?, e-?tickets?, ride, riding, trip, pnr, cash memo, gstin, fare
  purchase, txn|transaction id, return|credit|delivery note
`);

/** These say that it was paid, or that what is paid before has taken place. */
const EVIDENCE = [
  phrases(`
    -not|yet|be|if|un|is|advance paid, payment|recharge|transaction (status:) success|successful|received|completed|done, received via|by
    -be|not|will|for delivered, ride|trip|journey|order (is|has_been|was|has) complete|completed|ended
    thanks|thank_you for (your|the) (online) riding|dining|travelling|traveling|purchase|payment|paying
    txn|transaction|trxn (ref|reference) id|ref|no, tickets? (is|are) booked|confirmed|issued, cash diya|diye
  `),
  // An invoice may have a way of payment before it is paid.
  new RegExp(
    String.raw`^(?=.*\b(?:receipt|thank you)\b).*\b(?:payment (?:method|type)|mode(?: of payment)?|(?<!\bbe )(?:billed|charged) to):? ?` +
      String.raw`(?:(?:prepaid -|\w+ pay) )?${MODE}\b(?! ?\(?(?:[/|,]|(?:or|at)\b|on \p{L}))`,
    "iu",
  ),
  // A printer leaves the currency out of the line of the payment.
  new RegExp(
    String.raw`\b${MODE}(?: (?!total|fare)\p{L}+){0,3}:? (?:₹|rs\.? ?)?\d[\d,]*\.\d\d`,
    "iu",
  ),
];
/** These say that it is not paid yet, or by somebody else. */
const UNPAID = [
  phrases(`
    dues?, cod, pay|cash on_delivery, to pay, balance|amount payable, proceed, -sbi collect|collected
    -google|amazon|apple|samsung|and pay at|before|by|now|on|the|in|to|using|via|with, estimate|estimated|estimates, quotation, quote, pro-?_?forma, provisional
    cart, checkout, on hold, request|requested|requests, complete your, order|book|buy|shop now
    valid for|till|until, appointment, exchange, new order, order received, credited, unpaid, refunded, split with|between
    not paid, processing, initiated, pending, approval, pay later, select, choose, reply, link, nahi|nahin|नहीं
    we will, receipt follows, please give|pay, payment by, is paid
    sold, credit note, won, added, you have received, wallet receipt
    will|shall|to be collected|charged|debited|deducted|paid|processed|returned|confirmed|billed|delivered, received from !you
    advance|partial|part paid|payment|amount, remaining, owe|owes|owed, your share, you received, last date, each
  `),
  /\bpaid:? (?:₹|rs\.?|inr)? ?0(?:\.00?)?(?![\d.,]*\d)/i,
];

/** Goods that come later may be paid at the door. */
const DELIVERY = phrases(`out for delivery, arriving|arrives`);
const PAID_WITH = new RegExp(
  String.raw`(?<!\b(?:not|be|if|when|once|yet|un) ?)\bpaid (?:with|via|by|using|through|from)` +
    String.raw`(?:: (?!cash\b|cod\b|you\b)| (?!cash\b)(?:\w+ ){0,2}${MODE}\b)`,
  "i",
);

/**
 * Reads a receipt, on many lines or in a sentence: its amounts have labels, and the
 * label of what was paid wins over that of the total, and this over those of the parts.
 * Undefined for any other text.
 */
export function readItemisedReceipt(
  message: string,
): ItemisedReceipt | undefined {
  const text = message.replaceAll("\n", " ");
  const amounts = labelledAmounts(text);
  if (amounts.length === 0 || amounts.length > MAX_AMOUNTS) return undefined;
  const paid = amounts.filter(({ label }) => PAID.test(label));
  const totals = finalTotals(amounts);
  const firstTotal = totals[0]?.start ?? Infinity;
  const handed = amounts.filter(
    ({ label, start }) =>
      PAID.test(label) || (start > firstTotal && TENDER.test(label)),
  );
  const exact = valuesOf(handed).find((paise) =>
    totals.some((total) => isRoundingOf(paise, total.paise)),
  );
  const settled = exact ?? totalWithChange(amounts, handed, totals);
  const hasChange = settled !== undefined && exact === undefined;
  const isPart = isPartOf(amounts, handed, totals);
  const statements = [
    BILL_LIKE,
    ZERO,
    NEXT_DUE,
    TICKET_VALIDITY,
    OVERDUE_DAYS,
    ...(PAID_WITH.test(text) ? [TO_PAY] : []),
    ...(settled === undefined ? [] : [PRINTED_PAYABLE]),
    ...(hasChange || isPart ? [BALANCE_LEFT] : []),
  ].reduce((rest, words) => rest.replace(words, " "), text);
  if (OF_BANK.test(statements)) return undefined;
  if (totals.length === 0 && paid.length === 0) return undefined;
  // A list of expenses may have a total, too.
  const isDocument = DOCUMENT.test(text) || hasChange;
  if (!isDocument || (amounts.length < 2 && !SOLE.test(text))) return undefined;
  const isPaid =
    !DECIMAL_COMMA.test(text) &&
    (paid.some(({ label }) => RECEIVED.test(label)) ||
      EVIDENCE.some((pattern) => pattern.test(text))) &&
    !UNPAID.some((pattern) => pattern.test(statements)) &&
    (PAID_WITH.test(text) || !DELIVERY.test(text));
  const paidPaise =
    !isPaid || isPart
      ? undefined
      : handed.length > 0 && paid.length === 0
        ? (settled ?? valuesOf(totals).find((total) => total === sumOf(handed)))
        : amountOf(amounts, paid, totals);
  return { paidPaise, isPart, statements };
}

function labelledAmounts(text: string): Labelled[] {
  const matches = [...text.matchAll(AMOUNT)];
  return matches
    .map((match, index) => {
      const { index: start } = match;
      const previous = matches[index - 1];
      const from = previous ? previous.index + previous[0].length : 0;
      const digits = match[1] ?? match[2] ?? "";
      const label =
        text
          .slice(Math.max(from, start - MAX_LABEL), start)
          .split(SENTENCE_END)
          .at(-1) ?? "";
      return {
        paise: asPaise(Math.round(Number(digits.replaceAll(",", "")) * 100)),
        label: label.replace(/ \((?!excl|before|without)[^()]*\)\W*$/i, " "),
        start,
        isTakenOff: / [-−]$/.test(label) || match[0].includes("-"),
      };
    })
    .filter(({ paise }) => paise > 0);
}

/** The receipt without the day of the next payment. */
export function withoutRenewal(message: string): string {
  return /\breceipt\b/i.test(message) ? message.replace(RENEWAL, " ") : message;
}

/** The amounts with the surest label of a total that there is. */
function finalTotals(amounts: Amounts): Amounts {
  const totals = TOTALS.map((pattern) =>
    amounts.filter(({ label }) => pattern.test(label)),
  ).find((found) => found.length > 0);
  if (totals !== undefined) {
    const rounded = amounts.filter(
      ({ label, paise }) =>
        ROUNDED.test(label) &&
        totals.some((total) => isRoundingOf(paise, total.paise)),
    );
    return rounded.length > 0 ? rounded : totals;
  }
  const fares = amounts.filter(({ label }) => !RATE.test(label));
  const isFare =
    valuesOf(fares).length === 1 && fares.some(({ label }) => FARE.test(label));
  return isFare ? fares : [];
}

/** The total that was paid if more was handed over, and the rest was given back. */
function totalWithChange(
  amounts: Amounts,
  handed: Amounts,
  totals: Amounts,
): Paise | undefined {
  const change = amounts.filter(({ label }) => CHANGE.test(label));
  return valuesOf(totals).find((total) =>
    handed.some(({ paise }) =>
      change.some((left) => isRoundingOf(paise - left.paise, total)),
    ),
  );
}

/** Whether a balance is left of a total. */
function isPartOf(amounts: Amounts, handed: Amounts, totals: Amounts): boolean {
  const balances = amounts.filter(({ label }) => BALANCE.test(label));
  return totals.some(({ paise: total }) =>
    handed.some(({ paise }) =>
      balances.some((left) => paise + left.paise === total),
    ),
  );
}

/** Undefined if the amounts do not explain what was paid. */
function amountOf(
  amounts: Amounts,
  paid: Amounts,
  totals: Amounts,
): Paise | undefined {
  const [totalPaise, ...otherTotals] = valuesOf(totals);
  const total = otherTotals.length === 0 ? totalPaise : undefined;
  const [paidPaise, ...otherPaid] = valuesOf(paid);
  if (paidPaise === undefined)
    return total !== undefined && isFinal(amounts, totals) ? total : undefined;
  const isPaidInParts =
    total !== undefined && paid.length > 1 && sumOf(paid) === total;
  if (isPaidInParts || (otherPaid.length > 0 && isSumAmong(paid, total)))
    return total;
  if (otherPaid.length > 0) return undefined;
  if (totals.length === 0 || valuesOf(totals).includes(paidPaise))
    return paidPaise;
  if (total === undefined) return undefined;
  if (isRoundingOf(paidPaise, total)) return paidPaise;
  const isExplainedBy = (label: RegExp) =>
    amounts.some(
      (amount) =>
        !paid.includes(amount) &&
        amount.paise === Math.abs(paidPaise - total) &&
        label.test(amount.label),
    );
  if (paidPaise < total)
    return isExplainedBy(TAKEN_OFF) ? paidPaise : undefined;
  if (isExplainedBy(CHANGE)) return total;
  return isExplainedBy(ADDED) ? paidPaise : undefined;
}

/** Whether one of the amounts that were paid is the total, and the others add up to it. */
function isSumAmong(paid: Amounts, total: Paise | undefined): boolean {
  const others = paid.filter(({ paise }) => paise !== total);
  return others.length < paid.length && sumOf(others) === total;
}

/** Whether no part is added after a total: the amounts after it are none, or add up to it. */
function isFinal(amounts: Amounts, totals: Amounts): boolean {
  const last = totals.at(-1);
  if (last === undefined) return false;
  const parts = amounts.filter(
    ({ start, paise, label }) =>
      start > last.start && paise !== last.paise && !NO_PART.test(label),
  );
  const signed = parts.map((part) =>
    part.isTakenOff ? { ...part, paise: -part.paise } : part,
  );
  return (
    parts.length === 0 ||
    [parts, signed].some((some) => isRoundingOf(sumOf(some), last.paise))
  );
}

/** Cash is paid in whole rupees. */
function isRoundingOf(paise: number, exactPaise: number): boolean {
  return Math.abs(paise - exactPaise) < 100;
}

function valuesOf(amounts: Amounts): Paise[] {
  return [...new Set(amounts.map(({ paise }) => paise))];
}

function sumOf(amounts: readonly { paise: number }[]): number {
  return amounts.reduce((sum, { paise }) => sum + paise, 0);
}
