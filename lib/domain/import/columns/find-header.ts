import { COLUMN_NAMES, COLUMN_WORDS, columnName } from "./column-names";
import { findColumns } from "./find-columns";
import { cellOf, type Table, type TableRow } from "@/lib/domain/import/table";

/** Names, addresses and periods stand above the header. */
const USUAL_PREAMBLE = 30;
const LONGEST_PREAMBLE = 300;

const EXACT_NAMES = new Set(Object.values(COLUMN_NAMES).flat());
const DATE_NAMES = new Set(COLUMN_NAMES.date);
const MONEY_NAMES = new Set([
  ...COLUMN_NAMES.amount,
  ...COLUMN_NAMES.debit,
  ...COLUMN_NAMES.credit,
]);
const MONEY_WORDS = /\b(amount|amt|debit|withdrawal|price|cost)\b/;
const WORDS = COLUMN_WORDS.map(([, words]) => words);

/** The index of the row with the names of the columns; undefined if none has a date and an amount. */
export function findHeader(table: Table): number | undefined {
  return (
    bestHeader(table, 0, USUAL_PREAMBLE) ??
    bestHeader(table, USUAL_PREAMBLE, LONGEST_PREAMBLE)
  );
}

function bestHeader(
  table: Table,
  start: number,
  end: number,
): number | undefined {
  let best: { index: number; score: number } | undefined;
  for (const [offset, row] of table.slice(start, end).entries()) {
    const index = start + offset;
    const both = twoRowHeader(row, table[index + 1]);
    const score = both ? headerScore(both) : headerScore(row);
    if (score > (best?.score ?? 0)) best = { index, score };
  }
  return best?.index;
}

/** 0 if the row is no header. */
export function headerScore({ cells }: TableRow): number {
  const names = cells.map(columnName).filter((name) => name !== "");
  const hasDate = names.some(
    (name) => DATE_NAMES.has(name) || /\bdate\b/.test(name),
  );
  const hasMoney = names.some(
    (name) => MONEY_NAMES.has(name) || MONEY_WORDS.test(name),
  );
  if (!hasDate || !hasMoney) return 0;
  return names.reduce((score, name) => score + nameScore(name), 0);
}

/** Whether a row names a date, a text and an amount, and no other row could be its header. */
export function isFullHeader({ cells }: TableRow): boolean {
  if (!cells.some((cell) => DATE_NAMES.has(columnName(cell)))) return false;
  const { date, description, amount, debit, credit } = findColumns(cells, []);
  return (
    DATE_NAMES.has(columnName(cells[date ?? -1] ?? "")) &&
    description !== undefined &&
    (amount ?? debit ?? credit) !== undefined
  );
}

/**
 * The names of a header with a second row, such as `Credit` and `Debit` below
 * `Amount`; undefined if the row below has other content.
 */
export function twoRowHeader(
  top: TableRow,
  below: TableRow | undefined,
): TableRow | undefined {
  if (!below || headerScore(below) > 0) return undefined;
  const names = below.cells.map(columnName).filter((name) => name !== "");
  const isSecondRow =
    names.length > 1 &&
    below.cells.every((cell) => !/\p{N}/u.test(cell)) &&
    names.every((name) => nameScore(name) > 0) &&
    names.some((name) => MONEY_NAMES.has(name) || MONEY_WORDS.test(name));
  if (!isSecondRow) return undefined;
  const width = Math.max(top.cells.length, below.cells.length);
  const cells = Array.from({ length: width }, (_, column) =>
    [cellOf(top, column), cellOf(below, column)].join(" ").trim(),
  );
  const header = { line: top.line, cells };
  return headerScore(header) > 0 ? header : undefined;
}

function nameScore(name: string): number {
  if (EXACT_NAMES.has(name)) return 3;
  return WORDS.some((words) => words.test(name)) ? 1 : 0;
}

/** Without known names, the header is the first row that is as wide as most rows. */
export function guessHeader(table: Table): number {
  const widths = new Map<number, number>();
  for (const row of table) {
    const width = filledWidth(row);
    if (width > 1) widths.set(width, (widths.get(width) ?? 0) + 1);
  }
  const [usual] = [...widths].sort(([, a], [, b]) => b - a)[0] ?? [];
  if (usual === undefined) return 0;
  return Math.max(
    table
      .slice(0, USUAL_PREAMBLE)
      .findIndex((row) => filledWidth(row) >= usual),
    0,
  );
}

function filledWidth({ cells }: TableRow): number {
  return cells.filter((cell) => cell.trim() !== "").length;
}
