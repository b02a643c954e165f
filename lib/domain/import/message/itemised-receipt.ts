import { asPaise, type Paise } from "@/lib/domain/expenses/money";
import { phrases } from "@/lib/domain/import/phrases";

/** What a receipt says: the amount that was paid, or that it does not tell of one payment. */
export type ItemisedReceipt = {
  /** Undefined if it is not paid yet, or if several amounts may be the one that was paid. */
  paidPaise: Paise | undefined;
  /** The text without the labels that look like words of an unpaid bill. */
  statements: string;
};

/** "Late fine Rs 90" and "Net payable Rs 90" are labels. */
const LABELS =
  /\b(?:late|overdue|penalty|net|total)(?: (?:fees?|fine|charges?|payable|amount)){1,2}[: ]{1,2}-?(?:₹|rs\.?|inr)? ?\d[\d,.]*/gi;
/** "Balance due 0.00" */
const ZERO =
  /\b(?:balance |amount )?(?:due|balance|payable|fees?|fine|charges?)[: ]{1,2}(?:₹|rs\.?|inr)? ?0(?:\.00?)?(?![\d.,]*\d)/gi;

type Labelled = {
  paise: number;
  label: string;
  start: number;
  end: number;
};

/** With a currency or with two decimals: printers leave the currency out. */
const AMOUNT =
  /(?:₹|(?<![a-z])(?:rs|inr))[ .:]{0,2}-?(\d[\d,]*(?:\.\d{1,2}(?!\d))?)|(?<![\w.,/:₹])-?(\d[\d,]*\.\d\d)(?![\d/:%]|\.\d)/gi;
const MAX_AMOUNTS = 60;
const MAX_LABEL = 60;
const SENTENCE_END = /[!?;]\s|(?<!\b(?:rs|no|amt))\.\s/gi;

const MODE = String.raw`(?:upi|cash|cards?|g-?pay|google pay|phonepe|paytm|wallet|net ?banking|debit card|credit card|bhim|online|neft|imps|cheque)`;
/** The words before an amount that was paid: "Total paid", "Paid via UPI", "Amount received". */
const PAID =
  /(?<!\b(?:un|not|be|yet|advance|if) ?)\b(?:paid|received|gave)(?: (?:amount|total))?(?: (?:via|by|using|through|with|in|from)(?: \w+){1,3})?[ :(.-]*$/i;
/** The labels of the final total, from the surest. */
const TOTALS = [
  /\b(?:grand total|(?:bill|order|invoice|net|final)[ -](?:total|amount|amt|payable)|total (?:bill |order )?(?:amount|amt|payable|fare|price|cost|bill)|net payable|kul (?:kiraya|rashi))\W*$/i,
  /(?<!\b(?:sub|items?|product|bag|cart|food|tax|mrp|room|page)[ -]?)\btotal\W*$/i,
];
/** Messages of banks and wallets have other rules. */
const OF_BANK =
  /\b(?:debited|deducted|withdrawn|spent|credited|balance|bal)\b/i;
/** The labels of an amount that stands alone. */
const SOLE = /\b(?:total|amount|fare|kiraya)\b/i;
/** A fare is the total only if nothing is added to it. */
const FARE = /\b(?:fare|kiraya|bill)\W*$/i;
/** After a total, these are no parts of it. */
const NO_PART = new RegExp(
  String.raw`\b(?:sav(?:ed?|ings?)|cashback|points?|change|tender\w*|due|balance|${MODE}|scan and pay)\W*$`,
  "i",
);
const CHANGE = /\b(?:change|tendered|returned)\W*$/i;
const DOCUMENT = phrases(`
  receipts?, invoice, bill, order, booking, tickets?, e-?tickets?, ride, trip, pnr, cash memo, gstin
`);

/** That it was paid, or that what is paid before has taken place. */
const EVIDENCE = [
  phrases(`
    -not|yet|be|if|un paid, payment|received by|via|mode|method|type|successful|received|completed|done, mode of payment, receipt|rcpt
    -be|not|will|for delivered, ride|trip|journey|order (is|has_been|was|has) complete|completed|ended
    thanks|thank_you for (your|the) (online) riding|dining|travelling|traveling|purchase|payment|paying
    txn|transaction|trxn (ref|reference) id|ref|no, tickets? (is|are) booked|confirmed|issued, cash diya|diye
  `),
  new RegExp(
    String.raw`\b(?:payments?|mode)\b:? ?${MODE}\b|\b${MODE}(?: \p{L}+){0,3}:? (?:₹|rs\.? ?)?\d[\d,]*\.\d\d`,
    "iu",
  ),
];
/** That it is not paid yet, or by somebody else. */
const UNPAID = [
  phrases(`
    dues?, cod, pay|cash on_delivery, to pay, balance|amount payable, proceed, -sbi collect|collected, hotel on arrival
    -google|amazon|apple|samsung|and pay at|before|by|now|on|the|in|to, estimate|estimated|estimates, quotation, quote, proforma, pro-forma, provisional
    cart, checkout, check_out before, on hold, request|requested|requests, out for delivery, arriving|arrives, complete your, order|book|buy|shop now
    valid for|till|until, appointment, exchange, new order, order received, credited, unpaid, refunded, split with|between
    will|shall|to be collected|charged|debited|deducted|paid|processed|returned|confirmed|billed|delivered, received from !you
    advance|partial|part paid|payment|amount, remaining, owe|owes|owed, your share, you received, last date, each
  `),
  /\bpaid:? (?:₹|rs\.?|inr)? ?0(?:\.00?)?(?![\d.,]*\d)/i,
];

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
  if (amounts.length === 0) return undefined;
  const statements = text.replace(LABELS, " ").replace(ZERO, " ");
  if (amounts.length > MAX_AMOUNTS || OF_BANK.test(statements))
    return undefined;
  const paid = amounts.filter(({ label }) => PAID.test(label));
  const totals = finalTotals(amounts);
  if (totals.length === 0 && paid.length === 0) return undefined;
  if (amounts.length < 2 && !(DOCUMENT.test(text) && SOLE.test(text)))
    return undefined;
  const isPaid =
    EVIDENCE.some((pattern) => pattern.test(text)) &&
    !UNPAID.some((pattern) => pattern.test(statements));
  const paise = isPaid ? amountOf(amounts, paid, totals) : undefined;
  return {
    paidPaise: paise === undefined ? undefined : asPaise(paise),
    statements,
  };
}

