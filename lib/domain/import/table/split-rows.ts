import {
  type DateCell,
  isSerialDate,
  readDateCell,
} from "@/lib/domain/import/cells/date-cell";
import type { Columns } from "@/lib/domain/import/columns/find-columns";
import { readMoneyCell } from "@/lib/domain/import/cells/money-cell";
import { hasWrittenMoney } from "./guess-columns";
import { isSummary } from "./summary-rows";
import {
  cellOf,
  MAX_CELL_LENGTH,
  type Table,
  type TableRow,
} from "@/lib/domain/import/table";

/** A row of the table with the text of the rows that continue its narration. */
export type DataRow = TableRow & {
  narration: string;
  /** The title of the rows, such as `Income`; "" if there is none between rows. */
  section: string;
  dateCell: DateCell | undefined;
};

export type TableBody = {
  /** Every row that is a payment or may be one. */
  rows: DataRow[];
  /** Rows with totals and balances of the whole file. */
  summaries: TableRow[];
  /** Other rows below one of them, such as the numbers below their names. */
  belowSummaries: TableRow[];
};

/**
 * Splits the rows below the header. A row is counted if it has a date, or an
 * amount, or stands between such rows; rows of text after the last one are the
 * footer, as are amounts without date and text below a total. The last rows above it
 * count if they have an amount in another column or, in a file without a footer, fill
 * two columns of a payment. Summaries are not counted.
 */
export function splitRows(
  body: Table,
  columns: Columns,
  hasFooter: boolean,
): TableBody {
  const rows: DataRow[] = [];
  const summaries: TableRow[] = [];
  const belowSummaries: TableRow[] = [];
  const isSerialColumn = hasSerialDates(
    body.map((row) => cellOf(row, columns.date)),
  );
  // Part of the table only if another payment follows.
  let texts: TableRow[] = [];
  let last: { row: DataRow; line: number } | undefined;
  let isBelowSummary = false;
  /** How many of the texts stand above a summary. */
  let textsAbove = 0;
  let section = "";
  for (const row of body) {
    const dateCell =
      isBareNumber(row, columns) && (isBelowSummary || !isSerialColumn)
        ? undefined
        : readDateCell(cellOf(row, columns.date));
    const hasDate = dateCell !== undefined;
    if (!hasDate && row.cells.some(isSummary)) {
      summaries.push(row);
      if (!isBelowSummary) textsAbove = texts.length;
      isBelowSummary = true;
    } else if (
      hasDate ||
      (hasMoney(row, columns) && (!isBelowSummary || hasWords(row, columns)))
    ) {
      const narration = cellOf(row, columns.description);
      const added = { ...row, narration, section, dateCell };
      // Spread arguments overflow the stack for a long file.
      for (const text of texts) rows.push(withoutNarration(text));
      rows.push(added);
      texts = [];
      isBelowSummary = false;
      last = { row: added, line: row.line };
    } else if (last && continues(row, last.line, columns)) {
      last.row.narration = continued(
        last.row.narration,
        cellOf(row, columns.description),
      );
      last.line = row.line;
    } else {
      const [text = "", ...others] = row.cells.filter((cell) => cell.trim());
      if (others.length === 0) section = text;
      texts.push(row);
      if (isBelowSummary) belowSummaries.push(row);
    }
  }
  const end = (
    isBelowSummary ? texts.slice(0, textsAbove) : texts
  ).findLastIndex(
    (row) => (!hasFooter && filledRoles(row, columns) > 1) || isShifted(row),
  );
  for (const text of texts.slice(0, end + 1)) rows.push(withoutNarration(text));
  return { rows, summaries, belowSummaries };
}

/** The rows above the header that look like payments of its columns. */
export function paymentsAbove(preamble: Table, columns: Columns): Table {
  return preamble.filter(
    (row) =>
      readDateCell(cellOf(row, columns.date)) !== undefined &&
      hasMoney(row, columns),
  );
}

function continued(narration: string, text: string): string {
  return narration.length < MAX_CELL_LENGTH
    ? `${narration} ${text}`.slice(0, MAX_CELL_LENGTH)
    : narration;
}

function withoutNarration(row: TableRow): DataRow {
  return { ...row, narration: "", section: "", dateCell: undefined };
}

/** Whether the date may be an amount of a summary: a number, beside no narration. */
function isBareNumber(row: TableRow, columns: Columns): boolean {
  return (
    isSerialDate(cellOf(row, columns.date)) &&
    cellOf(row, columns.description) === ""
  );
}

function hasWords(row: TableRow, { description }: Columns): boolean {
  return /\p{L}{2}/u.test(cellOf(row, description));
}

/** How many of the columns that make a payment have text. */
function filledRoles(row: TableRow, columns: Columns): number {
  const { date, description, amount, debit, credit } = columns;
  return [date, description, amount, debit, credit].filter(
    (column) => cellOf(row, column) !== "",
  ).length;
}

/** Whether a row of several cells has an amount in any column. */
function isShifted(row: TableRow): boolean {
  const filled = row.cells.filter((cell) => cell.trim() !== "");
  return filled.length > 2 && hasWrittenMoney(row);
}

function hasMoney(row: TableRow, columns: Columns): boolean {
  return [columns.amount, columns.debit, columns.credit].some((column) => {
    const money = readMoneyCell(cellOf(row, column));
    return money !== undefined && money.amountPaise > 0;
  });
}

/** Whether the row has a narration only and stands directly below another row. */
function continues(row: TableRow, line: number, columns: Columns): boolean {
  const { description } = columns;
  return (
    row.line === line + 1 &&
    cellOf(row, description) !== "" &&
    row.cells.every((cell, index) => index === description || !cell.trim())
  );
}

/** Whether a column stores its dates as serial numbers such as `46000`. */
function hasSerialDates(cells: readonly string[]): boolean {
  let serials = 0;
  let others = 0;
  for (const cell of cells) {
    if (isSerialDate(cell)) serials += 1;
    else if (readDateCell(cell) !== undefined) others += 1;
  }
  return serials > others;
}
