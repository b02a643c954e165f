import { readDateCell } from "@/lib/domain/import/cells/date-cell";
import type { Table } from "@/lib/domain/import/table";

/** Directly after the word, so that the dates of a period are not taken for it. */
const ACCOUNT =
  /\b(?:account|a\/c)\b[\s.:#-]*(?:(?:no|number|num)\b[\s.:#-]*)?([\dx*][\dx* -]{3,24})/gi;
const YEAR = /^(19|20)\d\d$/;
const MIN_DIGITS = 4;

/** The number of the account, as printed above the table; maybe masked. */
export function accountNumber(preamble: Table): string | undefined {
  const text = preamble.map(({ cells }) => cells.join(" ")).join("\n");
  return [...text.matchAll(ACCOUNT)]
    .map(([, number = ""]) => number.trim())
    .find(isAccountNumber);
}

function isAccountNumber(text: string): boolean {
  const [first = ""] = text.split(" ");
  return (
    text.replace(/\D/g, "").length >= MIN_DIGITS &&
    !YEAR.test(first) &&
    readDateCell(first) === undefined
  );
}
