import papaparse from "papaparse";
import { StatementError } from "@/lib/domain/import/statement";
import { headerScore } from "@/lib/domain/import/columns/find-header";
import {
  checkRowCount,
  MAX_TABLE_COLUMNS,
  MAX_TABLE_ROWS,
  type Table,
  type TableRow,
  tableRow,
  tooManyColumns,
} from "@/lib/domain/import/table";

/** HDFC's credit cards have `~|~`, which stands before its part `|`. */
const DELIMITERS = [",", "\t", ";", "~|~", "|"];
/** Enough for the preamble and some rows. */
const SAMPLE_LENGTH = 20_000;
const SAMPLE_ROWS = 60;

/** Such as `="1,200.00"`, which may have the delimiter in it. */
const TEXT_FORMULAS = /(^|[,;])="([^"\n]*)"(?=[,;\n]|$)/gm;

/** Reads text with one of the delimiters between the cells. */
export function delimitedTable(text: string): Table {
  const lines = text
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .replace(TEXT_FORMULAS, '$1"$2"');
  return parseTable(lines, findDelimiter(lines));
}

/** `1.234,50` and `-20,5`; two digits never end an amount with Indian commas. */
const DECIMAL_COMMA = /^([+-]?)(\d{1,3}(?:\.\d{3})*|\d+),(\d{1,2})$/;

/** Where commas are decimal, semicolons separate the cells. */
function withDecimalPoint(cell: string): string {
  const [, sign, whole, part] = DECIMAL_COMMA.exec(cell.trim()) ?? [];
  return whole === undefined
    ? cell
    : `${sign}${whole.replaceAll(".", "")}.${part}`;
}

const GROUPED = /^[+-]?\d{1,3}(\.\d{3})+$/;

/** Among decimal commas, the point of `1.200` separates thousands. */
function withoutGroups(table: Table): Table {
  return table.map((row) => ({
    ...row,
    cells: row.cells.map((cell) =>
      GROUPED.test(cell.trim()) ? cell.replaceAll(".", "") : cell,
    ),
  }));
}

/** The delimiter with which a row becomes a header, else with which most rows become wide. */
function findDelimiter(text: string): string {
  const sample = text.slice(0, SAMPLE_LENGTH);
  const scores = DELIMITERS.map((delimiter) => {
    const rows = papaparse.parse<string[]>(sample, {
      delimiter,
      newline: "\n",
      preview: SAMPLE_ROWS,
    }).data;
    const header = Math.max(
      ...rows.map((cells) => headerScore({ line: 1, cells })),
      0,
    );
    const wide = rows.filter((cells) => cells.length > 1).length;
    return { delimiter, score: header * SAMPLE_ROWS + wide };
  });
  return scores.reduce((best, one) => (one.score > best.score ? one : best))
    .delimiter;
}

function parseTable(text: string, delimiter: string): Table {
  checkWidth(text, delimiter);
  const table: TableRow[] = [];
  let line = 0;
  let hasOpenQuote = false;
  let hasDecimalCommas = false;
  papaparse.parse<string[]>(text, {
    delimiter,
    newline: "\n",
    // Programs that separate by tabs do not quote.
    ...(delimiter === "\t" && !/(^|\t)"[^\t\n]*"(\t|$)/m.test(text)
      ? { quoteChar: "" }
      : {}),
    step: ({ data: cells, errors }, parser) => {
      line++;
      hasOpenQuote = errors.some(({ code }) => code === "MissingQuotes");
      const isCommaDecimal = delimiter === ";";
      hasDecimalCommas ||=
        isCommaDecimal && cells.some((cell) => DECIMAL_COMMA.test(cell.trim()));
      const row = tableRow(
        line,
        isCommaDecimal ? cells.map(withDecimalPoint) : cells,
      );
      if (row) table.push(row);
      if (hasOpenQuote || table.length > MAX_TABLE_ROWS) parser.abort();
    },
  });
  if (hasOpenQuote)
    throw new StatementError(
      "unreadable",
      `A quotation mark in row ${line} is not closed. Remove it or download the file again.`,
    );
  checkRowCount(table.length);
  return hasDecimalCommas ? withoutGroups(table) : table;
}

/** The width of a spreadsheet. */
const MAX_EMPTY_CELLS = 16_384;

/**
 * Counts the cells without parsing them, because a row of millions of cells takes much
 * memory. Empty cells at the end of a row are not counted.
 */
function checkWidth(text: string, delimiter: string): void {
  const [first] = delimiter;
  let width = 1;
  let empty = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === "\n") {
      width = 1;
      empty = 0;
    } else if (character === first && text.startsWith(delimiter, at)) {
      empty += 1;
      at += delimiter.length - 1;
    } else {
      width += empty;
      empty = 0;
    }
    if (width > MAX_TABLE_COLUMNS || empty > MAX_EMPTY_CELLS)
      throw tooManyColumns();
  }
}
