import { normaliseText } from "@/lib/domain/expenses/normalise-text";
import type { ColumnRole } from "@/lib/domain/import/statement";

/** The role of a column. Those after ColumnRole cannot be chosen by the user. */
export type Role =
  | ColumnRole
  | "id"
  | "status"
  | "account"
  | "balanceSide"
  | "currency"
  | "isIncome"
  | "isExpense"
  | "isRefund"
  | "isTransfer";

/** The names in a text with commas between them. */
function names(text: string): readonly string[] {
  return text.split(",").map((name) => name.trim());
}

/**
 * The names that headers of statements have for each role, in order of
 * preference and in the form of `columnName`.
 */
export const COLUMN_NAMES: Record<Role, readonly string[]> = {
  date: names(`
    txn date, transaction date, tran date, trans date, date, date time,
    date and time, payment date, posting date, post date, booking date,
    txn posted date, day, time, timestamp, created at, value date, value dt,
    value dat`),
  description: names(`
    narration, particulars, transaction remarks, transaction particulars,
    transaction details, transaction description, description, details,
    source destination, merchant, payee, paid to, receiver, recipient, beneficiary, counterparty,
    vendor, seller, store, shop, place, purpose, remarks, remark, item, items, title, expense, name, to,
    note, notes, memo, comment, what, activity`),
  amount: names(`
    amount, transaction amount, txn amount, amt, net amount, total, price, cost,
    rupees, inr, rs, रुपये, राशि, रकम, value`),
  debit: names(`
    debit, debits, dr, withdrawal, withdrawals, debit amount, debit amt, dr amount,
    dr amt, withdrawal amount, withdrawal amt, withdrawal dr, amount debited,
    paid out, money out, outflow, spent, spending, expense, expenses, amount paid,
    paid, payments, out, cash out, minus, gaya,
    gave, you gave`),
  credit: names(`
    credit, credits, cr, deposit, deposits, credit amount, credit amt, cr amount,
    cr amt, deposit amount, deposit amt, deposit cr, amount credited, paid in,
    money in, inflow, income, incomes, earned, amount received, received, receipts,
    in, cash in, plus, aaya, got, you got`),
  direction: names(`
    dr cr, cr dr, drcr, crdr, debit credit, credit debit, transaction type,
    txn type, type, income expense, expense income, kind, direction, is income, is expense,
    is credit, is debit, isincome, isexpense`),
  balance: names(`
    balance, closing balance, running balance, available balance, account balance,
    balance amount, balance amt, bal, remaining, bacha, outstanding, outstanding amount,
    amount outstanding, total outstanding, amount owed, owed`),
  reference: names(`
    upi ref no, upi reference no, upi transaction id, utr, utr no, utr number, rrn,
    chq ref no, chq ref number, ref no cheque no, ref no, reference no,
    reference number, reference, ref, transaction id, txn id, tran id, payment id,
    wallet txn id, chqno, chq no, cheque no, cheque number, order id`),
  category: ["category", "categories", "tag", "tags", "label"],
  // Columns of yes and no.
  isIncome: names("income, is income, isincome, credit, is credit, inflow"),
  isExpense: names("expense, is expense, isexpense, debit, is debit, outflow"),
  isRefund: ["reimbursement", "is reimbursement", "reimbursed", "is refund"],
  isTransfer: ["transfer", "is transfer"],
  // Found after the others: its name is one of `direction`.
  balanceSide: [],
  currency: names(`
    currency, currency code, ccy, transaction currency, txn currency,
    amount currency`),
  id: ["id"],
  status: names(`
    status, transaction status, txn status, payment status, order status, paid, is paid`),
  account: names(`
    your account, account, account no, account number, credit debit instrument,
    paid by, payment method`),
};

/**
 * Words in other names of the columns of each role, in the order in which the
 * roles choose: `Withdrawal Amount (INR)` is a debit before it is an amount.
 */
export const COLUMN_WORDS: readonly [Role, RegExp][] = [
  ["date", /\bdate\b/],
  ["balance", /\bbal(ance)?\b/],
  [
    "direction",
    /\b(dr|debit) (or )?(cr|credit)\b|\b(cr|credit) (or )?(dr|debit)\b/,
  ],
  // `Debit/Credit(₹)`, with signs
  [
    "amount",
    /\b(debit|dr|withdrawal)\b.*\b(credit|cr|deposit)\b|\b(credit|cr|deposit)\b.*\b(debit|dr|withdrawal)\b/,
  ],
  ["debit", /\b(debits?|debited|dr|withdraw\p{L}*|spent|expenses?)\b/u],
  ["credit", /\b(credits?|credited|cr|deposits?|received|incomes?)\b/],
  ["amount", /\b(amount|amt|price|cost|rupees)\b/],
  ["status", /\bstatus\b/],
  [
    "description",
    /\b(narration|particulars|description|details|remarks?|payee|merchant|vendor|recipient|shop|store)\b/,
  ],
  ["reference", /\b(ref|reference|utr|rrn|cheque|chq|txn id|transaction id)\b/],
  ["category", /\b(category|tags?)\b/],
];

const CURRENCY = /\b(in )?(inr|rs|rupees)\b\s*/g;

/** Bluecoins numbers its columns: `(1)Type`. */
const NUMBERING = /^\(\d+\)/;

/** The name of a column without punctuation, letter case and currency: `Withdrawal Amt. (INR )` → `withdrawal amt`, `isExpense` → `is expense`. */
export function columnName(text: string): string {
  const words = normaliseText(text, "NFKC")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .replace(NUMBERING, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
  return words.replace(CURRENCY, "").trim() || words;
}
