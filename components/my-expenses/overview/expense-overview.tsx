import { useDeferredValue, useMemo } from "react";
import { CategoryDot } from "@/components/category-dot";
import { useRupees } from "@/components/ui/use-rupees";
import { useToday } from "@/components/ui/use-today";
import { categoryLabel } from "@/lib/domain/expenses/category";
import type { Expense } from "@/lib/domain/expenses/expense";
import { asPaise } from "@/lib/domain/expenses/money";
import { type Overview, overview } from "@/lib/domain/view/overview";
import { shortRange, spentLabel } from "@/lib/domain/view/overview-text";
import { isReversed } from "@/lib/domain/view/period";
import type { View } from "@/lib/domain/view/view";
import { Figure, OverviewLayout } from "./overview-layout";

/** What was spent in the period of the view, computed after the table is updated. */
export function ExpenseOverview({
  expenses,
  view,
  colours,
}: {
  /** The whole list. */
  expenses: readonly Expense[];
  view: View;
  colours: ReadonlyMap<string, string>;
}) {
  const formatRupees = useRupees();
  const today = useToday();
  const all = useDeferredValue(expenses);
  const shown = useDeferredValue(view);
  const figures = useMemo(
    () => overview(all, shown, today),
    [all, shown, today],
  );
  if (expenses.length === 0 || isReversed(view.period)) return null;
  const {
    period,
    spentPaise,
    upcomingPaise,
    perDayPaise,
    comparison,
    largest,
  } = figures;
  return (
    <OverviewLayout>
      <Figure
        label={spentLabel(period)}
        detail={
          upcomingPaise > 0 && `and ${formatRupees(upcomingPaise)} upcoming`
        }
      >
        {formatRupees(spentPaise)}
      </Figure>
      <Figure label="A day on average">{formatRupees(perDayPaise)}</Figure>
      <Difference comparison={comparison} />
      <Figure
        label="Largest category"
        detail={largest && formatRupees(largest.value)}
      >
        {largest ? (
          <span className="flex items-center gap-2">
            <CategoryDot colour={colours.get(largest.name)} />
            <bdi>{categoryLabel(largest.name)}</bdi>
          </span>
        ) : (
          "None"
        )}
      </Figure>
    </OverviewLayout>
  );
}

function Difference({ comparison }: Pick<Overview, "comparison">) {
  const formatRupees = useRupees();
  const thisYear = useToday().slice(0, 4);
  if (!comparison)
    return (
      <Figure label="Difference" detail="Nothing to compare">
        –
      </Figure>
    );
  const { range, differencePaise } = comparison;
  const amount = formatRupees(asPaise(Math.abs(differencePaise)));
  return (
    <Figure
      label="Difference"
      detail={`${differencePaise === 0 ? "as" : "than"} ${shortRange(range, thisYear)}`}
    >
      {differencePaise === 0
        ? "The same"
        : `${amount} ${differencePaise > 0 ? "more" : "less"}`}
    </Figure>
  );
}
