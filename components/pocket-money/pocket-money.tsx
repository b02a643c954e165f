import { Plus } from "lucide-react";
import {
  lazy,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useMemo,
  useState,
} from "react";
import { READ_ONLY_REASON } from "@/components/device/unsent/read-only-notice";
import { QUIET_LINK } from "@/components/ui/button-class";
import { useIsOffline } from "@/lib/browser/outbox/use-is-offline";
import { LoadBoundary } from "@/components/ui/load-boundary";
import { useToday } from "@/components/ui/use-today";
import { publishListEvent } from "@/lib/browser/list/list-events";
import type { ListRef } from "@/lib/browser/api/list-ref";
import type { Expense } from "@/lib/domain/expenses/expense";
import { EMPTY_PLAN, hasBudgets } from "@/lib/domain/plan/plan";
import type { Editor } from "./dialogs/plan-editor";
import { paymentActions } from "./payments/payment-actions";
import { PlanButton } from "./plan-button";
import { PlanCard } from "./plan-card";
import { storePlanHeight } from "./store-plan-height";
import { PLAN_FAILURE } from "./plan-failure";
import { PlanPlaceholder } from "./plan-placeholder";
import { hasContent, shownPayments } from "./payments/shown-payments";
import { useFocusAfterRemoval } from "./use-focus-after-removal";
import { usePlan } from "./use-plan";

const PlanEditor = lazy(() =>
  import("./dialogs/plan-editor").then(({ PlanEditor }) => ({
    default: PlanEditor,
  })),
);

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
  /** The list cannot be changed, for the reason that the screen shows; its plan neither. */
  isReadOnly: boolean;
  colours: ReadonlyMap<string, string>;
}) {
  const expenses = useDeferredValue(all);
  const today = useToday();
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
  const { allowance } = plan;
  // A plan in this browser needs no network.
  const isCopy = state.status === "ready" && state.isCopy === true;
  const isReadOnly = isOnServer && (isListReadOnly || isCopy);
  const reload = (
    <button type="button" onClick={retry} className={QUIET_LINK}>
      Load the plan again
    </button>
  );
  const open = (editor: Editor) => {
    // What is left counts what another device has added for today since.
    if (editor === "allowance" || editor === "left-now")
      publishListEvent({ kind: "stale" });
    setEditor(editor);
  };
  const link = (editor: Editor, label: ReactNode) => (
    <PlanButton
      isReadOnly={isReadOnly}
      onPress={() => open(editor)}
      className="gap-1 text-sm"
    >
      {label}
    </PlanButton>
  );
  return (
    <>
      <div ref={storePlanHeight} {...area}>
        {isOnServer && isCopy && !isListReadOnly && (
          <p role="status" className="text-sm text-muted">
            <span id={READ_ONLY_REASON}>
              Your plan cannot be reached; this is a copy.
            </span>{" "}
            {reload}
          </p>
        )}
        {state.status === "failed" ? (
          <PlanFailure>{reload}</PlanFailure>
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
                  allowance ? "Change pocket money" : "Set pocket money",
                )}
                {link(
                  "budgets",
                  hasBudgets(plan) ? "Change the budgets" : "Set budgets",
                )}
                {link("payment", "Add a bill")}
              </>
            }
          />
        ) : (
          <div className="flex flex-wrap gap-x-4 sm:gap-x-6">
            {link("allowance", <New>Pocket money</New>)}
            {link("budgets", <New>Budgets</New>)}
            {link("payment", <New>Bills</New>)}
          </div>
        )}
      </div>
      {(editor ?? conflict) && (
        <LoadBoundary failure="This dialog could not be loaded.">
          <Suspense>
            <PlanEditor
              {...{ plan, expenses, today, list }}
              {...{ editor, conflict, save, resolve }}
              onClose={() => setEditor(undefined)}
            />
          </Suspense>
        </LoadBoundary>
      )}
    </>
  );
}

function PlanFailure({ children: reload }: { children: ReactNode }) {
  return useIsOffline() ? (
    <p role="status" className="text-muted">
      Your plan appears here with the network.
    </p>
  ) : (
    <p role="alert" className="text-muted">
      {PLAN_FAILURE} {reload}
    </p>
  );
}

function New({ children }: { children: string }) {
  return (
    <>
      <Plus aria-hidden size={16} strokeWidth={2.2} />
      {children}
    </>
  );
}
