import { useCallback } from "react";
import {
  readSessionJson,
  writeSessionJson,
} from "@/lib/browser/storage/session-storage";
import { today } from "@/lib/domain/expenses/calendar-date";
import { type Period, periodText } from "@/lib/domain/view/period";
import { type DateRange, periodOfDays } from "@/lib/domain/view/period-range";
import { readView, viewQuery, DEFAULT_VIEW } from "@/lib/domain/view/view";
import type { ChangeView } from "./use-view";

/** The query of the period that was shown before days were chosen. */
const STORAGE_KEY = "period-before-day";

/** Toggles for the category and the days that are chosen in the charts. */
export function useChartFilters(onViewChange: ChangeView) {
  const toggleCategory = useCallback(
    (name: string) =>
      onViewChange(({ category }) => ({
        category: category === name ? DEFAULT_VIEW.category : name,
      })),
    [onViewChange],
  );
  const togglePeriod = useCallback(
    ({ from, to }: DateRange) =>
      onViewChange(({ period }) => {
        const target = periodOfDays(from, to, period, today());
        if (period && periodText(period) === periodText(target))
          return { period: storedPeriod() };
        writeSessionJson(STORAGE_KEY, viewQuery({ ...DEFAULT_VIEW, period }));
        return { period: target };
      }),
    [onViewChange],
  );
  return { toggleCategory, togglePeriod };
}

/** Undefined, for all time, when the stored query has no valid period. */
function storedPeriod(): Period | undefined {
  const stored = readSessionJson(STORAGE_KEY);
  return typeof stored === "string" ? readView(stored).period : undefined;
}
