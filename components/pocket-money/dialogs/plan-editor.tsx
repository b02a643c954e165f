import type {
  PlanConflict,
  SavePlan,
  ChangePlan,
} from "@/components/pocket-money/use-plan";
import { planMutation } from "@/components/pocket-money/plan-mutation";
import { runMutation } from "@/components/undo/run-mutation";
import type { ListRef } from "@/lib/browser/api/list-ref";
import type { Expense } from "@/lib/domain/expenses/expense";
import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import { withChangedPayment } from "@/lib/domain/plan/due-payments";
import type { Plan, RecurringPayment } from "@/lib/domain/plan/plan";
import {
  withBudgets,
  withPayment,
  withRestored,
} from "@/lib/domain/plan/plan-changes";
import { AllowanceDialog } from "./allowance-dialog";
import { BudgetDialog } from "./budget-dialog";
import { PlanConflictDialog } from "./plan-conflict-dialog";
import { PaymentDialog } from "./payment-dialog";

/** A recurring payment of the plan opens its fields. */
export type Editor = "allowance" | "budgets" | "payment" | RecurringPayment;

/** The open dialog of the plan. A saved change shows a notification with Undo. */
export function PlanEditor({
  plan,
  expenses,
  today,
  list,
  editor,
  conflict,
  save,
  resolve,
  onSwitch,
  onClose,
}: {
  plan: Plan;
  /** The whole list. */
  expenses: readonly Expense[];
  today: CalendarDate;
  list: ListRef;
  editor: Editor | undefined;
  conflict: PlanConflict | undefined;
  save: SavePlan;
  resolve: (choice: "mine" | "other") => Promise<boolean>;
  /** Opens another part, where the dialog of the allowance is the only way to them. */
  onSwitch: ((editor: Editor) => void) | undefined;
  onClose: () => void;
}) {
  const { allowance, budgets } = plan;
  const change = async (
    part: string,
    title: string,
    make: ChangePlan,
    undo: (plan: Plan, saved: Plan) => Plan,
  ) => {
    await runMutation(
      planMutation(save, list, {
        part,
        title,
        change: make,
        undo: (saved) => [(plan) => undo(plan, saved), saved],
      }),
    );
  };
  const saveAllowance = (entered: Plan["allowance"]) =>
    change(
      "allowance",
      `Your pocket money was ${entered ? "saved" : "removed"}.`,
      (plan) => ({ ...plan, allowance: entered }),
      (plan) => ({ ...plan, allowance }),
    );
  switch (editor) {
    case "allowance":
      return (
        <AllowanceDialog
          plan={plan}
          expenses={expenses}
          onSwitch={onSwitch}
          onClose={onClose}
          onSave={saveAllowance}
        />
      );
    case "budgets":
      return (
        <BudgetDialog
          plan={plan}
          expenses={expenses}
          today={today}
          onClose={onClose}
          onSave={(entered) =>
            change(
              "budgets",
              "The budgets were saved.",
              (plan) => withBudgets(plan, budgets, entered),
              (plan) => withBudgets(plan, entered, budgets),
            )
          }
        />
      );
    case "payment":
      return (
        <PaymentDialog
          onClose={onClose}
          onSave={(payment) =>
            change(
              payment.id,
              `${payment.description} was added to your plan.`,
              (plan) => withPayment(plan, payment),
              (plan) => withRestored(plan, payment.id, undefined),
            )
          }
        />
      );
    case undefined:
      return (
        conflict && (
          <PlanConflictDialog {...{ conflict, save, resolve, list }} />
        )
      );
    default:
      return (
        <PaymentDialog
          payment={editor}
          onClose={onClose}
          onSave={(payment) =>
            change(
              payment.id,
              `${payment.description} was changed.`,
              (plan) => withChangedPayment(plan, payment, expenses, today),
              (plan, saved) => withRestored(plan, payment.id, editor, saved),
            )
          }
        />
      );
  }
}
