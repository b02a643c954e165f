import { readMoneyCell } from "@/lib/domain/import/cells/money-cell";
import type { Segment, TextLine } from "./text-lines";

/** In points, of texts that stand exactly below each other. */
const EDGE_TOLERANCE = 2.5;

type Edge = "x" | "right";

/**
 * Finds the column of each segment: that of the name above or below it; otherwise
 * that of other segments with the same left or right edge; otherwise the nearest one.
 */
export function columnFinder(
  header: readonly Segment[],
  lines: readonly TextLine[],
): (segment: Segment) => number {
  const counts = { x: edgeCounts(), right: edgeCounts() };
  for (const segment of lines.flatMap(({ segments }) => segments)) {
    const column = overlappingColumn(header, segment);
    if (column === undefined) continue;
    counts.x.add(segment.x, column);
    counts.right.add(segment.right, column);
  }
  return (segment) =>
    overlappingColumn(header, segment) ??
    alignedColumn(segment, counts) ??
    nearestColumn(header, segment);
}

function overlappingColumn(
  header: readonly Segment[],
  segment: Segment,
): number | undefined {
  let best: { column: number; width: number } | undefined;
  for (const [column, name] of header.entries()) {
    const width =
      Math.min(name.right, segment.right) - Math.max(name.x, segment.x);
    if (width > 0 && width > (best?.width ?? 0)) best = { column, width };
  }
  return best?.column;
}

/** How often each column has an edge at a position. */
function edgeCounts() {
  const counts = new Map<number, Map<number, number>>();
  const bucket = (at: number) => Math.round(at / EDGE_TOLERANCE);
  return {
    add(at: number, column: number) {
      const columns = counts.get(bucket(at)) ?? new Map<number, number>();
      columns.set(column, (columns.get(column) ?? 0) + 1);
      counts.set(bucket(at), columns);
    },
    most(at: number): { column: number; count: number } | undefined {
      let best: { column: number; count: number } | undefined;
      for (const near of [bucket(at) - 1, bucket(at), bucket(at) + 1])
        for (const [column, count] of counts.get(near) ?? [])
          if (count > (best?.count ?? 0)) best = { column, count };
      return best;
    },
  };
}

/** Amounts end at one edge, texts start at one. */
function alignedColumn(
  segment: Segment,
  counts: Record<Edge, ReturnType<typeof edgeCounts>>,
): number | undefined {
  const edges: Edge[] = isAmount(segment) ? ["right", "x"] : ["x", "right"];
  const [first, second] = edges.map((edge) => counts[edge].most(segment[edge]));
  return (first ?? second)?.column;
}

/** An amount stands right of the start of its column's name, if that is left-aligned. */
function nearestColumn(header: readonly Segment[], segment: Segment): number {
  if (isAmount(segment)) {
    const column = header.findLastIndex(({ x }) => x <= segment.x);
    if (column >= 0) return column;
  }
  const distances = header.map(({ x, right }) =>
    Math.max(x - segment.right, segment.x - right),
  );
  return distances.indexOf(Math.min(...distances));
}

function isAmount({ text }: Segment): boolean {
  return readMoneyCell(text) !== undefined;
}
