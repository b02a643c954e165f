import { columnFinder } from "@/lib/domain/import/pdf/column-positions";
import { withoutPageNumbers } from "@/lib/domain/import/pdf/page-numbers";
import {
  lineText,
  type Segment,
  type TextLine,
} from "@/lib/domain/import/pdf/text-lines";

/** The statement of a payment app, whose table has these columns. */
export type AppLayout = {
  /** The names of the columns, in lower case. */
  names: readonly string[];
  /** The text in the first column with which a payment starts. */
  start: RegExp;
  /** The columns whose lines start at one left edge. Other lines there are page furniture. */
  texts: readonly number[];
};

type AppTable = {
  /** The lines above the header. */
  preamble: readonly TextLine[];
  payments: readonly AppRow[];
};

/** The texts of each column, line by line from top to bottom. */
export type AppRow = readonly (readonly string[])[];

const MAX_HEADER_LINES = 3;
/** In points, between the left edges of the lines of a column. */
const LEFT_EDGE_TOLERANCE = 3;

/** Undefined if the pages have no such header. */
export function readAppTable(
  lines: readonly TextLine[],
  layout: AppLayout,
): AppTable | undefined {
  const headers = findHeaders(lines, layout);
  const [first] = headers;
  if (!first) return undefined;
  const { segments: header } = first;
  const tops = new Map(headers.map(({ page, y }) => [page, y]));
  const body = withoutPageNumbers(lines.slice(first.end)).filter(
    ({ page, y }) => y > (tops.get(page) ?? -Infinity),
  );
  const columnOf = columnFinder(header, body);
  const cellLines = body.map(({ segments }) => {
    const cells = header.map((): Segment[] => []);
    for (const segment of segments) cells[columnOf(segment)]?.push(segment);
    return cells;
  });
  const edges = header.map((_, column) =>
    layout.texts.includes(column) ? leftEdge(cellLines, column) : undefined,
  );
  const payments: string[][][] = [];
  for (const cells of cellLines) {
    if (layout.start.test(cells[0]?.[0]?.text ?? ""))
      payments.push(header.map(() => []));
    for (const [column, found] of cells.entries()) {
      const edge = edges[column] ?? found[0]?.x ?? 0;
      if (!found[0] || Math.abs(found[0].x - edge) > LEFT_EDGE_TOLERANCE)
        continue;
      const text = found.map((segment) => segment.text).join(" ");
      payments.at(-1)?.[column]?.push(text);
    }
  }
  return { preamble: lines.slice(0, first.start), payments };
}

/** Where most lines of a column start. */
function leftEdge(
  cellLines: readonly (readonly Segment[])[][],
  column: number,
): number | undefined {
  const counts = new Map<number, number>();
  for (const cells of cellLines) {
    const x = cells[column]?.[0]?.x;
    if (x !== undefined)
      counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

type Header = {
  /** One for each name. */
  segments: Segment[];
  /** The lines, as indexes. */
  start: number;
  end: number;
  /** The page of the last line. */
  page: number;
  y: number;
};

/** The headers of all pages. Their names may go on in a second and third line. */
function findHeaders(lines: readonly TextLine[], layout: AppLayout): Header[] {
  const headers: Header[] = [];
  for (let start = 0; start < lines.length; start += 1) {
    const header = headerAt(lines, start, layout);
    if (!header) continue;
    headers.push(header);
    start = header.end - 1;
  }
  return headers;
}

function headerAt(
  lines: readonly TextLine[],
  start: number,
  { names }: AppLayout,
): Header | undefined {
  const words = sortedWords(names.join(" "));
  for (let count = 1; count <= MAX_HEADER_LINES; count += 1) {
    const own = lines.slice(start, start + count);
    const last = own.at(-1);
    if (!last || last.page !== own[0]?.page) return undefined;
    const text = own.map(lineText).join(" ");
    if (text.length !== words.length || sortedWords(text) !== words) continue;
    const segments = names.flatMap((name) => nameSegment(own, name) ?? []);
    if (segments.length < names.length) return undefined;
    return { segments, start, end: start + count, page: last.page, y: last.y };
  }
  return undefined;
}

function sortedWords(text: string): string {
  return text.toLowerCase().split(" ").sort().join(" ");
}

/** Where a name stands, or its first words, also where names stand close together. */
function nameSegment(
  lines: readonly TextLine[],
  name: string,
): Segment | undefined {
  const segments = lines.flatMap((line) => line.segments);
  for (const { text, x, right } of segments) {
    const at = text.toLowerCase().indexOf(name);
    if (at < 0) continue;
    const letter = (right - x) / text.length;
    return {
      text: name,
      x: x + at * letter,
      right: x + (at + name.length) * letter,
    };
  }
  const end = name.lastIndexOf(" ");
  return end < 0 ? undefined : nameSegment(lines, name.slice(0, end));
}

/** The text before the first label, and the text after each label. */
type Details<Label extends string> = {
  title: string;
} & Partial<Record<Label, string>>;

/**
 * Reads the title in the first line, and the labelled lines below it, such as
 * `UTR No. 412345678901`. A text may go on in the next line.
 */
export function readDetails<Label extends string>(
  lines: readonly string[],
  labels: Readonly<Record<Label, RegExp>>,
): Details<Label> {
  const texts = new Map<Label | "title", string>();
  let current: Label | "title" = "title";
  for (const [index, line] of lines.entries()) {
    const label = (Object.keys(labels) as Label[]).find(
      (one) => index > 0 && labels[one].test(line),
    );
    const text = label === undefined ? line : line.replace(labels[label], "");
    current = label ?? current;
    const before = texts.get(current);
    texts.set(current, before === undefined ? text : `${before} ${text}`);
  }
  return { title: "", ...Object.fromEntries(texts) } as Details<Label>;
}

const STATUS =
  /^(transaction |payment )?(failed|declined|cancelled|expired|pending|reversed)$/i;

/**
 * The line that says that a payment was not made; "" if there is none. Above the
 * first label it may be the end of a name. `others` are the lines beside the details.
 */
export function readStatus<Label extends string>(
  details: readonly string[],
  labels: Readonly<Record<Label, RegExp>>,
  others: readonly string[],
): string {
  const first = details.findIndex((line, index) =>
    Object.values<RegExp>(labels).some(
      (label) => index > 0 && label.test(line),
    ),
  );
  const below = first < 0 ? [] : details.slice(first + 1);
  return [...others, ...below].find((text) => STATUS.test(text)) ?? "";
}
