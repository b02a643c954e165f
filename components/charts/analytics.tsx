import { useEffect, useMemo, useState } from "react";
import { useToday } from "@/components/ui/use-today";
import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import { categoryTotals, dailyTotals } from "@/lib/domain/expenses/totals";
import { meanPerDay } from "@/lib/domain/view/overview";
import type { SpanTotal } from "@/lib/domain/view/span-totals";
import { periodLabel } from "@/lib/domain/view/period";
import { periodRange } from "@/lib/domain/view/period-range";
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
  since,
  onCategory,
  onSpan,
}: {
  expenses: readonly Expense[];
  colours: ReadonlyMap<string, string>;
  /** The view that the expenses are of. */
  view: View;
  /** The date of the first expense of the list. */
  since: CalendarDate;
  onCategory: (name: string) => void;
  onSpan: (span: SpanTotal) => void;
}) {
  // The bars render after the pie, which splits one long task into two.
  const [isPiePainted, setIsPiePainted] = useState(false);
  useEffect(() => void whenPainted().then(() => setIsPiePainted(true)), []);
  const categories = useMemo(() => categoryTotals(expenses), [expenses]);
  const days = useMemo(() => dailyTotals(expenses), [expenses]);
  const today = useToday();
  const range = view.period
    ? periodRange(view.period, today)
    : { from: since, to: today };
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
          <DailyBars
            totals={days}
            perDay={meanPerDay(days, range, since, today)}
            scope={scopeText(view)}
            onSelect={onSpan}
          />
        ) : (
          <BarsSkeleton />
        )
      }
    />
  );
}
