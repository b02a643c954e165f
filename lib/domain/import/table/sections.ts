import { isFullHeader } from "@/lib/domain/import/columns/find-header";
import type { Table, TableRow } from "@/lib/domain/import/table";
import { hasSameCells } from "./split-header";

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
