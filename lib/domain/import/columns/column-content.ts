import { maybeCurrency } from "@/lib/domain/import/cells/currency-cell";
import { readDateCell } from "@/lib/domain/import/cells/date-cell";
import { isNoMoney, readMoneyCell } from "@/lib/domain/import/cells/money-cell";
import {
  isTransferWord,
  nameSeveralPeople,
  sideOfWord,
  sidesOfWords,
  yesOrNo,
} from "@/lib/domain/import/cells/side-words";
import { categoryOfTag } from "@/lib/domain/import/propose-category";
import { cellOf, type Table } from "@/lib/domain/import/table";
import type { Role } from "./column-names";

/** The others may be footers and misprints. */
const MIN_SHARE = 0.5;

const YES_NO_ROLES: readonly Role[] = [
  "isIncome",
  "isExpense",
  "isRefund",
  "isTransfer",
];

/** Whether the column can have the role by what it holds. */
export function holds(role: Role, column: number, rows: Table): boolean {
  const cells = rows
    .map((row) => cellOf(row, column))
    .filter((cell) => cell !== "");
  if (rows.length === 0) return true;
  if (role === "debit" || role === "credit") return isMoney(cells);
  if (role === "amount") return cells.length > 0 && isMoney(cells);
  if (role === "balance") return isMoney(cells) && !isConstant(cells);
  // Other words leave their row to the user.
  if (role === "direction") return hasSide(cells) && !areFlags(cells);
  if (role === "date")
    return cells.some((cell) => readDateCell(cell) !== undefined);
  if (role === "currency")
    return cells.length > 0 && hasShare(cells, maybeCurrency);
  if (YES_NO_ROLES.includes(role)) return areFlags(cells);
  if (role === "description")
    return (
      rows.length <= cells.filter(hasWords).length * 2 &&
      !(cells.length > 1 && cells.every(isType) && !nameSeveralPeople(cells))
    );
  return cells.length > 0;
}

export function holdsFlags(column: number, rows: Table): boolean {
  return areFlags(
    rows.map((row) => cellOf(row, column)).filter((cell) => cell !== ""),
  );
}

const MEANS =
  /^(upi|p2[pm]|cash|(credit |debit )?card|neft|imps|rtgs|ach|pos|ecom|atm|cheque|chq|wallet|(net|internet|mobile) ?banking|online|offline)$/i;

/** Whether a column named for directions has none that is known, and neither categories nor means of payment. */
export function hasUnknownDirections(column: number, rows: Table): boolean {
  const cells = new Set(
    rows
      .map((row) => cellOf(row, column).toLowerCase())
      .filter((cell) => !isNoMoney(cell)),
  );
  return (
    cells.size > 0 &&
    !hasShare(
      [...cells],
      (cell) => MEANS.test(cell) || categoryOfTag(cell) !== undefined,
    )
  );
}

/** Few rows with text are enough where no other column is named for descriptions. */
export function hasText(column: number, rows: Table): boolean {
  return rows.some((row) => hasWords(cellOf(row, column)));
}

function hasWords(cell: string): boolean {
  return /\p{L}/u.test(cell);
}

/** Whether a cell says the kind of a payment, and not what it was for. */
function isType(cell: string): boolean {
  return (
    yesOrNo(cell) !== undefined ||
    sideOfWord(cell) !== undefined ||
    isTransferWord(cell)
  );
}

function isMoney(cells: readonly string[]): boolean {
  return hasShare(
    cells.filter((cell) => !isNoMoney(cell)),
    (cell) => readMoneyCell(cell) !== undefined,
  );
}

function areFlags(cells: readonly string[]): boolean {
  return cells.length > 0 && cells.every((cell) => yesOrNo(cell) !== undefined);
}

/** Such as the code of a branch. */
export function isConstant(cells: readonly string[]): boolean {
  return cells.length > 1 && new Set(cells).size === 1;
}

function hasSide(cells: readonly string[]): boolean {
  const sideOf = sidesOfWords(cells);
  return cells.some((cell) => sideOf(cell) !== undefined);
}

function hasShare(
  cells: readonly string[],
  matches: (cell: string) => boolean,
): boolean {
  return cells.filter(matches).length >= cells.length * MIN_SHARE;
}

export function hasMoney(column: number, rows: Table): boolean {
  return rows.some((row) => readMoneyCell(cellOf(row, column)) !== undefined);
}
