import type {
  PlanConflict,
  SavePlan,
  ChangePlan,
} from "@/components/pocket-money/use-plan";
import { runPlanChange } from "@/components/pocket-money/plan-mutation";
import type { ListRef } from "@/lib/browser/api/list-ref";
import type { Expense } from "@/lib/domain/expenses/expense";
import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import { withChangedPayment } from "@/lib/domain/plan/due-payments";
import type { Plan, RecurringPayment } from "@/lib/domain/plan/plan";
import { withBudgets, withPayment } from "@/lib/domain/plan/plan-changes";
import { AllowanceDialog } from "./allowance-dialog";
import { BudgetDialog } from "./budget-dialog";
import { ConflictDialog } from "./conflict-dialog";
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
  const run = (part: string, title: string, change: ChangePlan) =>
    runPlanChange(save, list, { part, title, change, isInDialog: true });
  switch (editor) {
    case "allowance":
      return (
        <AllowanceDialog
          plan={plan}
          expenses={expenses}
          onSwitch={onSwitch}
          onClose={onClose}
          onSave={(allowance) =>
            run(
              "allowance",
              `Your pocket money was ${allowance ? "saved" : "removed"}.`,
              (plan) => ({ ...plan, allowance }),
            )
          }
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
            run("budgets", "The budgets were saved.", (stored) =>
              withBudgets(stored, plan.budgets, entered),
            )
          }
        />
      );
    case "payment":
      return (
        <PaymentDialog
          onClose={onClose}
          onSave={(payment) =>
            run(
              payment.id,
              `${payment.description} was added to your plan.`,
              (plan) => withPayment(plan, payment),
            )
          }
        />
      );
    case undefined:
      return (
        conflict && <ConflictDialog {...{ conflict, save, resolve, list }} />
      );
    default:
      return (
        <PaymentDialog
          payment={editor}
          onClose={onClose}
          onSave={(payment) =>
            run(payment.id, `${payment.description} was changed.`, (plan) =>
              withChangedPayment(plan, payment, expenses, today),
            )
          }
        />
      );
  }
}
