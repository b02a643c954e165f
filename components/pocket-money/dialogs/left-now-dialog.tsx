import { today } from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import { parseRupees } from "@/lib/domain/expenses/money";
import { withLeftNow } from "@/lib/domain/plan/allowance-changes";
import type { Allowance } from "@/lib/domain/plan/plan";
import { AmountField } from "./amount-field";
import { isLeftAmount, LEFT_FAULT } from "./left-amount";
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
        if (!isLeftAmount(leftPaise)) return LEFT_FAULT;
        await onSave(withLeftNow(allowance, leftPaise, expenses, today()));
        return undefined;
      }}
    >
      <AmountField label="I have, in ₹" name="left" value={undefined} min={0} />
    </PlanDialog>
  );
}
