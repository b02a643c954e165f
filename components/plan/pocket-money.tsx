import { Plus } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { QUIET_LINK } from "@/components/ui/button-class";
import { loadUnsent } from "@/components/outbox/unsent-expenses";
import { usePreloadedOutbox } from "@/components/outbox/use-preloaded-outbox";
import { useToday } from "@/components/ui/use-today";
import type { ListRef } from "@/lib/client/list/list-ref";
import type { Expense } from "@/lib/expenses/expense";
import { EMPTY_PLAN } from "@/lib/plan/plan";
import { type Editor, PlanEditor } from "./dialogs/plan-editor";
import { paymentActions } from "./payments/payment-actions";
import { PlanButton } from "./plan-button";
import { PlanCard } from "./plan-card";
import { storePlanHeight } from "./store-plan-height";
import { PlanPlaceholder } from "./plan-placeholder";
import { hasContent, shownPayments } from "./payments/shown-payments";
import { useFocusAfterRemoval } from "./use-focus-after-removal";
import { usePlan } from "./use-plan";

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
  const area = useFocusAfterRemoval();
  const { state, conflict, retry, save, resolve } = usePlan(list, {
    isOnServer,
    isEditing: editor !== undefined,
  });
  const plan = state.status === "ready" ? state.plan : EMPTY_PLAN;
  const payments = useMemo(
    () => shownPayments(plan, expenses, today),
    [plan, expenses, today],
  );
  if (state.status === "loading") return <PlanPlaceholder />;
  const { allowance, budgets } = plan;
  const hasBudgets = Object.keys(budgets).length > 0;
  // A plan in this browser needs no network.
  const isCopy = state.status === "ready" && state.isCopy === true;
  const isReadOnly = isOnServer && (isListReadOnly || isCopy);
  const newLink = (editor: Editor, label: string) => (
    <PlanButton
      isReadOnly={isReadOnly}
      onPress={() => setEditor(editor)}
      className="gap-1 text-sm"
    >
      <Plus aria-hidden size={16} strokeWidth={2.2} />
      {label}
    </PlanButton>
  );
  const link = (editor: Editor, label: string) => (
    <PlanButton
      isReadOnly={isReadOnly}
      onPress={() => setEditor(editor)}
      className="text-sm"
    >
      {label}
    </PlanButton>
  );
  return (
    <>
      <div ref={storePlanHeight} {...area}>
        {state.status === "failed" ? (
          <p role="alert" className="text-muted">
            Your plan could not be loaded.{" "}
            <button type="button" onClick={retry} className={QUIET_LINK}>
              Load the plan again
            </button>
          </p>
        ) : hasContent(plan, payments) ? (
          <PlanCard
            {...{ plan, expenses, today, colours, payments, isReadOnly }}
            actions={paymentActions(save, list, today)}
            onEdit={setEditor}
            links={
              <>
                {allowance && link("left-now", "I have ₹… left now")}
                {link(
                  "allowance",
                  allowance ? "Change the allowance" : "Set an allowance",
                )}
                {link(
                  "budgets",
                  hasBudgets ? "Change the budgets" : "Set budgets",
                )}
                {link("payment", "Add a recurring payment")}
              </>
            }
          />
        ) : (
          <div className="flex flex-wrap gap-x-4 sm:gap-x-6">
            {newLink("allowance", "Pocket money")}
            {newLink("budgets", "Budgets")}
            {newLink("payment", "Recurring")}
          </div>
        )}
      </div>
      <PlanEditor
        {...{ plan, expenses, today, list, editor, conflict, save, resolve }}
        onClose={() => setEditor(undefined)}
      />
    </>
  );
}
