import type { TableRow } from "@/lib/domain/import/table";

/** Only these may stand beside the word total; other words make it a name, as of a petrol pump. */
const BESIDE_TOTAL =
  "amounts?|amt|debits?|credits?|expenses?|expenditure|spent|spend|spending|withdrawals?|deposits?|transactions?|payments?" +
  "|number|no|count|dr|cr|paid|received|cost|sum|rs|inr|rupees|in|out|of|for|the|this|month|week|year|page|statement";
const TOTAL = new RegExp(
  String.raw`^\W*((grand|sub|page|net|transaction|day|week|month|daily|weekly|monthly|overall)\W*)?totals?` +
    String.raw`(\W+(${BESIDE_TOTAL}|(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|\d+)\b)*\W*$`,
  "i",
);
const BALANCE =
  /^\W*((opening|closing|previous|last month('?s)?) bal|(bal(ance)? )?((brought|carried|carry) forward|[bc]\/f\b|from (last|previous) )|statement summary)/i;
export const OPENING = /^\W*(opening bal|brought forward|b\/f\b)/i;
export const CLOSING = /^\W*(closing bal|carried forward|c\/f\b)/i;

/** Whether a text says that its row has a total or a balance of the whole file. */
export function isSummary(text: string): boolean {
  return TOTAL.test(text) || BALANCE.test(text);
}

export function hasCell({ cells }: TableRow, words: RegExp): boolean {
  return cells.some((cell) => words.test(cell));
}
