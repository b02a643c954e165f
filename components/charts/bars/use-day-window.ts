import { useMemo, useState } from "react";
import type { DailyTotal } from "@/lib/expenses/totals";

/** More bars at once would be too thin to see and too slow to draw. */
const MOST_BARS = 180;

export type DayWindow = ReturnType<typeof useDayWindow>;

/** The days that are drawn: the newest, until the brush has been moved. */
export function useDayWindow(totals: readonly DailyTotal[]) {
  const newest = span(totals.length - MOST_BARS, totals.length - 1);
  const [chosen, setChosen] = useState({ totals, ...newest });
  const { start, end } = chosen.totals === totals ? chosen : newest;
  const shown = useMemo(
    () => totals.slice(start, end + 1),
    [totals, start, end],
  );
  return {
    start,
    end,
    shown,
    isCut: totals.length > MOST_BARS,
    move: (newStart: number, newEnd: number) =>
      setChosen({ totals, ...clamped(newStart, newEnd, start) }),
  };
}

function span(start: number, end: number) {
  return { start: Math.max(0, start), end };
}

/** The end that was moved stays, and the other follows so far that no bar is too many. */
function clamped(start: number, end: number, formerStart: number) {
  return start === formerStart
    ? span(Math.max(start, end - MOST_BARS + 1), end)
    : span(start, Math.min(end, start + MOST_BARS - 1));
}
