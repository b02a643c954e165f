import { Wallet } from "lucide-react";
import { useMemo, useState } from "react";
import { readAmount } from "@/components/expense-form/amount-input";
import { moneyLeft } from "@/components/pocket-money/money-left";
import { resultText } from "@/components/pocket-money/plan-text";
import { GHOST_BUTTON } from "@/components/ui/button-class";
import { useAmountsHidden, useRupees } from "@/components/ui/use-rupees";
import { type CalendarDate, today } from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import {
  amountFault,
  asPaise,
  MAX_AMOUNT_PAISE,
  rupeesText,
} from "@/lib/domain/expenses/money";
import {
  beganWithinPeriod,
  leftByList,
  withChangedTerms,
  withLeftNow,
} from "@/lib/domain/plan/allowance-changes";
import { allowanceStatus } from "@/lib/domain/plan/allowance-status";
import type { Allowance, Plan } from "@/lib/domain/plan/plan";
import {
  CALENDAR_MONTH,
  type Schedule,
  scheduleOf,
} from "@/lib/domain/plan/schedule";
import { AmountField } from "@/components/expense-form/amount-field";
import { PlanDialog } from "./plan-dialog";
import { ScheduleFields } from "./schedule-fields";

const LEFT_FAULT =
  "Enter what you have left in rupees, with at most two decimals, such as 250 or 0.";
const QUIET = `${GHOST_BUTTON} text-muted hover:bg-raised hover:text-text`;

type Entered = {
  amount: string;
  schedule: Schedule;
  /** Undefined before it is typed. */
  left: string | undefined;
  carryOver: boolean;
};

/**
 * A new allowance begins today with what is left of it: what was spent before nobody
 * may have recorded, so the dialog asks it first, until the next period begins. From then
 * on what is left is optional, and corrects the list.
 */
export function AllowanceDialog({
  plan,
  expenses,
  onSwitch,
  onClose,
  onSave,
}: {
  plan: Plan;
  expenses: readonly Expense[];
  /** Opens another part of the plan, before something is typed. */
  onSwitch: ((part: "budgets" | "payment") => void) | undefined;
  onClose: () => void;
  /** Null removes it. */
  onSave: (allowance: Allowance | null) => Promise<void>;
}) {
  const formatRupees = useRupees();
  const { allowance } = plan;
  const [entered, setEntered] = useState<Entered>(() => ({
    amount: allowance ? rupeesText(allowance.amountPaise) : "",
    schedule: allowance ? scheduleOf(allowance) : CALENDAR_MONTH,
    left: undefined,
    carryOver: allowance?.carryOver ?? true,
  }));
  const change = (changed: Partial<Entered>) =>
    setEntered({ ...entered, ...changed });
  const [asksLeft] = useState(
    () => !allowance || beganWithinPeriod(allowance, today()),
  );
  const isHidden = useAmountsHidden();
  const left =
    entered.left ??
    (isHidden ? "" : initialLeft(entered, plan, asksLeft, expenses));
  const result = useMemo(() => {
    const day = today();
    const made = enteredAllowance(entered, left, allowance, expenses, day);
    if (typeof made === "string") return undefined;
    const money = moneyLeft({ ...plan, allowance: made }, expenses, day);
    return money && resultText(money, formatRupees);
  }, [entered, left, plan, allowance, expenses, formatRupees]);
  const leftField = (
    <AmountField
      label="Left right now"
      name="left"
      text={left}
      onText={(left) => change({ left })}
      min={0}
      {...((!asksLeft || (isHidden && allowance)) && {
        isRequired: false,
        placeholder: "Only if your list is not complete",
      })}
      {...(!allowance && {
        hint: "Your pace is judged from today on. The rest is carried over; you can change that later.",
      })}
    />
  );
  return (
    <PlanDialog
      title="Pocket money"
      {...(allowance && { onRemove: () => onSave(null) })}
      side={
        onSwitch &&
        entered.amount === "" &&
        entered.left === undefined && (
          <>
            <button
              type="button"
              onClick={() => onSwitch("budgets")}
              className={QUIET}
            >
              Budgets
            </button>
            <button
              type="button"
              onClick={() => onSwitch("payment")}
              className={QUIET}
            >
              Bills
            </button>
          </>
        )
      }
      onClose={onClose}
      onSave={async () => {
        const made = enteredAllowance(
          entered,
          left,
          allowance,
          expenses,
          today(),
        );
        if (typeof made === "string") return made;
        await onSave(made);
        return undefined;
      }}
    >
      {asksLeft && leftField}
      <AmountField
        label="I get"
        name="amount"
        text={entered.amount}
        onText={(amount) => change({ amount })}
        isLarge
      />
      <ScheduleFields
        value={entered.schedule}
        dayLabel="It comes on"
        onChange={(schedule) => change({ schedule })}
      />
      {!asksLeft && leftField}
      {allowance && (
        <label className="flex min-h-11 items-center gap-3 text-md">
          <input
            type="checkbox"
            name="carryOver"
            checked={entered.carryOver}
            onChange={({ target }) => change({ carryOver: target.checked })}
            className="size-5 shrink-0 accent-teal"
          />
          Carry over what is left, from the next pocket money on
        </label>
      )}
      <p
        aria-live="polite"
        className="flex items-center gap-2.5 rounded-xl bg-teal-soft px-3.5 py-3 text-md forced-colors:border"
      >
        <Wallet aria-hidden size={20} className="shrink-0 text-teal" />
        <span>
          {result ?? "Here you see what is left, and how much that is a day."}
        </span>
      </p>
    </PlanDialog>
  );
}

/** What the list leaves of the allowance, if the dialog asks it. */
function initialLeft(
  { amount, schedule }: Entered,
  plan: Plan,
  asksLeft: boolean,
  expenses: readonly Expense[],
): string {
  if (!asksLeft) return "";
  const status = allowanceStatus(plan, expenses, today());
  if (status) return rupeesText(asPaise(Math.max(0, status.leftPaise)));
  const amountPaise = readAmount(amount);
  if (amountPaise === undefined) return "";
  const terms = { amountPaise, every: schedule.every, startDay: schedule.day };
  return rupeesText(leftByList(terms, expenses, today()));
}

/** The allowance of the values, or why they are rejected. */
function enteredAllowance(
  { amount, schedule, left: typedLeft, carryOver }: Entered,
  left: string,
  allowance: Allowance | null,
  expenses: readonly Expense[],
  day: CalendarDate,
): Allowance | string {
  const amountPaise = readAmount(amount);
  const fault = amountFault(amountPaise);
  if (fault !== undefined || amountPaise === undefined) return fault ?? "";
  const { every, day: startDay } = schedule;
  const terms = { amountPaise, every, startDay, carryOver };
  if (allowance && !typedLeft?.trim())
    return withChangedTerms(allowance, terms, expenses, day);
  const leftPaise = readAmount(left);
  // Unlike the amount of an expense, it can be 0.
  if (leftPaise === undefined || leftPaise > MAX_AMOUNT_PAISE)
    return LEFT_FAULT;
  return withLeftNow({ ...allowance, ...terms }, leftPaise, expenses, day);
}
