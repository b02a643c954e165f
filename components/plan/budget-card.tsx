import { useMemo } from "react";
import { Card } from "@/components/ui/card";
import type { CalendarDate } from "@/lib/expenses/calendar-date";
import { categoryLabel } from "@/lib/expenses/category";
import type { Expense } from "@/lib/expenses/expense";
import { formatRupees } from "@/lib/expenses/money";
import { type BudgetStatus, budgetStatuses } from "@/lib/plan/budget-status";
import type { Plan } from "@/lib/plan/plan";
import { PlanButton } from "./plan-button";
import { budgetText } from "./plan-text";

/** A bar for each budget, with its state in words. */
export function BudgetCard({
  plan,
  expenses,
  colours,
  today,
  isReadOnly,
  onEdit,
}: {
  plan: Plan;
  /** The whole list. */
  expenses: readonly Expense[];
  colours: ReadonlyMap<string, string>;
  today: CalendarDate;
  /** It cannot be changed, for the reason that the screen shows. */
  isReadOnly: boolean;
  onEdit: () => void;
}) {
  const statuses = useMemo(
    () => budgetStatuses(plan, expenses, today),
    [plan, expenses, today],
  );
  return (
    <Card aria-label="Budgets" className="p-4 lg:px-6">
      <h2 className="text-lg font-semibold">Budgets</h2>
      <ul className="mt-3 grid gap-4 md:grid-cols-2">
        {statuses.map((budget) => (
          <Budget
            key={budget.category}
            budget={budget}
            colour={colours.get(budget.category)}
          />
        ))}
      </ul>
      <PlanButton isReadOnly={isReadOnly} onPress={onEdit}>
        Change the budgets
      </PlanButton>
    </Card>
  );
}

function Budget({
  budget,
  colour,
}: {
  budget: BudgetStatus;
  colour: string | undefined;
}) {
  const { category, budgetPaise, spentPaise, status } = budget;
  const share = Math.min(100, (Math.max(0, spentPaise) / budgetPaise) * 100);
  return (
    <li>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{categoryLabel(category)}</span>
        <span className="text-sm tabular-nums">
          {formatRupees(spentPaise)} of {formatRupees(budgetPaise)}
        </span>
      </div>
      <svg
        aria-hidden
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        className="my-1.5 h-2 w-full rounded-full bg-raised forced-colors:border"
      >
        <rect
          width={share}
          height={4}
          fill={colour}
          className="forced-colors:fill-[Highlight]"
        />
      </svg>
      <p
        className={`text-sm ${status === "over" ? "text-danger" : "text-muted"}`}
      >
        {budgetText(budget)}
      </p>
    </li>
  );
}
