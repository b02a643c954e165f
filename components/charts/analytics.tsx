import { useMemo } from "react";
import type { Expense } from "@/lib/expenses/expense";
import { categoryTotals, dailyTotals } from "@/lib/expenses/totals";
import { useHasPainted } from "../ui/use-has-painted";
import { AnalyticsGrid, BarsSkeleton } from "./analytics-skeleton";
import { CategoryPie } from "./category-pie";
import { DailyBars } from "./daily-bars";

export function Analytics({
  expenses,
  colours,
}: {
  expenses: readonly Expense[];
  colours: ReadonlyMap<string, string>;
}) {
  // One after the other, so that neither keeps the page from answering for long.
  const hasPie = useHasPainted();
  const days = useMemo(() => dailyTotals(expenses), [expenses]);
  return (
    <AnalyticsGrid>
      <CategoryPie totals={categoryTotals(expenses)} colours={colours} />
      {hasPie ? <DailyBars totals={days} /> : <BarsSkeleton />}
    </AnalyticsGrid>
  );
}
