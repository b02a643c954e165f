import {
  lazy,
  type ReactNode,
  useDeferredValue,
  useMemo,
  useState,
} from "react";
import { listProblemText } from "@/components/list/list-problem-text";
import { READ_ONLY_REASON } from "@/components/device/read-only-notice";
import { QUIET_LINK } from "@/components/ui/button-class";
import { useIsOffline } from "@/lib/browser/outbox/use-is-offline";
import { LazyPart } from "@/components/ui/load-boundary";
import { useMediaQuery } from "@/components/ui/use-media-query";
import { useToday } from "@/components/ui/use-today";
import { publishListEvent } from "@/lib/browser/list/list-events";
import type { ListRef } from "@/lib/browser/api/list-ref";
import type { Expense } from "@/lib/domain/expenses/expense";
import { EMPTY_PLAN, type Plan } from "@/lib/domain/plan/plan";
import type { Editor } from "./dialogs/plan-editor";
import { moneyLeft } from "./money-left";
import { hasContent, shownPayments } from "./payments/shown-payments";
import { PeopleLine } from "./people-line";
import { PlanCard } from "./plan-card";
import { PlanLine } from "./plan-line";
import { PLAN_FAILURE, PlanPlaceholder } from "./plan-placeholder";
import { useFocusAfterRemoval } from "./use-focus-after-removal";
import { usePlan } from "./use-plan";

const PlanEditor = lazy(() =>
  import("./dialogs/plan-editor").then(({ PlanEditor }) => ({
    default: PlanEditor,
  })),
);

const PlanDetails = lazy(() =>
  import("./plan-details").then(({ PlanDetails }) => ({
    default: PlanDetails,
  })),
);

const DetailsDialog = lazy(() =>
  import("./dialogs/details-dialog").then(({ DetailsDialog }) => ({
    default: DetailsDialog,
  })),
);

const COPY = "Your plan could not be loaded: this is an earlier copy.";

/** The width from which the plan is a card; below, it is a line of another card. */
const CARD = "(width >= 64rem)";
const CARD_WITH_DETAILS = "(width >= 100rem)";

