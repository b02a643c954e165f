import { CATEGORIES, categoryLabel } from "@/lib/expenses/category";
import { amountFault, parseRupees } from "@/lib/expenses/money";
import type { Plan } from "@/lib/plan/plan";
import type { Schedule } from "@/lib/plan/schedule";
import { AmountField } from "./amount-field";
import { PlanDialog } from "./plan-dialog";

/** A budget for each category; an empty field is none. */
export function BudgetDialog({
  budgets,
  every,
  onClose,
  onSave,
}: {
  budgets: Plan["budgets"];
  /** The period of the allowance, or else the calendar month. */
  every: Schedule["every"];
  onClose: () => void;
  onSave: (budgets: Plan["budgets"]) => Promise<void>;
}) {
  return (
    <PlanDialog
      title="Budgets"
      onClose={onClose}
      onSave={async (values) => {
        const entered: Plan["budgets"] = {};
        for (const category of CATEGORIES) {
          const text = String(values.get(category)).trim();
          if (text === "") continue;
          const paise = parseRupees(text);
          const fault = amountFault(paise);
          if (fault !== undefined)
            return `${categoryLabel(category)}: ${fault}`;
          entered[category] = paise;
        }
        await onSave(entered);
        return undefined;
      }}
    >
      <p className="-mt-2 text-sm text-muted">
        For each {every}. An empty field is no budget.
      </p>
      {CATEGORIES.map((category) => (
        <AmountField
          key={category}
          label={categoryLabel(category)}
          name={category}
          value={budgets[category]}
          isRequired={false}
        />
      ))}
    </PlanDialog>
  );
}
