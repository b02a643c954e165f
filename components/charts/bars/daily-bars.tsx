import { useMemo } from "react";
import { type CalendarDate, formatDate } from "@/lib/expenses/calendar-date";
import { formatRupees } from "@/lib/expenses/money";
import type { DailyTotal } from "@/lib/expenses/totals";
import { DayBarChart } from "./day-bar-chart";
import { useDayWindow } from "./use-day-window";

/** One bar per day. A long history shows the newest days, with a brush for the others. */
export function DailyBars({
  totals,
  onSelect,
}: {
  totals: readonly DailyTotal[];
  /** Called on a click in the column of a day, and on Enter at the active day. */
  onSelect: (date: CalendarDate) => void;
}) {
  const dayWindow = useDayWindow(totals);
  const highest = useMemo(
    () => totals.reduce((a, b) => (b.amount > a.amount ? b : a)),
    [totals],
  );
  const isFlat = useMemo(
    () => totals.every(({ amount }) => amount === 0),
    [totals],
  );
  if (isFlat)
    return (
      <p className="text-muted">
        Every day adds up to ₹0, so there are no bars to draw.
      </p>
    );
  const first = totals[dayWindow.start];
  const last = totals[dayWindow.end];
  const days = `${totals.length.toLocaleString("en-IN")} ${totals.length === 1 ? "day" : "days"} with expenses`;
  return (
    <>
      <DayBarChart
        totals={totals}
        dayWindow={dayWindow}
        description={`${days}; the most on ${formatDate(highest.date)}: ${formatRupees(highest.amount)}. Arrow keys lead from day to day, Enter shows one alone.`}
        onSelect={onSelect}
      />
      {dayWindow.hasHiddenDays && (
        <p className="mt-2 text-sm text-muted">
          {first && formatDate(first.date)} to {last && formatDate(last.date)}:{" "}
          {dayWindow.shown.length} of {days}. Move the handles for the others.
        </p>
      )}
    </>
  );
}
