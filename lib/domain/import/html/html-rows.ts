import {
  checkRowCount,
  type Table,
  type TableRow,
  tableRow,
  tooManyColumns,
} from "@/lib/domain/import/table";
import { LINE_BREAKS, parseHtml } from "./parse-html";
import { textCollector } from "./text-collector";

/** A table that is open. The layout of a page may be a table around others. */
type OpenTable = {
  /** The cells of the row that is open. */
  cells: string[] | undefined;
  /** The span of the cell that is open. */
  span: { columns: number; rows: number } | undefined;
  text: ReturnType<typeof textCollector>;
  /** How many of the next rows a cell above covers, by column. */
  covered: number[];
};

const MAX_SPAN = 100;
/** The limit of the cells of a row, with empty ones. No layout has as many. */
const MAX_CELLS = 2000;

/** The rows of all tables of a page. A table in a cell has its own rows. */
export function htmlRows(page: string): Table {
  const rows: TableRow[] = [];
  const tables: OpenTable[] = [];
  let line = 0;
  const closeRow = (table: OpenTable) => {
    const cells = takeCells(table);
    if (!cells) return;
    line += 1;
    checkRowCount(line);
    const row = tableRow(line, cells);
    if (row) rows.push(row);
  };
  parseHtml(page, {
    open: (name, attributes) => {
      if (name === "table")
        tables.push({
          cells: undefined,
          span: undefined,
          text: textCollector(),
          covered: [],
        });
      const table = tables.at(-1);
      if (!table) return;
      if (name === "tr") {
        closeRow(table);
        table.cells = [];
      } else if (isCell(name)) openCell(table, attributes);
      else if (LINE_BREAKS.has(name)) table.text.add(" ");
    },
    close: (name) => {
      const table = tables.at(-1);
      if (!table) return;
      if (name === "tr" || name === "table") closeRow(table);
      if (name === "table") tables.pop();
      else if (isCell(name)) closeCell(table);
      else if (LINE_BREAKS.has(name)) table.text.add(" ");
    },
    text: (part) => tables.at(-1)?.text.add(part),
  });
  return rows;
}

function isCell(name: string): boolean {
  return name === "td" || name === "th";
}

function openCell(
  table: OpenTable,
  { colspan, rowspan }: Record<string, string>,
): void {
  closeCell(table);
  // Between the cells, text is no part of the table.
  table.text.take();
  table.span = { columns: spanOf(colspan), rows: spanOf(rowspan) };
}

function closeCell(table: OpenTable): void {
  const { span, covered } = table;
  if (!span) return;
  const cells = (table.cells ??= []);
  addCovered(cells, covered);
  const text = table.text.take();
  for (let column = 0; column < span.columns; column += 1) {
    covered[cells.length] = span.rows - 1;
    cells.push(column === 0 ? text : "");
  }
  table.span = undefined;
  if (cells.length > MAX_CELLS) throw tooManyColumns();
}

/** Adds empty cells up to the first column that no cell above covers. */
function addCovered(cells: string[], covered: number[]): void {
  let rows = covered[cells.length] ?? 0;
  while (rows > 0) {
    covered[cells.length] = rows - 1;
    cells.push("");
    rows = covered[cells.length] ?? 0;
  }
}

/** Ends the row that is open, and returns its cells. */
function takeCells(table: OpenTable): string[] | undefined {
  closeCell(table);
  const { cells, covered } = table;
  if (!cells) return undefined;
  table.cells = undefined;
  for (let column = cells.length; column < covered.length; column += 1)
    covered[column] = Math.max((covered[column] ?? 0) - 1, 0);
  return cells;
}

function spanOf(text = ""): number {
  const span = Number.parseInt(text, 10);
  return span > 0 ? Math.min(span, MAX_SPAN) : 1;
}
