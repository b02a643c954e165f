import { readDateCell } from "@/lib/import/cells/date-cell";
import { headerScore } from "@/lib/import/columns/find-header";
import { readMoneyCell } from "@/lib/import/cells/money-cell";
import { type Table, tableRow } from "@/lib/import/table/table";
import { columnFinder } from "@/lib/import/pdf/column-positions";
import {
  type Segment,
  type TextLine,
  lineText,
} from "@/lib/import/pdf/text-lines";

/** A header may be broken into this many lines. */
const MAX_HEADER_LINES = 3;
/** Of the font size, between the lines of one header. */
const MAX_HEADER_GAP = 2;
/** Of the distance of two lines of a row, between rows. */
const ROW_GAP = 1.25;
const PAGE_NUMBER = /^\W*(page( no)?[\s.:]*)?\d+(\s*(of|\/)\s*\d+)?\W*$/i;

/** The table of a bank's statement, with its header first; undefined if there is none. */
export function readBankTable(lines: readonly TextLine[]): Table | undefined {
  const found = findHeader(lines);
  if (!found) return undefined;
  const { header, end } = found;
  const names = header.map(({ text }) => text);
  const body = withoutPageTops(lines.slice(end), header);
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

type Header = { header: Segment[]; end: number };

/** The lines that together are most like a header. */
function findHeader(lines: readonly TextLine[]): Header | undefined {
  let best: (Header & { score: number }) | undefined;
  for (const start of lines.keys())
    for (let count = 1; count <= MAX_HEADER_LINES; count++) {
      const part = lines.slice(start, start + count);
      if (part.length < count || !isHeaderText(part)) break;
      const header = mergeLines(part);
      const score = headerScore({
        line: 1,
        cells: header.map(({ text }) => text),
      });
      if (score > (best?.score ?? 0))
        best = { header, end: start + count, score };
    }
  return best;
}

/** Whether the lines are close together and have no dates or amounts. */
function isHeaderText(lines: readonly TextLine[]): boolean {
  return lines.every(({ page, y, size, segments }, index) => {
    const before = lines[index - 1];
    const isNear =
      !before ||
      (before.page === page && y - before.y <= MAX_HEADER_GAP * size);
    return isNear && segments.every(({ text }) => !/\d/.test(text));
  });
}

/** Joins the texts that stand below each other. */
function mergeLines(lines: readonly TextLine[]): Segment[] {
  const merged: Segment[] = [];
  for (const segment of lines.flatMap(({ segments }) => segments)) {
    const above = merged.find(
      ({ x, right }) => x < segment.right && segment.x < right,
    );
    if (!above) merged.push({ ...segment });
    else {
      above.text += ` ${segment.text}`;
      above.x = Math.min(above.x, segment.x);
      above.right = Math.max(above.right, segment.right);
    }
  }
  return merged.sort((a, b) => a.x - b.x);
}

/** Without page numbers, the headers of other pages, and what stands above those. */
function withoutPageTops(
  lines: readonly TextLine[],
  header: readonly Segment[],
): TextLine[] {
  const words = new Set(header.flatMap(({ text }) => text.split(" ")));
  const tops = new Map<number, number>();
  const isHeader = (line: TextLine) =>
    line.segments.length > 1 &&
    lineText(line)
      .split(" ")
      .every((word) => words.has(word));
  for (const line of lines) if (isHeader(line)) tops.set(line.page, line.y);
  return lines.filter(
    (line) =>
      line.y > (tops.get(line.page) ?? -Infinity) &&
      !PAGE_NUMBER.test(lineText(line)),
  );
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
  return isByGap ? byGap : group(lines, hasDate);
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

function smallestGap(lines: readonly CellLine[]): number {
  let smallest = Infinity;
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (before?.page === line.page)
      smallest = Math.min(smallest, line.y - before.y);
  }
  return smallest;
}

const DIGITS_BELOW = /\d[-/.,]$/;

/** The parts of a cell that is broken into lines: `02/04/` and `2026` are one date. */
function joined(before: string, text: string): string {
  if (before === "" || text === "") return before + text;
  const isOneNumber = DIGITS_BELOW.test(before) && /^\d/.test(text);
  return before + (isOneNumber ? "" : " ") + text;
}
