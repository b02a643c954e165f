import type { MoneyCell } from "./money-cell";

const DEBIT =
  /^(dr|d|debit|debited|withdrawal|withdrawn|paid|payment|sent|spent|out|money out|expense|purchase)$/;
const CREDIT =
  /^(cr|c|credit|credited|deposit|deposited|received|in|money in|income|refund|refunded)$/;

/** Reads the cell of a column such as `Dr / Cr` or `Type`; undefined if it says neither. */
export function sideOfWord(text: string): MoneyCell["side"] {
  const word = text
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    .trim();
  if (DEBIT.test(word)) return "debit";
  return CREDIT.test(word) ? "credit" : undefined;
}
