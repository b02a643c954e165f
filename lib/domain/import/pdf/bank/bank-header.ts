import { readDateCell } from "@/lib/domain/import/cells/date-cell";
import { readMoneyCell } from "@/lib/domain/import/cells/money-cell";
import { headerScore } from "@/lib/domain/import/columns/find-header";
import {
  lineText,
  type Segment,
  type TextLine,
} from "@/lib/domain/import/pdf/text-lines";

const MAX_HEADER_LINES = 3;
/** The gap between the lines of one header, as a share of the font size. */
const MAX_HEADER_GAP = 2;

/** Names may stand close together, or have wide gaps between their words. */
const DIVISIONS = [
  ({ segments }: TextLine) => segments,
  ({ parts }: TextLine) => parts,
];

type BankHeader = { header: Segment[]; end: number };

/** The lines that together are most like a header. */
export function findBankHeader(
  lines: readonly TextLine[],
): BankHeader | undefined {
  let best: (BankHeader & { score: number }) | undefined;
  for (const start of lines.keys())
    for (let count = 1; count <= MAX_HEADER_LINES; count++) {
      const part = lines.slice(start, start + count);
      if (part.length < count || !isHeaderText(part)) break;
      for (const divide of DIVISIONS) {
        const header = mergeLines(part.flatMap(divide));
        const cells = header.map(({ text }) => text);
        const score = headerScore({ line: 1, cells });
        if (score > (best?.score ?? 0))
          best = { header, end: start + count, score };
      }
    }
  return best && withUnits(best, lines);
}

const MONEY_NAME =
  /\b(amount|amt|balance|bal|debit|credit|withdrawals?|deposits?|dr|cr)\b/i;

/** Adds a line such as `(INR)` below the names of amounts. */
function withUnits(
  { header, end }: BankHeader,
  lines: readonly TextLine[],
): BankHeader {
  const part = lines.slice(end - 1, end + 1);
  const [, below] = part;
  const isUnits = below?.parts.every(({ x, right }) =>
    header.some(
      (name) => name.x < right && x < name.right && MONEY_NAME.test(name.text),
    ),
  );
  return below && isUnits && isHeaderText(part)
    ? { header: mergeLines([...header, ...below.parts]), end: end + 1 }
    : { header, end };
}

/** Whether the lines are close together and have no dates or amounts. */
function isHeaderText(lines: readonly TextLine[]): boolean {
  return lines.every((line, index) => {
    const before = lines[index - 1];
    return (
      (!before || isNear(line, before)) &&
      line.segments.every(({ text }) => !/\d/.test(text))
    );
  });
}

/** Whether a line may belong to the header that another line above it belongs to. */
function isNear({ page, y, size }: TextLine, above: TextLine): boolean {
  return page === above.page && y - above.y <= MAX_HEADER_GAP * size;
}

/** Joins the texts that stand below each other. */
function mergeLines(segments: readonly Segment[]): Segment[] {
  const merged: Segment[] = [];
  for (const segment of segments) {
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

/** Removes the headers of other pages, and what stands above those. */
export function withoutPageTops(
  lines: readonly TextLine[],
  header: readonly Segment[],
): TextLine[] {
  const words = new Set(header.flatMap(({ text }) => text.split(" ")));
  const hasNames = (line: TextLine) =>
    lineText(line)
      .split(" ")
      .every((word) => words.has(word));
  const isHeader = (line: TextLine) => line.parts.length > 1 && hasNames(line);
  const tops = new Map<number, TextLine>();
  for (const line of lines) {
    const top = tops.get(line.page);
    // A broken name has its last words in a line of their own.
    if (!top ? isHeader(line) : hasNames(line) && isNear(line, top))
      tops.set(line.page, line);
  }
  // A header in the middle of a page starts another table.
  for (const line of lines) {
    const top = tops.get(line.page);
    if (top && line.y < top.y && isPayment(line)) tops.delete(line.page);
  }
  return lines.filter((line) => {
    const top = tops.get(line.page);
    const isTop = top !== undefined && line.y <= top.y;
    return !isTop && !isHeader(line);
  });
}

function isPayment({ segments }: TextLine): boolean {
  const has = (read: (text: string) => unknown) =>
    segments.some(({ text }) => read(text) !== undefined);
  return has(readDateCell) && has(readMoneyCell);
}
