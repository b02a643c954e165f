import { today } from "@/lib/expenses/calendar-date";
import { amountFault, parseRupees } from "@/lib/expenses/money";
import type { Allowance } from "@/lib/plan/plan";
import { dateOnOrBefore } from "@/lib/plan/schedule";
import { AmountField } from "./amount-field";
import { PlanDialog } from "./plan-dialog";
import { readSchedule, ScheduleFields } from "./schedule-fields";

/** The four fields of the allowance. */
export function AllowanceDialog({
  allowance,
  onClose,
  onSave,
}: {
  allowance: Allowance | null;
  onClose: () => void;
  onSave: (allowance: Allowance) => Promise<void>;
}) {
  return (
    <PlanDialog
      title="Allowance"
      onClose={onClose}
      onSave={async (values) => {
        const amountPaise = parseRupees(String(values.get("amount")));
        const fault = amountFault(amountPaise);
        if (fault !== undefined || amountPaise === undefined) return fault;
        const { every, day: startDay } = readSchedule(values);
        const { from, openingPaise } = allowance ?? {};
        await onSave({
          ...{ amountPaise, every, startDay },
          carryOver: values.get("carryOver") !== null,
          // A new plan begins with the current period: earlier expenses were before it.
          from: from ?? dateOnOrBefore({ every, day: startDay }, today()),
          ...(openingPaise !== undefined && { openingPaise }),
        });
        return undefined;
      }}
    >
      <AmountField
        label="Amount"
        name="amount"
        value={allowance?.amountPaise}
      />
      <ScheduleFields
        value={{
          every: allowance?.every ?? "month",
          day: allowance?.startDay ?? 1,
        }}
        dayLabel="Arrives on"
      />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="carryOver"
          defaultChecked={allowance?.carryOver ?? true}
          className="size-5 accent-teal"
        />
        Carry over what is left
      </label>
    </PlanDialog>
  );
}