/** What is left to spend, with the budgets and the bills in a dialog, or on the widest screens below. */
export function PocketMoney({
  expenses: all,
  list,
  isOnServer,
  isReadOnly: isListReadOnly,
  isReader,
  colours,
}: {
  /** The whole list. */
  expenses: readonly Expense[];
  list: ListRef;
  /** Whether the server stores the plan; otherwise this browser does. */
  isOnServer: boolean;
  /** The list cannot be changed, for the reason that the screen shows; its plan neither. */
  isReadOnly: boolean;
  /** This browser has a link that only reads the list. */
  isReader: boolean;
  colours: ReadonlyMap<string, string>;
}) {
  const { isCard, isInline } = useLayout();
  const [editor, setEditor] = useState<Editor>();
  /** Undefined until they were opened. */
  const [showsDetails, setShowsDetails] = useState<boolean>();
  const area = useFocusAfterRemoval();
  const { state, conflict, retry, save, resolve } = usePlan(list, {
    isOnServer,
    isEditing: editor !== undefined,
  });
  const plan = state.status === "ready" ? state.plan : EMPTY_PLAN;
  const { expenses, today, payments, money } = useMoney(plan, all);
  if (state.status === "loading") return <PlanPlaceholder />;
  const isCopy = state.status === "ready" && state.isCopy === true;
  // A plan in this browser needs no network.
  const isReadOnly = isOnServer && (isListReadOnly || isCopy);
  const readOnlyReasonId = isReadOnly ? READ_ONLY_REASON : undefined;
  const reload = (
    <button type="button" onClick={retry} className={QUIET_LINK}>
      Load the plan again
    </button>
  );
  const notice = isReadOnly && !isListReadOnly && (
    <p role="status" className="text-sm text-muted">
      <span id={READ_ONLY_REASON}>{COPY}</span> {reload}
    </p>
  );
  const open = (editor: Editor) => {
    // What is left counts what another device has added for today since.
    if (editor === "allowance") publishListEvent({ kind: "stale" });
    setShowsDetails((isShown) => isShown && false);
    setEditor(editor);
  };
  const hasParts = hasContent(plan, payments);
  const details = (reasonId: string | undefined, onDone?: () => void) => (
    <LazyPart failure="Your budgets and bills could not be loaded.">
      <PlanDetails
        {...{ plan, money, expenses, today, colours, payments, list, save }}
        readOnlyReasonId={reasonId}
        onDone={onDone}
        onEdit={open}
      />
    </LazyPart>
  );
  return (
    <>
      <div {...area} className="lg:flex lg:h-full lg:flex-col">
        {state.status === "failed" ? (
          <PlanFailure>{reload}</PlanFailure>
        ) : isReader && !hasParts ? (
          <PlanNote>
            <p>No pocket money is set.</p>
          </PlanNote>
        ) : isCard ? (
          <PlanCard
            {...{ money, payments, readOnlyReasonId }}
            hasContent={hasParts}
            notice={notice || undefined}
            details={
              isInline && hasParts ? details(readOnlyReasonId) : undefined
            }
            onEdit={open}
            onOpen={() => setShowsDetails(true)}
          />
        ) : notice && !hasParts ? (
          <div className="border-t border-hairline px-4 md:px-5">{notice}</div>
        ) : (
          <PlanLine
            {...{ money, readOnlyReasonId }}
            dueCount={payments.due.length}
            hasContent={hasParts}
            onOpen={() => setShowsDetails(true)}
            onSet={() => open("allowance")}
          />
        )}
        <PeopleLine plan={plan} />
      </div>
      {showsDetails !== undefined && (
        <LazyPart failure="This dialog could not be loaded.">
          <DetailsDialog
            isOpen={showsDetails && !isInline}
            {...{ money, details }}
            readOnlyReason={
              isReadOnly &&
              (isListReadOnly ? (
                isReader ? (
                  listProblemText("read_only")
                ) : (
                  "Planning needs the network."
                )
              ) : (
                <>
                  {COPY} {reload}
                </>
              ))
            }
            isReplaced={(editor ?? conflict) !== undefined}
            onClose={() => setShowsDetails(false)}
            onSet={() => open("allowance")}
          />
        </LazyPart>
      )}
      {(editor ?? conflict) && (
        <LazyPart failure="This dialog could not be loaded.">
          <PlanEditor
            {...{ plan, expenses, today, list }}
            {...{ editor, conflict, save, resolve }}
            onSwitch={isCard || hasParts ? undefined : setEditor}
            onClose={() => setEditor(undefined)}
          />
        </LazyPart>
      )}
    </>
  );
}

function useLayout() {
  return {
    isCard: useMediaQuery(CARD),
    isInline: useMediaQuery(CARD_WITH_DETAILS),
  };
}

/** Computes what is left and due. After a change, the expenses of before are used until the screen has painted. */
function useMoney(plan: Plan, all: readonly Expense[]) {
  const expenses = useDeferredValue(all);
  const today = useToday();
  return useMemo(
    () => ({
      expenses,
      today,
      payments: shownPayments(plan, expenses, today),
      money: moneyLeft(plan, expenses, today),
    }),
    [plan, expenses, today],
  );
}

function PlanFailure({ children: reload }: { children: ReactNode }) {
  const isOffline = useIsOffline();
  return (
    <PlanNote>
      {isOffline ? (
        <p role="status">Connect to see your plan.</p>
      ) : (
        <p role="alert">
          {PLAN_FAILURE} {reload}
        </p>
      )}
    </PlanNote>
  );
}

/** A text that is shown in place of the plan. */
function PlanNote({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-11.5 items-center border-t border-hairline px-4 text-sm text-muted md:px-5 lg:h-full lg:min-h-38 lg:rounded-card lg:border-0 lg:bg-surface lg:shadow-card forced-colors:lg:outline">
      {children}
    </div>
  );
}
