import { type PdfText, textWidth } from "./pdf-file";

/** A cell of a table: its lines from top to bottom. */
type Cell = string | readonly string[];

type PdfColumn = {
  x: number;
  /** The right edge, for a column whose texts end there. */
  right?: number;
};

export type TableLayout = {
  columns: readonly PdfColumn[];
  header: readonly Cell[];
  /** The distance of the lines of one row in points. */
  lineHeight?: number;
  /** Between two rows, in addition. */
  rowGap?: number;
  /** How many rows a page has; all by default that fit. */
  rowsPerPage?: number;
  /** Whether every page has the header. */
  repeatsHeader?: boolean;
  /** Above the table of the first page. */
  preamble?: readonly PdfText[];
  /** These lines are on every page. */
  furniture?: (page: number, pages: number) => readonly PdfText[];
  /** Lines that a page break cuts a row after; by default it cuts none. */
  splitsRows?: boolean;
  /** Whether the lines of a cell are centred in its row, or in the header only. */
  isCentred?: boolean | "header";
};

const TOP = 60;
const FIRST_TOP = 170;
const BOTTOM = 780;

/** The pages of a statement with this table. */
export function tablePages(
  rows: readonly (readonly Cell[])[],
  layout: TableLayout,
): PdfText[][] {
  const { lineHeight = 11, rowGap = 6, repeatsHeader = true } = layout;
  const pages: PdfText[][] = [];
  let y = 0;
  let count = 0;
  const startPage = () => {
    const isFirst = pages.length === 0;
    y = isFirst ? FIRST_TOP : TOP;
    count = 0;
    pages.push(isFirst ? [...(layout.preamble ?? [])] : []);
    if (isFirst || repeatsHeader) addRow(layout.header);
  };
  const addRow = (cells: readonly Cell[]) => {
    const lines = Math.max(...cells.map((cell) => cellLines(cell).length));
    const isTooLong = y + lines * lineHeight > BOTTOM;
    const isFull = count >= (layout.rowsPerPage ?? Infinity);
    const splits = layout.splitsRows === true && cells !== layout.header;
    if (cells !== layout.header && (isFull || (isTooLong && !splits)))
      startPage();
    for (let line = 0; line < lines; line++) {
      if (splits && y > BOTTOM) startPage();
      for (const [index, cell] of cells.entries()) {
        const texts = cellLines(cell);
        const text = texts[line] ?? "";
        const centring =
          layout.isCentred === true ||
          (layout.isCentred === "header" && cells === layout.header)
            ? ((lines - texts.length) * lineHeight) / 2
            : 0;
        if (text !== "")
          pages.at(-1)?.push(placed(text, layout.columns[index], y + centring));
      }
      y += lineHeight;
    }
    y += rowGap;
    if (cells !== layout.header) count++;
  };
  startPage();
  for (const row of rows) addRow(row);
  return pages.map((page, index) => [
    ...page,
    ...(layout.furniture?.(index + 1, pages.length) ?? []),
  ]);
}

function placed(
  text: string,
  column: PdfColumn | undefined,
  y: number,
): PdfText {
  const { x = 0, right } = column ?? {};
  return { text, y, x: right === undefined ? x : right - textWidth(text) };
}

function cellLines(cell: Cell): readonly string[] {
  return typeof cell === "string" ? [cell] : cell;
}
