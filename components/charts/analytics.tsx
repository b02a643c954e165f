import { useEffect, useMemo, useState } from "react";
import type { Expense } from "@/lib/domain/expenses/expense";
import { categoryTotals, dailyTotals } from "@/lib/domain/expenses/totals";
import type { SpanTotal } from "@/lib/domain/view/span-totals";
import { whenPainted } from "@/lib/browser/late-loading/late-queue";
import { AnalyticsLayout } from "./analytics-layout";
import { ChartSkeleton } from "./analytics-layout";
import { DailyBars } from "@/components/charts/bars/daily-bars";
import { CategoryPie } from "@/components/charts/pie/category-pie";

export function Analytics({
  expenses,
  colours,
  category,
  onCategory,
  onSpan,
}: {
  expenses: readonly Expense[];
  colours: ReadonlyMap<string, string>;
  /** The selected category, or ALL_CATEGORIES. */
  category: string;
  onCategory: (name: string) => void;
  onSpan: (span: SpanTotal) => void;
}) {
  // The bars render after the pie, which splits one long task into two.
  const [isPiePainted, setIsPiePainted] = useState(false);
  useEffect(() => void whenPainted().then(() => setIsPiePainted(true)), []);
  const categories = useMemo(() => categoryTotals(expenses), [expenses]);
  const days = useMemo(() => dailyTotals(expenses), [expenses]);
  return (
    <AnalyticsLayout
      pie={
        <CategoryPie
          totals={categories}
          colours={colours}
          selected={category}
          onSelect={onCategory}
        />
      }
      bars={
        isPiePainted ? (
          <DailyBars totals={days} onSelect={onSpan} />
        ) : (
          <ChartSkeleton />
        )
      }
    />
  );
}
