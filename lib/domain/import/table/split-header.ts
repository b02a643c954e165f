import {
  findHeader,
  guessHeader,
  isFullHeader,
  twoRowHeader,
} from "@/lib/domain/import/columns/find-header";
import {
  hasWrittenMoney,
  isMaybeData,
  isData,
} from "@/lib/domain/import/table/guess-columns";
import { cellOf, type Table, type TableRow } from "@/lib/domain/import/table";

/**
 * Divides a table at every header with other columns than the one before it, as where
 * payments abroad have a column more. The titles above a header belong to it.
 */
export function splitSections(table: Table): Table[] {
  const starts = [0];
  let current: TableRow | undefined;
  for (const [index, row] of table.entries()) {
    if (!isFullHeader(row)) continue;
    if (current && !hasSameCells(current, row))
      starts.push(firstTitle(table, index));
    current = row;
  }
  return starts.map((start, index) => table.slice(start, starts[index + 1]));
}

/** The index of the first of the titles directly above a header. */
function firstTitle(table: Table, header: number): number {
  const isTitle = (row: TableRow | undefined) =>
    row?.cells.filter((cell) => cell.trim() !== "").length === 1;
  let first = header;
  while (isTitle(table[first - 1])) first -= 1;
  return first;
}

type SplitTable = {
  preamble: Table;
  /** The names of the columns. Those of a table without a header are numbered. */
  header: string[];
  /** The rows below the header, without its repetitions. */
  body: Table;
};

export function splitHeader(table: Table): SplitTable {
  const named = findHeader(table);
  const index = named ?? guessHeader(table);
  const row = table[index];
  const preamble = table.slice(0, index);
  if (!row) return { preamble, header: [], body: [] };
  if (isData(row) || (named === undefined && hasWrittenMoney(row))) {
    // The first payment may have lost a cell, so that it is narrower.
    const start = table.findIndex(isMaybeData);
    return {
      preamble: table.slice(0, start),
      header: row.cells.map((_, column) => `Column ${column + 1}`),
      body: table.slice(start),
    };
  }
  const below = table[index + 1];
  const both = twoRowHeader(row, below);
  const headers = both && below ? [row, below] : [row];
  return {
    preamble,
    header: (both ?? row).cells.map((cell) => cell.trim()),
    body: table
      .slice(index + headers.length)
      .filter((one) => !headers.some((header) => hasSameCells(header, one))),
  };
}

/** A row has the same cells as the header if a page of the file repeats it. */
function hasSameCells(a: TableRow, b: TableRow): boolean {
  const width = Math.max(a.cells.length, b.cells.length);
  return Array.from({ length: width }).every(
    (_, column) => cellOf(a, column) === cellOf(b, column),
  );
}
