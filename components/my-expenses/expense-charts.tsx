import { memo } from "react";
import { AnalyticsSkeleton } from "@/components/charts/analytics-layout";
import { LoadBoundary, PartFailure } from "@/components/ui/load-boundary";
import { useLater } from "@/components/ui/use-later";
import { useLateContent } from "@/lib/browser/late-loading/use-late-load";
import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import type { View } from "@/lib/domain/view/view";
import { useChartFilters } from "./use-chart-filters";
import type { ChangeView } from "./use-view";

const FAILURE = "The charts could not be loaded.";

const loadAnalytics = async () =>
  memo((await import("@/components/charts/analytics")).Analytics);

/** The charts of the visible expenses, loaded and updated after the table. */
export function ExpenseCharts({
  expenses,
  view,
  since,
  colours,
  onViewChange,
}: {
  expenses: readonly Expense[];
  view: View;
  /** The date of the first expense of the list. */
  since: CalendarDate | undefined;
  colours: ReadonlyMap<string, string>;
  onViewChange: ChangeView;
}) {
  const charted = useLater(expenses);
  const chartedView = useLater(view);
  const chartedSince = useLater(since);
  const isNeeded = expenses.length > 0;
  const {
    ref,
    loaded: Analytics,
    hasFailed,
  } = useLateContent(isNeeded ? "charts" : undefined, loadAnalytics);
  const { toggleCategory, togglePeriod } = useChartFilters(onViewChange);
  if (!isNeeded) return null;
  return (
    <div ref={ref} className="empty:hidden">
      <LoadBoundary failure={FAILURE}>
        {hasFailed ? (
          <PartFailure failure={FAILURE} />
        ) : Analytics && chartedSince && charted.length > 0 ? (
          <Analytics
            expenses={charted}
            colours={colours}
            view={chartedView}
            since={chartedSince}
            onCategory={toggleCategory}
            onSpan={togglePeriod}
          />
        ) : (
          <AnalyticsSkeleton />
        )}
      </LoadBoundary>
    </div>
  );
}
