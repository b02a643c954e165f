import { memo, useMemo, useState } from "react";
import { categoryColours } from "@/components/category-colours";
import { LazyEditDialog } from "@/components/my-expenses/edit-dialog/lazy-edit-dialog";
import { editExpense } from "@/components/expense-changes/expense-mutations";
import { useOptimisticExpenses } from "@/components/expense-changes/pending-changes";
import { useResumedChanges } from "@/components/expense-changes/use-resumed-changes";
import { notifications } from "@/components/notifications/notification-queue";
import { ExpenseTable } from "@/components/my-expenses/table/expense-table";
import { ExpenseTableSkeleton } from "@/components/my-expenses/table/expense-table-skeleton";
import {
  ReadOnlyNotice,
  unreachableText,
} from "@/components/device/read-only-notice";
import { UnsentExpenses } from "@/components/device/unsent/unsent-expenses";
import { findExpenses } from "@/components/undo/find-edit-button";
import { UnsentOfUnknownList } from "@/components/device/unsent/unsent-of-unknown-list";
import { useIsOffline } from "@/lib/browser/outbox/use-is-offline";
import { canStoreUnsent } from "@/lib/browser/outbox/store-unsent";
import { useUnsentExpenses } from "@/lib/browser/expenses/use-unsent-expenses";
import { CookieNotice } from "@/components/list/cookie-notice";
import { listProblemText } from "@/components/list/list-problem-text";
import { Summary } from "@/components/my-expenses/overview/summary";
import { SummarySkeleton } from "@/components/my-expenses/overview/summary-layout";
import { Toolbar } from "@/components/my-expenses/toolbar/toolbar";
import { useToday } from "@/components/ui/use-today";
import { GONE } from "@/lib/browser/api/list-ref";
import type { Expense } from "@/lib/domain/expenses/expense";
import type { ExpensesState } from "@/lib/browser/expenses/use-expenses";
import type { LoadedExpenses } from "@/lib/browser/expenses/fetch-expenses";
import { isReversed } from "@/lib/domain/view/period";
import {
  nextSort,
  viewQuery,
  type View,
  DEFAULT_VIEW,
  visibleExpenses,
} from "@/lib/domain/view/view";
import { AnalyticsSkeleton } from "@/components/charts/analytics-layout";
import { ExpenseCharts } from "./expense-charts";
import { PlanPlaceholder } from "@/components/pocket-money/plan-placeholder";
import { ExpensePlan } from "./expense-plan";
import {
  LoadFailure,
  NoExpenses,
  UnreadableNotice,
} from "@/components/list/list-notices";
import { ListReminder } from "./list-reminder";
import { LostList } from "./lost-list";
import { ScreenLayout } from "./screen-layout";
import { useListDownload } from "./use-list-download";
import type { ChangeView } from "./use-view";

/** What is shown of a list that is not loaded. */
const NOT_LOADED: LoadedExpenses = {
  list: undefined,
  expenses: [],
  unreadable: 0,
  isEditable: false,
};

