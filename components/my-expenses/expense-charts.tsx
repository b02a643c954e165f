import { lazy, memo, Suspense, useDeferredValue } from "react";
import { AnalyticsSkeleton } from "@/components/charts/analytics-skeleton";
import { LoadBoundary } from "@/components/ui/load-boundary";
import { useShouldLoad } from "@/components/ui/use-should-load";
import type { Expense } from "@/lib/domain/expenses/expense";
import { useChartFilters } from "./use-chart-filters";
import type { ChangeView } from "./use-view";

const Analytics = memo(
  lazy(() =>
    import("@/components/charts/analytics").then(({ Analytics }) => ({
      default: Analytics,
    })),
  ),
);

/** The charts of the visible expenses, loaded and updated after the table. */
export function ExpenseCharts({
  expenses,
  category,
  colours,
  onViewChange,
}: {
  expenses: readonly Expense[];
  category: string;
  colours: ReadonlyMap<string, string>;
  onViewChange: ChangeView;
}) {
  const charted = useDeferredValue(expenses);
  const chartedCategory = useDeferredValue(category);
  const [ref, shouldLoad] = useShouldLoad();
  const { toggleCategory, togglePeriod } = useChartFilters(onViewChange);
  if (expenses.length === 0) return null;
  return (
    <div ref={ref}>
      <LoadBoundary failure="The charts could not be loaded.">
        <Suspense fallback={<AnalyticsSkeleton />}>
          {shouldLoad && charted.length > 0 ? (
            <Analytics
              expenses={charted}
              colours={colours}
              category={chartedCategory}
              onCategory={toggleCategory}
              onSpan={togglePeriod}
            />
          ) : (
            <AnalyticsSkeleton />
          )}
        </Suspense>
      </LoadBoundary>
    </div>
  );
}
