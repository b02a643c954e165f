import { asPaise, formatRupees, type Paise } from "@/lib/domain/expenses/money";
import { readMoneyCell } from "@/lib/domain/import/cells/money-cell";
import {
  COLUMN_NAMES,
  columnName,
} from "@/lib/domain/import/columns/column-names";
import type { Columns } from "@/lib/domain/import/columns/find-columns";
import type { StatementWarning } from "@/lib/domain/import/statement";
import { readBalance } from "@/lib/domain/import/balances/apply-balances";
import { totalPaise } from "@/lib/domain/expenses/totals";
import {
  isMovement,
  type Movement,
  type RowMoney,
} from "@/lib/domain/import/balances/movement";
import type { TableBody } from "@/lib/domain/import/table/split-rows";
import {
  CLOSING,
  hasCell,
  OPENING,
} from "@/lib/domain/import/table/summary-rows";
import { cellOf, type Table, type TableRow } from "@/lib/domain/import/table";

type Reading = {
  /** The lines above the header. */
  preamble: Table;
  columns: Columns;
  /** One for each row, with its side. */
  money: readonly RowMoney[];
  balances: readonly (Paise | undefined)[];
  /** Whether what is spent adds to the balance. */
  isOwed: boolean | undefined;
};

const NAMED_BALANCE = /^\W*(opening|closing) bal(?:ance)?\b/i;
const BEFORE_NUMBER = /^\s*(?:\((?:inr|rs\.?|₹)\))?[\s:.=]*/i;

type Printed = { line: number; name: string; paise: number };

/**
 * Compares printed opening and closing balances, and the numbers of a summary below its
 * names, with the rows. `links` counts opening balances from which the first row follows.
 */
export function checkPrintedBalances(
  { rows, summaries, belowSummaries }: TableBody,
  { preamble, columns, money, balances, isOwed }: Reading,
): { warnings: StatementWarning[]; links: number } {
  const before = (index: number) => {
    const balance = balances[index];
    const change = signedPaise(money[index]);
    return balance === undefined ? [] : balance + (isOwed ? change : -change);
  };
  const at = (index: number) => balances[index] ?? [];
  const ends = [0, rows.length - 1];
  const openings = ends.flatMap(before);
  const sums = new Map([
    ["sum of debits", sideSum(money, "debit")],
    ["sum of credits", sideSum(money, "credit")],
  ]);
  // A balance may be that of the rows beside it: some files print balances on every page.
  const expected = (name: string, line: number): number[] => {
    const sum = sums.get(name);
    if (sum !== undefined) return [sum];
    const next = rows.findIndex((row) => row.line > line);
    const beside = next < 0 ? [] : [next - 1, next];
    const right = name === "opening balance" ? openings : ends.flatMap(at);
    return [...right, ...beside.flatMap(at), ...beside.flatMap(before)];
  };
  const above = preamble.flatMap((row, index) => [
    ...balancesBeside(row),
    ...namedNumbers(row, preamble[index + 1]),
  ]);
  const printed = [
    ...above,
    ...summaries.flatMap((row): Printed[] => [
      ...balanceOf(row, columns),
      ...namedNumbers(
        row,
        belowSummaries.find(({ line }) => line === row.line + 1),
      ),
    ]),
  ];
  const warnings = printed.flatMap(({ line, name, paise }) => {
    const right = expected(name, line);
    return right.length === 0 || right.includes(paise)
      ? []
      : {
          line,
          text: `The printed ${name} of ${formatRupees(asPaise(paise))} does not agree with the rows.`,
        };
  });
  return {
    warnings: [
      ...warnings,
      ...(openings.length === 0 ? differenceWarnings(above, money) : []),
    ],
    links: printed.filter(
      ({ name, paise }) =>
        name === "opening balance" && openings.includes(paise),
    ).length,
  };
}

/** Reads a row such as `Opening balance` with a number in the column of balances. */
function balanceOf(row: TableRow, columns: Columns): Printed[] {
  const paise = readBalance(
    cellOf(row, columns.balance),
    cellOf(row, columns.balanceSide),
  );
  const numbers = row.cells.filter((cell) => readMoneyCell(cell));
  if (paise === undefined || numbers.length !== 1) return [];
  const name = hasCell(row, OPENING)
    ? "opening balance"
    : hasCell(row, CLOSING)
      ? "closing balance"
      : undefined;
  return name === undefined ? [] : [{ line: row.line, name, paise }];
}

/** Compares the balances above a table that has none with the sum of its amounts. An amount owed grows by payments. */
function differenceWarnings(
  printed: readonly Printed[],
  money: readonly RowMoney[],
): StatementWarning[] {
  const [opening, closing] = ["opening balance", "closing balance"].map(
    (name) => printed.find((one) => one.name === name)?.paise,
  );
  if (opening === undefined || closing === undefined) return [];
  const sum = money.reduce<number>((total, one) => total + signedPaise(one), 0);
  return Math.abs(closing - opening) === Math.abs(sum)
    ? []
    : [
        {
          text: `The printed balances differ by ${formatRupees(asPaise(Math.abs(closing - opening)))}, and the rows by ${formatRupees(asPaise(Math.abs(sum)))}. A row may be missing.`,
        },
      ];
}

/** Reads names such as `Opening Balance: 1,000.00`, with the number in the cell or in the next one with text. */
function balancesBeside({ line, cells }: TableRow): Printed[] {
  const filled = cells.filter((cell) => /\p{L}|\p{N}/u.test(cell));
  return filled.flatMap((cell, index) => {
    const [label = "", name = ""] = NAMED_BALANCE.exec(cell) ?? [];
    const rest = cell.slice(label.length).replace(BEFORE_NUMBER, "");
    const paise = readBalance(rest || (filled[index + 1] ?? ""), "");
    return name === "" || paise === undefined
      ? []
      : { line, name: `${name.toLowerCase()} balance`, paise };
  });
}

/** Reads names such as `Opening Balance, Dr Count, Cr Count, Debits, Credits` with numbers in the next row. */
function namedNumbers(
  { cells }: TableRow,
  numbers: TableRow | undefined,
): Printed[] {
  if (!numbers) return [];
  return cells.flatMap((cell, index) => {
    const name = summaryName(cell);
    const paise = readBalance(cellOf(numbers, index), "");
    return name === undefined || paise === undefined
      ? []
      : { line: numbers.line, name, paise };
  });
}

function summaryName(cell: string): string | undefined {
  if (OPENING.test(cell)) return "opening balance";
  if (CLOSING.test(cell)) return "closing balance";
  const name = columnName(cell);
  if (COLUMN_NAMES.debit.includes(name)) return "sum of debits";
  return COLUMN_NAMES.credit.includes(name) ? "sum of credits" : undefined;
}

function sideSum(money: readonly RowMoney[], side: Movement["side"]): number {
  return totalPaise(
    money.filter(isMovement).filter((one) => one.side === side),
  );
}

function signedPaise(money: RowMoney): number {
  if (!isMovement(money)) return 0;
  return money.side === "credit" ? money.amountPaise : -money.amountPaise;
}
