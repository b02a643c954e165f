import type { Paise } from "@/lib/expenses/money";
import type { Columns } from "@/lib/import/columns/find-columns";
import {
  isNoMoney,
  type MoneyCell,
  readMoneyCell,
} from "@/lib/import/cells/money-cell";
import { sideOfWord } from "@/lib/import/cells/side-words";
import { cellOf, type TableRow } from "./table";

/** The money of one row. The side is undefined where the row does not say it. */
export type Movement = { amountPaise: Paise; side: MoneyCell["side"] };

/** Undefined for a row without an amount. */
export type RowMoney = Movement | "unreadable" | undefined;

/** Reads the money of every row. `negative` is the meaning of a minus sign, if it is known. */
export function readMovements(
  rows: readonly TableRow[],
  columns: Columns,
  negative?: MoneyCell["side"],
): RowMoney[] {
  if (columns.amount === undefined) return readSides(rows, columns);
  const cells = rows.map((row) => cellOf(row, columns.amount));
  const sides = signSides(cells.map(readMoneyCell), negative);
  return rows.map((row, index) => {
    const cell = cells[index] ?? "";
    if (isNoMoney(cell)) return undefined;
    const money = readMoneyCell(cell);
    if (!money) return "unreadable";
    return movement(
      money.amountPaise,
      money.side ??
        sideOfWord(cellOf(row, columns.direction)) ??
        sides[money.sign ?? "none"],
    );
  });
}

function movement(
  amountPaise: Paise,
  side: MoneyCell["side"],
): Movement | undefined {
  return amountPaise === 0 ? undefined : { amountPaise, side };
}

/** Reads rows with one column for each side. A negative debit among others is a reversal. */
function readSides(rows: readonly TableRow[], columns: Columns): RowMoney[] {
  const isReversed = (column: number | undefined) => {
    const cells = rows.map((row) => readMoneyCell(cellOf(row, column)));
    const hasPlain = cells.some(
      (cell) => cell && cell.amountPaise > 0 && cell.sign !== "-",
    );
    return (cell: MoneyCell) => hasPlain && cell.sign === "-";
  };
  const isReversedDebit = isReversed(columns.debit);
  const isReversedCredit = isReversed(columns.credit);
  return rows.map((row) => {
    const debitText = cellOf(row, columns.debit);
    const creditText = cellOf(row, columns.credit);
    const debit = readMoneyCell(debitText);
    const credit = readMoneyCell(creditText);
    if (!debit && !isNoMoney(debitText)) return "unreadable";
    if (!credit && !isNoMoney(creditText)) return "unreadable";
    if (debit && debit.amountPaise > 0) {
      if (credit && credit.amountPaise > 0) return "unreadable";
      return movement(
        debit.amountPaise,
        isReversedDebit(debit) ? "credit" : "debit",
      );
    }
    return (
      credit &&
      movement(
        credit.amountPaise,
        isReversedCredit(credit) ? "debit" : "credit",
      )
    );
  });
}

type SignSides = Record<"+" | "-" | "none", MoneyCell["side"]>;

/** In a list of expenses, few amounts are negative: refunds. In a statement, a minus sign is a payment. */
function signSides(
  cells: readonly (MoneyCell | undefined)[],
  negative: MoneyCell["side"],
): SignSides {
  const count = (sign: MoneyCell["sign"]) =>
    cells.filter((cell) => cell && cell.amountPaise > 0 && cell.sign === sign)
      .length;
  const minus = count("-");
  const unsigned = count(undefined);
  if (minus === 0)
    return {
      "+": "credit",
      "-": "debit",
      none: negative === "debit" ? "credit" : undefined,
    };
  const side =
    negative ?? (count("+") === 0 && minus * 3 < unsigned ? "credit" : "debit");
  return {
    "+": "credit",
    "-": side,
    none: side === "debit" ? "credit" : "debit",
  };
}
