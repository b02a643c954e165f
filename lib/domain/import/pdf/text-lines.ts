/** A text of a page at its position, in points from the upper left corner. */
export type PageText = {
  text: string;
  x: number;
  right: number;
  /** The line on which the letters stand. */
  y: number;
  size: number;
};

export type Page = readonly PageText[];

/** A text of one line without wide gaps, such as the cell of a table. */
export type Segment = { text: string; x: number; right: number };

export type TextLine = {
  /** Counted from 0. */
  page: number;
  y: number;
  size: number;
  /** From left to right. */
  segments: readonly Segment[];
  /** The segments, also divided at narrower gaps, as between the names of a header. */
  parts: readonly Segment[];
};

/** Parts of the font size. Letters of a word stand closer than the first one. */
const WORD_GAP = 0.16;
const SEGMENT_GAP = 1;
/** Between numbers, and between the names of a header. */
const PART_GAP = 0.5;
const LINE_TOLERANCE = 0.4;

/** Puts the texts of the pages together to lines, from top to bottom. */
export function textLines(pages: readonly Page[]): TextLine[] {
  return pages.flatMap((texts, page) =>
    groupByLine(texts).map(({ y, size, texts: ofLine }) => ({
      page,
      y,
      size,
      segments: joinTexts(ofLine, (before, after) =>
        NUMBER.test(before) || NUMBER.test(after) ? PART_GAP : SEGMENT_GAP,
      ),
      parts: joinTexts(ofLine, () => PART_GAP),
    })),
  );
}

/** The texts of a line with a space between the segments. */
export function lineText({ segments }: TextLine): string {
  return segments.map(({ text }) => text).join(" ");
}

const NUMBER = /^(?=\D*\d)\P{L}*$/u;

type LineTexts = { y: number; size: number; texts: PageText[] };

function groupByLine(texts: Page): LineTexts[] {
  const lines: LineTexts[] = [];
  for (const text of texts.toSorted((a, b) => a.y - b.y)) {
    const line = lines.at(-1);
    if (
      line &&
      text.y - line.y <= LINE_TOLERANCE * Math.min(line.size, text.size)
    ) {
      line.texts.push(text);
      line.size = Math.max(line.size, text.size);
    } else lines.push({ y: text.y, size: text.size, texts: [text] });
  }
  return lines;
}

/**
 * Words are set apart by their positions, because some files have no spaces.
 * `maxGap` is the gap at which two texts are not joined.
 */
function joinTexts(
  texts: readonly PageText[],
  maxGap: (before: string, after: string) => number,
): Segment[] {
  const segments: Segment[] = [];
  let before = "";
  for (const { text, x, right, size } of texts.toSorted((a, b) => a.x - b.x)) {
    const last = segments.at(-1);
    const gap = last ? x - last.right : Infinity;
    if (last && gap < maxGap(before, text) * size) {
      last.text += (gap >= WORD_GAP * size ? " " : "") + text;
      last.right = Math.max(last.right, right);
    } else segments.push({ text, x, right });
    before = text;
  }
  return segments
    .map((segment) => ({
      ...segment,
      text: segment.text.replace(/\s+/g, " ").trim(),
    }))
    .filter(({ text }) => text !== "");
}
