import { today } from "@/lib/expenses/calendar-date";
import type { Expense } from "@/lib/expenses/expense";
import { MAX_AMOUNT_PAISE, parseRupees } from "@/lib/expenses/money";
import { withLeftNow } from "@/lib/plan/allowance-status";
import type { Allowance } from "@/lib/plan/plan";
import { AmountField } from "./amount-field";
import { PlanDialog } from "./plan-dialog";

/** Starts the current period with the amount that is left. */
export function LeftNowDialog({
  allowance,
  expenses,
  onClose,
  onSave,
}: {
  allowance: Allowance;
  /** The whole list. */
  expenses: readonly Expense[];
  onClose: () => void;
  onSave: (allowance: Allowance) => Promise<void>;
}) {
  return (
    <PlanDialog
      title="What do you have left now?"
      onClose={onClose}
      onSave={async (values) => {
        const leftPaise = parseRupees(String(values.get("left")));
        if (leftPaise === undefined || leftPaise > MAX_AMOUNT_PAISE)
          return "Enter an amount in rupees, with at most two decimals, such as 250 or 0.";
        await onSave(withLeftNow(allowance, leftPaise, expenses, today()));
        return undefined;
      }}
    >
      <AmountField label="I have, in ₹" name="left" value={undefined} min={0} />
    </PlanDialog>
  );
}
