import { useCallback } from "react";
import { browserSessionStorage } from "@/lib/client/storage/session-storage";
import type { CalendarDate } from "@/lib/expenses/calendar-date";
import type { Period } from "@/lib/list/period";
import { readView, viewQuery, DEFAULT_VIEW } from "@/lib/list/view";
import type { ChangeView } from "./use-view";

/** The query of the period that was shown before a day was chosen. */
const STORAGE_KEY = "period-before-day";

/** Toggles for the category and the day that are chosen in the charts. */
export function useChartFilters(onViewChange: ChangeView) {
  const toggleCategory = useCallback(
    (name: string) =>
      onViewChange(({ category }) => ({
        category: category === name ? DEFAULT_VIEW.category : name,
      })),
    [onViewChange],
  );
  const toggleDay = useCallback(
    (date: CalendarDate) =>
      onViewChange(({ period }) => {
        if (period?.kind === "day" && period.date === date)
          return { period: storedPeriod() };
        storePeriod(period);
        return { period: { kind: "day", date } };
      }),
    [onViewChange],
  );
  return { toggleCategory, toggleDay };
}

function storePeriod(period: Period | undefined) {
  const query = viewQuery({ ...DEFAULT_VIEW, period });
  browserSessionStorage()?.setItem(STORAGE_KEY, query);
}

/** Undefined, for all time, when the stored query has no valid period. */
function storedPeriod(): Period | undefined {
  return readView(browserSessionStorage()?.getItem(STORAGE_KEY) ?? "").period;
}
