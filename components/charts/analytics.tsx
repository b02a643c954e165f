import { useEffect, useMemo, useState } from "react";
import type { Expense } from "@/lib/domain/expenses/expense";
import { categoryTotals, dailyTotals } from "@/lib/domain/expenses/totals";
import type { SpanTotal } from "@/lib/domain/view/span-totals";
import { periodLabel } from "@/lib/domain/view/period";
import type { View } from "@/lib/domain/view/view";
import { scopeText } from "@/lib/domain/view/view-text";
import { whenPainted } from "@/lib/browser/late-loading/late-queue";
import { AnalyticsLayout, BarsSkeleton } from "./analytics-layout";
import { DailyBars } from "@/components/charts/bars/daily-bars";
import { CategoryPie } from "@/components/charts/pie/category-pie";

export function Analytics({
  expenses,
  colours,
  view,
  onCategory,
  onSpan,
}: {
  expenses: readonly Expense[];
  colours: ReadonlyMap<string, string>;
  /** The view that the expenses are of. */
  view: View;
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
      scope={scopeText(view)}
      pie={
        <CategoryPie
          totals={categories}
          colours={colours}
          selected={view.category}
          scope={view.period ? periodLabel(view.period) : "All time"}
          onSelect={onCategory}
        />
      }
      bars={
        isPiePainted ? (
          <DailyBars totals={days} scope={scopeText(view)} onSelect={onSpan} />
        ) : (
          <BarsSkeleton />
        )
      }
    />
  );
}
