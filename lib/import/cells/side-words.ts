import type { MoneyCell } from "./money-cell";

const DEBIT =
  /^(dr|d|db|debits?|debited|withdrawals?|withdrawn|withdraw|paid|pay|payment|sent|send|spent|spend|out|outgoing|outflow|(money|cash|transfer) out|(money|amount|transfer) (sent|paid|spent|debited)|(paid|sent) (to|by|via|using|from)( .*)?|expenses?|purchases?|transfer debit)$/;
const CREDIT =
  /^(cr|c|credits?|credited|deposits?|deposited|received?|receipts?|in|incoming|inflow|(money|cash|transfer) in|(money|amount|transfer) (received|credited)|received (from|by|via|in)( .*)?|income|refund(ed)?|cash ?back|reversal|reversed|salary|interest|transfer credit)$/;

const PLUS = /^\s*[+\uff0b]\s*$/;
const MINUS = /^\s*[-\u2010-\u2015\u2212]\s*$/;

/** Reads the cell of a column such as `Dr / Cr` or `Type`; undefined if it says neither. */
export function sideOfWord(text: string): MoneyCell["side"] {
  const word = text
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    .trim();
  if (DEBIT.test(word)) return "debit";
  return CREDIT.test(word) ? "credit" : undefined;
}

/**
 * The sides that the cells of a column say. A plus and a minus say them, too, if the
 * column has a plus; a minus alone stands for nothing.
 */
export function sidesOfWords(
  cells: readonly string[],
): (text: string) => MoneyCell["side"] {
  const hasSigns = cells.some((cell) => PLUS.test(cell));
  return (text) => {
    if (hasSigns && PLUS.test(text)) return "credit";
    if (hasSigns && MINUS.test(text)) return "debit";
    return sideOfWord(text);
  };
}
