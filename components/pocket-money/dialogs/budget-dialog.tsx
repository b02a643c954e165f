import { useMemo, useState } from "react";
import { readAmount } from "@/components/expense-form/amount-input";
import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import { CATEGORIES, categoryLabel } from "@/lib/domain/expenses/category";
import type { Expense } from "@/lib/domain/expenses/expense";
import { amountFault, asPaise } from "@/lib/domain/expenses/money";
import { categorySpending } from "@/lib/domain/plan/budget-status";
import type { Allowance, Plan } from "@/lib/domain/plan/plan";
import { useRupees } from "@/components/ui/use-rupees";
import { AmountField } from "@/components/expense-form/amount-field";
import { PlanDialog } from "./plan-dialog";

/** A budget for each category, with what is spent on it; an empty field is none. */
export function BudgetDialog({
  plan,
  expenses,
  today,
  onClose,
  onSave,
}: {
  plan: Plan;
  expenses: readonly Expense[];
  today: CalendarDate;
  onClose: () => void;
  onSave: (budgets: Plan["budgets"]) => Promise<void>;
}) {
  const formatRupees = useRupees();
  const { allowance, budgets } = plan;
  const every = allowance?.every ?? "month";
  const [entered, setEntered] = useState(budgets);
  const spending = useMemo(
    () => categorySpending(plan, expenses, today),
    [plan, expenses, today],
  );
  return (
    <PlanDialog
      title="Budgets"
      onClose={onClose}
      onSave={async (values) => {
        const saved: Plan["budgets"] = {};
        for (const category of CATEGORIES) {
          const text = String(values.get(category)).trim();
          if (text === "") continue;
          const paise = readAmount(text);
          const fault = amountFault(paise);
          if (fault !== undefined)
            return `${categoryLabel(category)}: ${fault}`;
          saved[category] = paise;
        }
        await onSave(saved);
        return undefined;
      }}
    >
      <p className="-mt-2 text-sm text-muted">
        For each {every}. An empty field is no budget.
        {spending.some(({ averagePaise }) => averagePaise !== undefined) &&
          " Averages are those of the last four weeks."}
      </p>
      {spending.map(({ category, spentPaise, averagePaise }) => (
        <AmountField
          key={category}
          label={categoryLabel(category)}
          name={category}
          value={budgets[category]}
          onText={(text) =>
            setEntered({ ...entered, [category]: readAmount(text) })
          }
          isRequired={false}
          hint={
            `${formatRupees(spentPaise)} spent so far` +
            (averagePaise === undefined
              ? ""
              : `, ${formatRupees(averagePaise)} on average`)
          }
        />
      ))}
      <BudgetSum entered={entered} allowance={allowance} />
    </PlanDialog>
  );
}

/** The sum of the budgets, against the allowance. */
function BudgetSum({
  entered,
  allowance,
}: {
  entered: Plan["budgets"];
  allowance: Allowance | null;
}) {
  const formatRupees = useRupees();
  const sum = asPaise(
    Object.values(entered).reduce<number>((sum, one) => sum + (one ?? 0), 0),
  );
  const limit = allowance?.amountPaise;
  const isOver = limit !== undefined && sum > limit;
  return (
    <p
      aria-live="polite"
      className={`text-sm ${isOver ? "text-danger" : "text-muted"}`}
    >
      {sum > 0 && `Together ${formatRupees(sum)}`}
      {sum > 0 &&
        limit !== undefined &&
        (isOver
          ? `: ${formatRupees(asPaise(sum - limit))} more than your pocket money of ${formatRupees(limit)}.`
          : ` of your pocket money of ${formatRupees(limit)}.`)}
    </p>
  );
}
