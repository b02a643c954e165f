import { Plus } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { QUIET_LINK } from "@/components/ui/button-class";
import { loadUnsent } from "@/components/outbox/unsent-expenses";
import { usePreloadedOutbox } from "@/components/outbox/use-preloaded-outbox";
import { useToday } from "@/components/ui/use-today";
import type { ListRef } from "@/lib/client/list/list-ref";
import type { Expense } from "@/lib/expenses/expense";
import { withChangedPayment } from "@/lib/plan/due-payments";
import type { RecurringPayment } from "@/lib/plan/plan";
import { withBudgets } from "@/lib/plan/plan-changes";
import { AllowanceCard } from "./allowance-card";
import { AllowanceDialog } from "./dialogs/allowance-dialog";
import { BudgetCard } from "./budget-card";
import { BudgetDialog } from "./dialogs/budget-dialog";
import { ConflictDialog } from "./dialogs/conflict-dialog";
import { LeftNowDialog } from "./dialogs/left-now-dialog";
import { paymentActions, withPayment } from "./payment-actions";
import { PaymentDialog } from "./dialogs/payment-dialog";
import { PaymentsCard } from "./payments-card";
import { PlanButton } from "./plan-button";
import { usePlan } from "./use-plan";

type Editor = "allowance" | "left-now" | "budgets" | "payment";

/** Allowance, budgets and recurring payments: each is shown once it is set. */
export function PocketMoney({
  expenses: all,
  list,
  isOnServer,
  isReadOnly: isListReadOnly,
  colours,
}: {
  /** The whole list. */
  expenses: readonly Expense[];
  list: ListRef;
  /** Whether the server stores the plan; otherwise this browser does. */
  isOnServer: boolean;
  /** It cannot be changed, for the reason that the screen shows. */
  isReadOnly: boolean;
  colours: ReadonlyMap<string, string>;
}) {
  const expenses = useDeferredValue(all);
  const today = useToday();
  usePreloadedOutbox(loadUnsent);
  const [editor, setEditor] = useState<Editor>();
  const [edited, setEdited] = useState<RecurringPayment>();
  const { state, conflict, retry, save, resolve } = usePlan(list, {
    isOnServer,
    isEditing: editor !== undefined || edited !== undefined,
  });
  if (state.status === "loading") return null;
  if (state.status === "failed")
    return (
      <p role="alert" className="text-muted">
        Your plan could not be loaded.{" "}
        <button type="button" onClick={retry} className={QUIET_LINK}>
          Load the plan again
        </button>
      </p>
    );
  const { plan } = state;
  const { allowance, budgets } = plan;
  const hasBudgets = Object.keys(budgets).length > 0;
  // A plan in this browser needs no network.
  const isReadOnly = isOnServer && (isListReadOnly || state.isCopy === true);
  const common = { plan, expenses, today, isReadOnly };
  const close = () => setEditor(undefined);
  const link = (editor: Editor, label: string) => (
    <PlanButton
      isReadOnly={isReadOnly}
      onPress={() => setEditor(editor)}
      className="gap-1 text-sm"
    >
      <Plus aria-hidden size={16} strokeWidth={2.2} />
      {label}
    </PlanButton>
  );
  return (
    <>
      <AllowanceCard
        {...common}
        onEdit={() => setEditor("allowance")}
        onLeftNow={() => setEditor("left-now")}
      />
      {hasBudgets && (
        <BudgetCard
          {...common}
          colours={colours}
          onEdit={() => setEditor("budgets")}
        />
      )}
      <PaymentsCard
        {...common}
        actions={paymentActions(save, list, today)}
        onNew={() => setEditor("payment")}
        onEdit={setEdited}
      />
      <div className="flex flex-wrap gap-x-4 empty:hidden sm:gap-x-6">
        {!allowance && link("allowance", "Pocket money")}
        {!hasBudgets && link("budgets", "Budgets")}
        {plan.recurring.length === 0 && link("payment", "Recurring")}
      </div>
      {editor === "allowance" && (
        <AllowanceDialog
          allowance={allowance}
          expenses={expenses}
          onClose={close}
          onSave={(allowance) => save((plan) => ({ ...plan, allowance }))}
        />
      )}
      {editor === "left-now" && allowance && (
        <LeftNowDialog
          allowance={allowance}
          expenses={expenses}
          onClose={close}
          onSave={(allowance) => save((plan) => ({ ...plan, allowance }))}
        />
      )}
      {editor === "budgets" && (
        <BudgetDialog
          budgets={budgets}
          onClose={close}
          onSave={(entered) =>
            save((plan) => withBudgets(plan, budgets, entered))
          }
        />
      )}
      {editor === "payment" && (
        <PaymentDialog
          onClose={close}
          onSave={(payment) => save((plan) => withPayment(plan, payment))}
        />
      )}
      {edited && (
        <PaymentDialog
          payment={edited}
          onClose={() => setEdited(undefined)}
          onSave={(payment) =>
            save((plan) => withChangedPayment(plan, payment, expenses, today))
          }
        />
      )}
      {conflict && !editor && !edited && (
        <ConflictDialog conflict={conflict} onResolve={resolve} />
      )}
    </>
  );
}
