import { useRef, useState } from "react";
import { QUIET_LINK } from "@/components/ui/button-class";
import { today } from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import {
  amountFault,
  type Paise,
  parseRupees,
  rupeesText,
} from "@/lib/domain/expenses/money";
import {
  leftByList,
  withChangedTerms,
  withLeftNow,
} from "@/lib/domain/plan/allowance-changes";
import type { Allowance } from "@/lib/domain/plan/plan";
import { CALENDAR_MONTH, scheduleOf } from "@/lib/domain/plan/schedule";
import { AmountField } from "./amount-field";
import { isLeftAmount, LEFT_FAULT } from "./left-amount";
import { PlanDialog } from "./plan-dialog";
import { readSchedule, ScheduleFields } from "./schedule-fields";

/**
 * A new allowance begins today with what is left of it: what was spent before
 * nobody may have recorded. Later the last field is whether the rest is carried over.
 */
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
  const [amountPaise, setAmountPaise] = useState<Paise>();
  const [schedule, setSchedule] = useState(CALENDAR_MONTH);
  const [leftText, setLeftText] = useState<string>();
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
    const leftPaise = parseRupees(String(values.get("left")));
    if (!isLeftAmount(leftPaise)) return LEFT_FAULT;
    const started = { ...terms, carryOver: true };
    await onSave(withLeftNow(started, leftPaise, expenses, today()));
    return undefined;
  };
  const leftByListText = () =>
    amountPaise === undefined
      ? ""
      : rupeesText(
          leftByList(
            { amountPaise, every: schedule.every, startDay: schedule.day },
            expenses,
            today(),
          ),
        );
  return (
    <PlanDialog
      title="Pocket money"
      onClose={onClose}
      onSave={async (values) => {
        if (!isRemoval.current) return save(values);
        await onSave(null);
        return undefined;
      }}
    >
      <AmountField
        label="I get"
        name="amount"
        value={allowance?.amountPaise}
        onText={(text) => setAmountPaise(parseRupees(text))}
      />
      {!allowance && (
        <AmountField
          label="Left right now"
          name="left"
          text={leftText ?? leftByListText()}
          onText={setLeftText}
          min={0}
          hint="Your pace is judged from today on. The rest is carried over; you can change that later."
        />
      )}
      <ScheduleFields
        value={allowance ? scheduleOf(allowance) : CALENDAR_MONTH}
        dayLabel="It comes on"
        onChange={setSchedule}
      />
      {allowance && (
        <>
          <CarryOverField isChecked={allowance.carryOver} />
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
            Remove pocket money
          </button>
        </>
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
      Carry over what is left, from the next pocket money on
    </label>
  );
}
