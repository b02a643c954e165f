import { readDateCell } from "@/lib/domain/import/cells/date-cell";
import { readMoneyCell } from "@/lib/domain/import/cells/money-cell";
import { type Table, tableRow } from "@/lib/domain/import/table";
import { columnFinder } from "@/lib/domain/import/pdf/column-positions";
import { withoutPageNumbers } from "@/lib/domain/import/pdf/page-numbers";
import type { Segment, TextLine } from "@/lib/domain/import/pdf/text-lines";
import { findBankHeader, withoutPageTops } from "./bank-header";

/** The distance between rows, as a share of that between two lines of a row. */
const ROW_GAP = 1.25;
/** A line further below than this share of the gap between rows is no part of a row. */
const FAR_FROM_ROW = 1.5;

/** The table of a bank's statement, with its header first; undefined if there is none. */
export function readBankTable(lines: readonly TextLine[]): Table | undefined {
  const found = findBankHeader(lines);
  if (!found) return undefined;
  const { header, end } = found;
  const names = header.map(({ text }) => text);
  const body = withoutPageTops(withoutPageNumbers(lines.slice(end)), header);
  const columnOf = columnFinder(header, body);
  const dateColumn = names.findIndex((name) => /\bdate\b/i.test(name));
  const cellLines = body.map((line) => toCells(line, header, columnOf));
  const rows = groupRows(cellLines, dateColumn).flatMap(
    (group, index) =>
      tableRow(
        index + 1,
        header.map((_, column) =>
          group.reduce(
            (text, { cells }) => joined(text, cells[column] ?? ""),
            "",
          ),
        ),
      ) ?? [],
  );
  return [{ line: 0, cells: names }, ...rows];
}

type CellLine = { page: number; y: number; cells: string[] };

function toCells(
  { page, y, segments }: TextLine,
  header: readonly Segment[],
  columnOf: (segment: Segment) => number,
): CellLine {
  const cells = header.map(() => "");
  for (const segment of segments) {
    const column = columnOf(segment);
    cells[column] = joined(cells[column] ?? "", segment.text);
  }
  return { page, y, cells };
}

/**
 * Groups the lines of each row. If gaps between rows are wider than those in them,
 * the lines of a row may also stand above its date. Otherwise a row starts with its
 * date.
 */
function groupRows(
  lines: readonly CellLine[],
  dateColumn: number,
): CellLine[][] {
  const hasDate = ({ cells }: CellLine) =>
    readDateCell(cells[dateColumn] ?? "") !== undefined;
  const rowGap = ROW_GAP * smallestGap(lines);
  const byGap = group(lines, (line, before) => line.y - before.y > rowGap);
  const isByGap = byGap.every((rows) => rows.filter(hasDate).length <= 1);
  const rows = isByGap
    ? byGap
    : group(
        lines,
        (line, before) =>
          hasDate(line) || line.y - before.y > rowGap * FAR_FROM_ROW,
      );
  // Text apart from the rows is a footer, except at the start of a page.
  return rows.filter(
    ([first], index) =>
      first?.page !== rows[index - 1]?.[0]?.page ||
      rows[index]?.some((line) => hasDate(line) || line.cells.some(isAmount)),
  );
}

/** A new page, and a second amount in one column, start a row, too. */
function group(
  lines: readonly CellLine[],
  startsRow: (line: CellLine, before: CellLine) => boolean,
): CellLine[][] {
  const rows: CellLine[][] = [];
  for (const line of lines) {
    const row = rows.at(-1);
    const before = row?.at(-1);
    if (
      row &&
      before?.page === line.page &&
      !startsRow(line, before) &&
      !row.some((other) => haveSameAmount(other, line))
    )
      row.push(line);
    else rows.push([line]);
  }
  return rows;
}

/** Whether two lines have an amount in the same column, so that they are two rows. */
function haveSameAmount(a: CellLine, b: CellLine): boolean {
  return a.cells.some(
    (cell, column) => isAmount(cell) && isAmount(b.cells[column] ?? ""),
  );
}

function isAmount(cell: string): boolean {
  const money = readMoneyCell(cell);
  return money !== undefined && /\d[.,]\d/.test(cell);
}

/** The gap of two lines of one column: a date that is centred beside them stands between two lines. */
function smallestGap(lines: readonly CellLine[]): number {
  let smallest = Infinity;
  const lastOf = new Map<number, CellLine>();
  for (const line of lines)
    for (const [column, cell] of line.cells.entries()) {
      if (cell === "") continue;
      const before = lastOf.get(column);
      if (before?.page === line.page)
        smallest = Math.min(smallest, line.y - before.y);
      lastOf.set(column, line);
    }
  return smallest;
}

const DATE_PART = /\d[-/.,]$/;
const LAST_DIGITS = /(?<!\d)\d{1,11}$/;
const FIRST_DIGITS = /^\d{1,11}(?!\d)/;
const REFERENCE_LENGTH = 12;

/** The parts of a cell that is broken into lines: `02/04/` and `2026` are one date. */
function joined(before: string, text: string): string {
  if (before === "" || text === "") return before + text;
  const isOneText =
    (DATE_PART.test(before) && /^\d/.test(text)) ||
    isReference(LAST_DIGITS.exec(before)?.[0], FIRST_DIGITS.exec(text)?.[0]);
  return before + (isOneText ? "" : " ") + text;
}

/** Whether the digits are a UPI reference together, which some banks break. */
function isReference(before: string | undefined, after: string | undefined) {
  return (
    before !== undefined &&
    after !== undefined &&
    before.length + after.length === REFERENCE_LENGTH
  );
}
