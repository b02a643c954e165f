import { useRef } from "react";
import { QUIET_LINK } from "@/components/ui/button-class";
import { today } from "@/lib/expenses/calendar-date";
import type { Expense } from "@/lib/expenses/expense";
import { amountFault, parseRupees } from "@/lib/expenses/money";
import {
  newAllowance,
  withChangedTerms,
  withLeftNow,
} from "@/lib/plan/allowance-changes";
import type { Allowance } from "@/lib/plan/plan";
import { CALENDAR_MONTH, scheduleOf } from "@/lib/plan/schedule";
import { AmountField } from "./amount-field";
import { isLeftAmount, LEFT_FAULT } from "./left-amount";
import { PlanDialog } from "./plan-dialog";
import { readSchedule, ScheduleFields } from "./schedule-fields";

/** Four fields: the last is what is left now when it is set, and later whether the rest is carried over. */
export function AllowanceDialog({
  allowance,
  expenses,
  onClose,
  onSave,
}: {
  allowance: Allowance | null;
  /** The whole list. */
  expenses: readonly Expense[];
  onClose: () => void;
  /** Null removes it. */
  onSave: (allowance: Allowance | null) => Promise<void>;
}) {
  const isRemoval = useRef(false);
  const save = async (values: FormData) => {
    const amountPaise = parseRupees(String(values.get("amount")));
    const fault = amountFault(amountPaise);
    if (fault !== undefined || amountPaise === undefined) return fault;
    const { every, day: startDay } = readSchedule(values);
    const terms = { amountPaise, every, startDay };
    if (allowance) {
      const carryOver = values.get("carryOver") !== null;
      await onSave(
        withChangedTerms(allowance, { ...terms, carryOver }, expenses, today()),
      );
      return undefined;
    }
    const started = newAllowance({ ...terms, carryOver: true }, today());
    const leftText = String(values.get("left")).trim();
    const leftPaise = parseRupees(leftText);
    if (leftText !== "" && !isLeftAmount(leftPaise)) return LEFT_FAULT;
    await onSave(
      leftPaise === undefined
        ? started
        : withLeftNow(started, leftPaise, expenses, today()),
    );
    return undefined;
  };
  return (
    <PlanDialog
      title="Allowance"
      onClose={onClose}
      onSave={async (values) => {
        if (!isRemoval.current) return save(values);
        await onSave(null);
        return undefined;
      }}
    >
      <AmountField
        label="Amount"
        name="amount"
        value={allowance?.amountPaise}
      />
      <ScheduleFields
        value={allowance ? scheduleOf(allowance) : CALENDAR_MONTH}
        dayLabel="Arrives on"
      />
      {allowance ? (
        <CarryOverField isChecked={allowance.carryOver} />
      ) : (
        <>
          <AmountField
            label="I have left now, in ₹ (optional)"
            name="left"
            value={undefined}
            isRequired={false}
            min={0}
          />
          <p className="text-sm text-muted">
            Leave it empty if your list has all that you have spent since it
            arrived. The rest is carried over; you can change that later.
          </p>
        </>
      )}
      {allowance && (
        <button
          // Not a submit button: Enter in a field presses the first one.
          type="button"
          onClick={({ currentTarget: { form } }) => {
            if (!form) return;
            isRemoval.current = true;
            form.noValidate = true;
            form.requestSubmit();
            form.noValidate = false;
            isRemoval.current = false;
          }}
          className={`${QUIET_LINK} self-start`}
        >
          Remove the allowance
        </button>
      )}
    </PlanDialog>
  );
}

function CarryOverField({ isChecked }: { isChecked: boolean }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        name="carryOver"
        defaultChecked={isChecked}
        className="size-5 accent-teal"
      />
      Carry over what is left, from the next allowance on
    </label>
  );
}
