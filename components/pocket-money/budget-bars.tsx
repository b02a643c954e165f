import { useMemo } from "react";
import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import { CategoryDot } from "@/components/category-dot";
import { categoryLabel } from "@/lib/domain/expenses/category";
import type { Expense } from "@/lib/domain/expenses/expense";
import { useRupees } from "@/components/ui/use-rupees";
import {
  budgetPeriod,
  type BudgetStatus,
  budgetStatuses,
} from "@/lib/domain/plan/budget-status";
import type { Plan } from "@/lib/domain/plan/plan";
import { budgetPeriodText, budgetText } from "./plan-text";

/** A line and a bar for each budget, with its state in words. */
export function BudgetBars({
  plan,
  expenses,
  colours,
  today,
}: {
  plan: Plan;
  /** The whole list. */
  expenses: readonly Expense[];
  colours: ReadonlyMap<string, string>;
  today: CalendarDate;
}) {
  const statuses = useMemo(
    () => budgetStatuses(plan, expenses, today),
    [plan, expenses, today],
  );
  return (
    <div>
      <p className="mb-1 text-sm text-muted">
        Budgets, {budgetPeriodText(budgetPeriod(plan, today))}
      </p>
      <ul aria-label="Budgets" className="flex flex-col gap-2">
        {statuses.map((budget) => (
          <Budget
            key={budget.category}
            budget={budget}
            colour={colours.get(budget.category)}
          />
        ))}
      </ul>
    </div>
  );
}

function Budget({
  budget,
  colour,
}: {
  budget: BudgetStatus;
  colour: string | undefined;
}) {
  const formatRupees = useRupees();
  const { category, budgetPaise, spentPaise, status } = budget;
  const share = Math.min(100, (Math.max(0, spentPaise) / budgetPaise) * 100);
  return (
    <li>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span>
          <CategoryDot colour={colour} className="me-2 inline-block" />
          {categoryLabel(category)}
          {": "}
          <span className={status === "over" ? "text-danger" : "text-muted"}>
            {budgetText(budget, formatRupees)}
          </span>
        </span>
        <span className="tabular-nums">
          {formatRupees(spentPaise)} of {formatRupees(budgetPaise)}
        </span>
      </div>
      <svg
        aria-hidden
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        className="mt-1 h-1.5 w-full rounded-full bg-raised forced-colors:h-2 forced-colors:border forced-colors:bg-[Canvas]"
      >
        <rect
          width={share}
          height={4}
          className={`${status === "over" ? "fill-danger" : "fill-teal"} forced-colors:fill-[CanvasText]`}
        />
      </svg>
    </li>
  );
}
