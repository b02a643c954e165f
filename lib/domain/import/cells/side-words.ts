import { type MoneyCell, SIDE_CODES } from "./money-cell";

const DEBIT = anyOf(
  ...SIDE_CODES.debit,
  "debits|debited|transfer debit",
  "withdrawals?|withdrawn|withdraw",
  "paid|pay|payment|sent|send|(paid|sent) (to|by|via|using|from)( .*)?",
  "spent|spend|exp|expenses?|purchases?",
  "lent|gave|(you|i) (lent|gave)",
  "out|outgoing|outflow|outward|(money|cash) out",
  "(money|amount|transfer) (sent|paid|spent|debited)",
);
const CREDIT = anyOf(
  ...SIDE_CODES.credit,
  "credits|credited|transfer credit",
  "deposits?|deposited",
  "received?|receipts?|received (from|by|via|in)( .*)?",
  "inc|income|salary|stipend|scholarship|pocket money|allowance|interest",
  "borrowed|got|(you|i) (borrowed|got)",
  "in|incoming|inflow|inward|(money|cash) in",
  "(money|amount|transfer) (received|credited)",
  "refund(ed)?|cash ?back|reversal|reversed",
);

/** Trackers write this for the user's own accounts. A bank writes `Transfer` for any payment. */
const TRANSFER =
  /^(own |self |account |internal |outgoing |incoming )?transfers?( (in|out|between accounts))?$/;
/** Monefy's category of a transfer: `To 'Bank'`. */
const TO_ACCOUNT = /^(to|from) '[^']+'$/i;
/** Trackers write this where the user has set the balance of an account. */
const CORRECTION =
  /^((modified|opening|starting|initial) bal(ances?)?|((manual|reconciliation) )?bal(ance)? (correction|modification|adjustment|update)|new account|reconciliation)$/;
const YES = /^(true|yes|y|1)$/i;
const NO = /^(false|no|n|0)$/i;

const PLUS = /^\s*[+\uff0b]\s*$/;
const MINUS = /^\s*[-\u2010-\u2015\u2212]\s*$/;

/** Whether the cell of a column with sides or categories says that both accounts are the user's. */
export function isTransferWord(text: string): boolean {
  return TRANSFER.test(wordOf(text)) || TO_ACCOUNT.test(text.trim());
}

/** Whether the cell of a column with sides or categories says that a balance was set, and nothing paid. */
export function isCorrectionWord(text: string): boolean {
  return CORRECTION.test(wordOf(text));
}

/** Reads the cell of a column such as `Is income`; undefined if it is neither. */
export function yesOrNo(text: string): boolean | undefined {
  if (YES.test(text.trim())) return true;
  return NO.test(text.trim()) ? false : undefined;
}

/** Reads the cell of a column such as `Dr / Cr` or `Type`; undefined if it says neither. */
export function sideOfWord(text: string): MoneyCell["side"] {
  const word = wordOf(text);
  if (DEBIT.test(word)) return "debit";
  return CREDIT.test(word) ? "credit" : undefined;
}

const MAYBE_RECEIVED =
  /\b(cr|credited|received|refund(ed)?|cash ?back|reversal|reversed|reimbursement|salary|stipend|scholarship|pocket money|allowance|dividend|interest|int ?\.? ?(paid|pd|cr)|cash dep(osit)?)\b/i;

/** Whether a text has words that money coming in has more often than payments. */
export function readsLikeMoneyIn(text: string): boolean {
  return MAYBE_RECEIVED.test(text);
}

const WITH_NAME = /^(?:paid|pay|payment|sent|received?) (?:to|from) (.+)/;

/** Whether words for a side stand before the names of several people, as in `Paid to Asha`. */
export function nameSeveralPeople(cells: readonly string[]): boolean {
  const names = cells.flatMap(
    (cell) => WITH_NAME.exec(wordOf(cell))?.[1] ?? [],
  );
  return new Set(names).size > 1;
}

function wordOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    .trim();
}

const PURCHASES = ["purchase", "purchases", "sale", "charge"];

/**
 * The sides that the cells of a column say. A plus and a minus say them, too, if the
 * column has a plus; a minus alone stands for nothing. `D` is a deposit beside `W`,
 * `Credit` may be a card beside `Income` and `Expense`, and `Payment` beside purchases
 * is of the bill.
 */
export function sidesOfWords(
  cells: readonly string[],
): (text: string) => MoneyCell["side"] {
  const hasSigns = cells.some((cell) => PLUS.test(cell));
  // Withdrawal and deposit
  const words = new Set(cells.map(wordOf));
  const hasW = words.has("w");
  const hasKinds = words.has("income") && words.has("expense");
  const hasPurchases = PURCHASES.some((word) => words.has(word));
  return (text) => {
    if (hasPurchases && /^payments?$/.test(wordOf(text))) return undefined;
    if (hasKinds && wordOf(text) === "credit") return undefined;
    if (hasW && wordOf(text) === "w") return "debit";
    if (hasW && wordOf(text) === "d") return "credit";
    if (hasSigns && PLUS.test(text)) return "credit";
    if (hasSigns && MINUS.test(text)) return "debit";
    return sideOfWord(text);
  };
}

function anyOf(...phrases: string[]): RegExp {
  return new RegExp(`^(${phrases.join("|")})$`);
}
