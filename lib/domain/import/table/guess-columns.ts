import { amountFault } from "@/lib/domain/expenses/money";
import {
  isCurrency,
  isInRupees,
} from "@/lib/domain/import/cells/currency-cell";
import {
  isSerialDate,
  readDateCell,
} from "@/lib/domain/import/cells/date-cell";
import { holds, isConstant } from "@/lib/domain/import/columns/column-content";
import type { Role } from "@/lib/domain/import/columns/column-names";
import type { Columns } from "@/lib/domain/import/columns/find-columns";
import { moneyOfBalance } from "./money-of-balance";
import {
  nameSeveralPeople,
  sidesOfWords,
} from "@/lib/domain/import/cells/side-words";
import { isNoMoney, readMoneyCell } from "@/lib/domain/import/cells/money-cell";
import { cellOf, type Table, type TableRow } from "@/lib/domain/import/table";

const SAMPLE_ROWS = 100;
const MIN_SHARE = 0.8;
const LETTERS = /\p{L}/gu;

/** Completes the columns by what the table holds, where no name tells them. */
export function guessColumns(
  columns: Columns,
  header: readonly string[],
  rows: Table,
): Columns {
  const sample = rows.slice(0, SAMPLE_ROWS);
  const width = Math.max(...sample.map(({ cells }) => cells.length), 0);
  const guessed = { ...columns };
  const free = () =>
    Array.from({ length: width }, (_, column) => column).filter(
      (column) => !Object.values(guessed).includes(column),
    );
  const take = (role: Role, found?: number) => {
    if (found !== undefined) guessed[role] = found;
  };
  if (guessed.currency === undefined)
    take(
      "currency",
      free().find((column) => share(sample, column, isCurrency)),
    );
  if (guessed.date === undefined)
    take(
      "date",
      free().find((column) => share(sample, column, isDate)),
    );
  if (guessed.amount === undefined && guessed.debit === undefined) {
    const candidates = free().filter(
      (column) =>
        share(sample, column, isAmount) && !isNumbering(sample, column),
    );
    const hasCredit = guessed.credit !== undefined;
    const proven = moneyOfBalance(sample, candidates, guessed.balance);
    if (proven && hasCredit) take("debit", proven.amount ?? proven.debit);
    else if (proven) Object.assign(guessed, proven);
    else {
      // Without proof, the user has to choose.
      const ofRupees = candidates.filter((column) =>
        isInRupees(header[column] ?? ""),
      );
      const [only, ...others] = ofRupees.length > 0 ? ofRupees : candidates;
      const isMoney =
        only !== undefined &&
        (ofRupees.length > 0 ||
          guessed.currency !== undefined ||
          areWrittenAsMoney(sample, only));
      if (isMoney && others.length === 0)
        take(hasCredit ? "debit" : "amount", only);
    }
  }
  if (guessed.balance === undefined)
    take("balance", provenBalance(sample, guessed, free()));
  const hasSides = guessed.debit !== undefined && guessed.credit !== undefined;
  if (guessed.direction === undefined && !hasSides)
    take("direction", directionColumn(sample, free()));
  if (guessed.description === undefined) {
    const letters = (column: number) =>
      sample.reduce(
        (sum, row) => sum + (cellOf(row, column).match(LETTERS)?.length ?? 0),
        0,
      );
    const texts = free().filter((column) =>
      holds("description", column, sample),
    );
    const [longest] = (texts.length > 0 ? texts : free()).sort(
      (a, b) => letters(b) - letters(a),
    );
    if (longest !== undefined && letters(longest) > 0)
      take("description", longest);
  }
  return guessed;
}

/** The column with most words for the rarer side: a status may be `Paid` in each row. */
function directionColumn(
  rows: Table,
  candidates: readonly number[],
): number | undefined {
  const usual = ofUsualWidth(rows);
  const found = candidates.flatMap((column) => {
    const cells = usual.map((row) => cellOf(row, column));
    const sideOf = sidesOfWords(cells);
    const isDirection =
      !nameSeveralPeople(cells) &&
      share(usual, column, (cell) => sideOf(cell) !== undefined);
    const count = (side: "debit" | "credit") =>
      cells.filter((cell) => sideOf(cell) === side).length;
    return isDirection
      ? { column, count: Math.min(count("debit"), count("credit")) }
      : [];
  });
  return found.toSorted((a, b) => b.count - a.count)[0]?.column;
}

/** The cells of other rows may be those of other columns. */
function ofUsualWidth(rows: Table): Table {
  const counts = new Map<number, number>();
  for (const { cells } of rows)
    counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [usual] = [...counts].toSorted(([, a], [, b]) => b - a);
  return rows.filter(({ cells }) => cells.length === usual?.[0]);
}

/** The column that follows the amounts as a running balance does. */
function provenBalance(
  rows: Table,
  { amount, debit, credit }: Columns,
  candidates: readonly number[],
): number | undefined {
  const money = [amount, debit, credit].filter((one) => one !== undefined);
  return candidates.find(
    (column) =>
      share(rows, column, isAmount) &&
      rows.length > 2 &&
      moneyOfBalance(rows, money, column) !== undefined,
  );
}

/** Whether a row has a date and an amount, so that it is no header. */
export function isData({ cells }: TableRow): boolean {
  return cells.some(isDate) && cells.some(isAmount);
}

/** Whether a row has an amount with paise or a currency, as no header has. */
export function hasWrittenMoney({ cells }: TableRow): boolean {
  return cells.some((cell) => isAmount(cell) && isWrittenAsMoney(cell));
}

/** Whether a row among data may be a payment that has lost a cell. */
export function isMaybeData(row: TableRow): boolean {
  const filled = row.cells.filter((cell) => cell.trim() !== "");
  return (
    isData(row) ||
    hasWrittenMoney(row) ||
    (filled.length > 2 && filled.some(isDate))
  );
}

function share(
  rows: Table,
  column: number,
  matches: (cell: string) => boolean,
): boolean {
  const cells = rows.map((row) => cellOf(row, column)).filter(Boolean);
  const matching = cells.filter(matches).length;
  return matching > 0 && matching >= cells.length * MIN_SHARE;
}

/** A serial number may be a date, but is more often another number. */
function isDate(cell: string): boolean {
  return !isSerialDate(cell) && readDateCell(cell) !== undefined;
}

function isAmount(cell: string): boolean {
  const money = readMoneyCell(cell);
  return (
    money !== undefined &&
    (money.amountPaise === 0 || amountFault(money.amountPaise) === undefined)
  );
}

const PAISE = /\.\d\d(?!\d)/;

function isWrittenAsMoney(cell: string): boolean {
  return (
    PAISE.test(cell) ||
    isInRupees(cell) ||
    readMoneyCell(cell)?.side !== undefined
  );
}

/** Whether the form of the numbers shows that they are money: paise, a currency, `Cr` or `Dr`. */
function areWrittenAsMoney(rows: Table, column: number): boolean {
  const cells = rows
    .map((row) => cellOf(row, column))
    .filter((cell) => !isNoMoney(cell));
  const written = cells.filter(isWrittenAsMoney);
  return (
    written.length >= Math.max(cells.length * MIN_SHARE, 1) &&
    !isConstant(cells)
  );
}

/** 1, 2, 3, … */
function isNumbering(rows: Table, column: number): boolean {
  return (
    rows.length > 1 &&
    rows.every((row, index) => Number(cellOf(row, column)) === index + 1)
  );
}
