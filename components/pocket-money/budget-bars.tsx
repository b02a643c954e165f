import { useMemo } from "react";
import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import { categoryTextClass } from "@/components/category-colours";
import { CategoryDot } from "@/components/category-dot";
import { categoryLabel } from "@/lib/domain/expenses/category";
import type { Expense } from "@/lib/domain/expenses/expense";
import { useRupees } from "@/components/ui/use-rupees";
import {
  type BudgetStatus,
  budgetStatuses,
} from "@/lib/domain/plan/budget-status";
import type { Plan } from "@/lib/domain/plan/plan";
import { Meter } from "./meter";
import { elapsedShare } from "./money-left";
import { budgetText } from "./plan-text";

const TONES = {
  over: { tone: "over", text: "text-danger" },
  used_up: { tone: "warning", text: "text-warning" },
  fast: { tone: "warning", text: "text-warning" },
  on_pace: { tone: "good", text: "text-muted" },
  unknown: { tone: "good", text: "text-muted" },
} as const;

/** A meter for each budget, with its state in words. */
export function BudgetBars({
  plan,
  expenses,
  colours,
  today,
}: {
  plan: Plan;
  expenses: readonly Expense[];
  colours: ReadonlyMap<string, string>;
  today: CalendarDate;
}) {
  const statuses = useMemo(
    () => budgetStatuses(plan, expenses, today),
    [plan, expenses, today],
  );
  const todayShare = elapsedShare(plan, today);
  return (
    <ul aria-label="Budgets" className="flex flex-col gap-2.5 text-md">
      {statuses.map((budget) => (
        <Budget
          key={budget.category}
          budget={budget}
          todayShare={todayShare}
          colour={colours.get(budget.category)}
        />
      ))}
    </ul>
  );
}

function Budget({
  budget,
  todayShare,
  colour,
}: {
  budget: BudgetStatus;
  todayShare: number;
  colour: string | undefined;
}) {
  const formatRupees = useRupees();
  const { category, budgetPaise, spentPaise, status } = budget;
  const { tone, text } = TONES[status];
  return (
    <li>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 leading-5">
        <span className={categoryTextClass(category)}>
          <CategoryDot colour={colour} className="me-2 inline-block" />
          {categoryLabel(category)}
        </span>{" "}
        <span className="tabular-nums">
          {formatRupees(spentPaise)}{" "}
          <span className="text-muted">of {formatRupees(budgetPaise)}</span>
        </span>
      </div>
      <Meter
        share={spentPaise / budgetPaise}
        todayShare={todayShare}
        tone={tone}
        className="mt-1.5 mb-1 h-1.5 w-full forced-colors:h-2"
      />
      <p className={`text-sm ${text}`}>{budgetText(budget, formatRupees)}</p>
    </li>
  );
}