/** The summary, the table and the charts of the list, the notifications and the edit dialog. */
export const VisibleExpenses = memo(function VisibleExpenses({
  state,
  view,
  onViewChange,
  onSearchInput,
  onRetry,
}: {
  state: ExpensesState;
  /** The view that is shown, until that of the URL is rendered. */
  view: View;
  onViewChange: ChangeView;
  onSearchInput: (search: string) => void;
  onRetry: () => void;
}) {
  const isReady = state.status === "ready";
  const loaded = isReady ? state : NOT_LOADED;
  const stored = useOptimisticExpenses(loaded.expenses, loaded.list);
  const listed = useUnsentExpenses(stored, loaded);
  const { unsent, labels, entries } = listed;
  // Without the list, its unsent expenses alone are no list.
  const expenses = isReady ? listed.expenses : NOT_LOADED.expenses;
  const [openedUnsent, setOpenedUnsent] = useState<string>();
  const isOffline = useIsOffline();
  const { isReader = false } = loaded;
  const isReadOnly = isOffline || loaded.asOf !== undefined || isReader;
  const visible = useVisible(expenses, view);
  // The colours depend on all categories, so that a filter changes none.
  const colours = useMemo(
    () => categoryColours(expenses.map(({ category }) => category)),
    [expenses],
  );
  const open = (expense: Expense) => {
    // Writes a typed search to the URL before the dialog adds its history entry.
    onViewChange({}, "replace");
    if (unsent.has(expense._id)) setOpenedUnsent(expense._id);
    else editExpense(expense, loaded.list);
  };
  const isGone = loaded.list === GONE;
  const isEmpty = isReady && expenses.length === 0;
  return (
    <>
      {isReady && <ListEffects loaded={loaded} visible={visible} />}
      <ScreenLayout
        count={isReady ? visible.length : undefined}
        hasCharts={state.status === "loading" || visible.length > 0}
        isEmpty={isEmpty}
        notices={
          isReady && (
            <>
              <ReadOnlyNotice
                isReader={isReader}
                isOffline={isOffline}
                asOf={loaded.asOf}
                {...(!isReader && { need: "Changes need the network." })}
              >
                {canStoreUnsent()
                  ? "New expenses are kept on this device and sent later."
                  : ""}
              </ReadOnlyNotice>
              <UnreadableNotice count={loaded.unreadable} />
              <CookieNotice list={loaded.list} />
              <UnsentExpenses
                entries={entries}
                own={unsent}
                list={loaded.list}
                opened={openedUnsent}
                onClose={() => setOpenedUnsent(undefined)}
              />
            </>
          )
        }
        summary={
          state.status === "loading" ? (
            <SummarySkeleton />
          ) : (
            isReady &&
            !isEmpty && (
              <Summary expenses={expenses} view={view} colours={colours} />
            )
          )
        }
        plan={
          state.status === "loading" ? (
            <PlanPlaceholder />
          ) : (
            isReady &&
            !isGone && (
              <ExpensePlan
                expenses={expenses}
                list={loaded.list}
                isOnServer={loaded.isEditable || isReader}
                isReadOnly={isReadOnly}
                isReader={isReader}
                colours={colours}
              />
            )
          )
        }
        toolbar={
          state.status !== "failed" &&
          !isEmpty && (
            <Toolbar
              {...{ expenses, colours, onViewChange, onSearchInput }}
              list={loaded.list}
              editable={isReadOnly || !loaded.isEditable ? undefined : stored}
            />
          )
        }
        table={
          state.status === "loading" ? (
            <ExpenseTableSkeleton />
          ) : state.status === "failed" ? (
            <LoadFailure onRetry={onRetry} />
          ) : isGone ? (
            <LostList />
          ) : visible.length === 0 ? (
            <NoExpenses
              view={view}
              isFirstRun={isEmpty}
              canAdd={!isReader}
              isRangeReversed={isReversed(view.period)}
              {...(viewQuery(view) && {
                onShowAll: () => {
                  // The focused button is removed.
                  findExpenses()?.focus({ preventScroll: true });
                  onViewChange(DEFAULT_VIEW);
                },
              })}
            />
          ) : (
            <ExpenseTable
              expenses={visible}
              allCount={expenses.length}
              colours={colours}
              sort={view.sort}
              onSort={(column) =>
                onViewChange(({ sort }) => ({ sort: nextSort(sort, column) }))
              }
              onOpen={loaded.isEditable || unsent.size > 0 ? open : undefined}
              onOpenReadOnly={() =>
                notifications.show({
                  id: "read-only",
                  title: isReader
                    ? listProblemText("read_only")
                    : `${unreachableText(isOffline)} Editing needs the network.`,
                })
              }
              onTag={(search) => onViewChange({ search })}
              unsent={labels}
              isReadOnly={isReadOnly}
            />
          )
        }
        charts={
          state.status === "loading" ? (
            // Under the list, its first rows would move them.
            <div className="max-xl:invisible">
              <AnalyticsSkeleton />
            </div>
          ) : (
            <ExpenseCharts
              expenses={visible}
              view={view}
              since={expenses.at(-1)?.date}
              colours={colours}
              onViewChange={onViewChange}
            />
          )
        }
      />
      {isReady && (
        <>
          <ListReminder
            list={loaded.list}
            isReader={isReader}
            count={expenses.length}
          />
          <LazyEditDialog
            expenses={expenses}
            visible={visible}
            list={loaded.list}
          />
        </>
      )}
      {state.status === "failed" && <UnsentOfUnknownList />}
    </>
  );
});

function useVisible(expenses: readonly Expense[], view: View) {
  const today = useToday();
  return useMemo(
    () => visibleExpenses(expenses, view, today),
    [expenses, view, today],
  );
}

/** Resumes the changes of the page before, and lets the menu download the rows. */
function ListEffects({
  loaded,
  visible,
}: {
  loaded: LoadedExpenses;
  visible: readonly Expense[];
}) {
  useResumedChanges(loaded);
  useListDownload(visible);
  return null;
}
