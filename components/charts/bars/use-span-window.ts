import { useMemo, useState } from "react";
import type { SpanTotal } from "@/lib/domain/view/span-totals";

/** More bars would be too thin to see and too slow to render. */
const MAX_BARS = 180;

export type SpanWindow = ReturnType<typeof useSpanWindow>;

/** The range of rendered bars: the newest ones until the brush is moved. */
export function useSpanWindow(totals: readonly SpanTotal[]) {
  const newest = span(totals.length - MAX_BARS, totals.length - 1);
  const [dragged, setDragged] = useState({ totals, ...newest });
  const { start, end } = dragged.totals === totals ? dragged : newest;
  const shown = useMemo(
    () => totals.slice(start, end + 1),
    [totals, start, end],
  );
  return {
    start,
    end,
    shown,
    hasHiddenSpans: totals.length > MAX_BARS,
    move: (newStart: number, newEnd: number) =>
      setDragged({ totals, ...clamped(newStart, newEnd, start) }),
  };
}

function span(start: number, end: number) {
  return { start: Math.max(0, start), end };
}

/** Limits the range to MAX_BARS by moving the handle that was not dragged. */
function clamped(start: number, end: number, previousStart: number) {
  return start === previousStart
    ? span(Math.max(start, end - MAX_BARS + 1), end)
    : span(start, Math.min(end, start + MAX_BARS - 1));
}
