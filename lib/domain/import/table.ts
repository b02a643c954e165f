import { StatementError } from "@/lib/domain/import/statement";

/** A row that has text. Rows of white space and rules are left out of a table. */
export type TableRow = {
  /** Counted from 1 as a spreadsheet does, with the rows that are left out. */
  line: number;
  cells: readonly string[];
};

export type Table = readonly TableRow[];

/** More rows than a list can have. */
export const MAX_TABLE_ROWS = 200_000;
/** More than any statement has; a spreadsheet has 16,384. */
export const MAX_TABLE_COLUMNS = 200;

/** A longer text is no description; expressions that search it take too long. */
export const MAX_CELL_LENGTH = 1000;

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Undefined for a row without text. Throws for more columns than a statement has. */
export function tableRow(
  line: number,
  cells: readonly string[],
): TableRow | undefined {
  if (!hasText(cells)) return undefined;
  if (cells.length <= MAX_TABLE_COLUMNS)
    return { line, cells: cells.map(cellText) };
  // Some spreadsheets end rows with empty cells.
  const width = cells.findLastIndex((cell) => cell.trim() !== "") + 1;
  if (width > MAX_TABLE_COLUMNS) throw tooManyColumns();
  return { line, cells: cells.slice(0, width).map(cellText) };
}

/** Some banks write `="0123"`, so that a spreadsheet shows the zeros. */
const TEXT_FORMULA = /^="([^"]*)"$/;

function cellText(cell: string): string {
  const text = cell.slice(0, MAX_CELL_LENGTH);
  return TEXT_FORMULA.exec(text)?.[1] ?? text;
}

/** Some banks draw lines of `*` or `-` across the table. */
function hasText(cells: readonly string[]): boolean {
  return cells.some((cell) => LETTER_OR_DIGIT.test(cell));
}

export function cellOf(row: TableRow, column: number | undefined): string {
  return column === undefined ? "" : (row.cells[column] ?? "").trim();
}

/** Throws for more rows than a table may have. */
export function checkRowCount(count: number): void {
  if (count > MAX_TABLE_ROWS)
    throw new StatementError(
      "too-large",
      "This file has more than 2,00,000 rows. Download a shorter period.",
    );
}

export function tooManyColumns(): StatementError {
  return new StatementError(
    "too-large",
    `This file has more than ${MAX_TABLE_COLUMNS} columns, so it is no statement.`,
  );
}

/** The table of values that stand in no lines of a file, by the texts of its columns. */
export function tableOf<Value>(
  columns: Readonly<Record<string, (value: Value) => string | undefined>>,
  values: readonly Value[],
): Table {
  const texts = Object.values(columns);
  const rows = values.map((value) => texts.map((text) => text(value) ?? ""));
  return [Object.keys(columns), ...rows].map((cells, line) => ({
    line,
    cells,
  }));
}
