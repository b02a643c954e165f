import {
  findHeader,
  guessHeader,
  twoRowHeader,
} from "@/lib/domain/import/columns/find-header";
import {
  hasWrittenMoney,
  isMaybeData,
  isData,
} from "@/lib/domain/import/table/guess-columns";
import { cellOf, type Table, type TableRow } from "@/lib/domain/import/table";

export type SplitTable = {
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

/** As a header that every page of the file repeats. */
export function hasSameCells(a: TableRow, b: TableRow): boolean {
  const width = Math.max(a.cells.length, b.cells.length);
  return Array.from({ length: width }).every(
    (_, column) => cellOf(a, column) === cellOf(b, column),
  );
}
