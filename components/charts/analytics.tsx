import type { Expense } from "@/lib/expenses/expense";
import { categoryTotals, dailyTotals } from "@/lib/expenses/totals";
import { AnalyticsGrid } from "./analytics-skeleton";
import { CategoryPie } from "./category-pie";
import { DailyBars } from "./daily-bars";

export function Analytics({
  expenses,
  colours,
}: {
  expenses: readonly Expense[];
  colours: ReadonlyMap<string, string>;
}) {
  return (
    <AnalyticsGrid>
      <CategoryPie totals={categoryTotals(expenses)} colours={colours} />
      <DailyBars totals={dailyTotals(expenses)} />
    </AnalyticsGrid>
  );
}