function labelledAmounts(text: string): Labelled[] {
  const matches = [...text.matchAll(AMOUNT)];
  return matches
    .map((match, index) => {
      const { index: start, 0: whole } = match;
      const end = start + whole.length;
      const previous = matches[index - 1];
      const from = previous ? previous.index + previous[0].length : 0;
      const digits = match[1] ?? match[2] ?? "";
      return {
        paise: Math.round(Number(digits.replaceAll(",", "")) * 100),
        label:
          text
            .slice(Math.max(from, start - MAX_LABEL), start)
            .split(SENTENCE_END)
            .at(-1) ?? "",
        start,
        end,
      };
    })
    .filter(({ paise }) => paise > 0);
}

/** The amounts with the surest label of a total that there is. */
function finalTotals(amounts: readonly Labelled[]): readonly Labelled[] {
  const totals = TOTALS.map((pattern) =>
    amounts.filter(({ label }) => pattern.test(label)),
  ).find((found) => found.length > 0);
  if (totals !== undefined) return totals;
  const isFare =
    valuesOf(amounts).length === 1 &&
    amounts.some(({ label }) => FARE.test(label));
  return isFare ? amounts : [];
}

function amountOf(
  amounts: readonly Labelled[],
  paid: readonly Labelled[],
  totals: readonly Labelled[],
): number | undefined {
  const [paidPaise, ...otherPaid] = valuesOf(paid);
  const [totalPaise, ...otherTotals] = valuesOf(totals);
  const total = otherTotals.length === 0 ? totalPaise : undefined;
  if (paidPaise === undefined)
    return total !== undefined && isFinal(amounts, totals) ? total : undefined;
  if (otherPaid.length === 0) {
    const rest = Math.abs(paidPaise - (totalPaise ?? paidPaise));
    const other = amounts.find(({ paise }) => paise === rest);
    if (rest === 0 || (other && !CHANGE.test(other.label))) return paidPaise;
    return other && total;
  }
  // Paid in parts, or the total of what was paid among them.
  const sum = sumOf(paid);
  return [sum, sum - (total ?? 0)].includes(total ?? -1) ? total : undefined;
}

/** Whether no part is added after a total: the amounts after it are none, or add up to it. */
function isFinal(
  amounts: readonly Labelled[],
  totals: readonly Labelled[],
): boolean {
  const last = totals.at(-1);
  if (last === undefined) return false;
  const parts = amounts.filter(
    ({ start, paise, label }) =>
      start > last.start && paise !== last.paise && !NO_PART.test(label),
  );
  return parts.length === 0 || Math.abs(sumOf(parts) - last.paise) < 100;
}

function valuesOf(amounts: readonly Labelled[]): number[] {
  return [...new Set(amounts.map(({ paise }) => paise))];
}

function sumOf(amounts: readonly Labelled[]): number {
  return valuesOf(amounts).reduce((sum, paise) => sum + paise, 0);
}
