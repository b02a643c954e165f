import { type RefObject, useState } from "react";
import { LazyEditDialog } from "@/components/my-expenses/edit-dialog/lazy-edit-dialog";
import { useEditDialog } from "@/components/my-expenses/edit-dialog/use-edit-dialog";
import { useEditedExpenses } from "@/components/expense-changes/use-edited-expenses";
import { notifications } from "@/components/notifications/notification-queue";
import { Notifications } from "@/components/notifications/notifications";
import { ExpenseTable } from "@/components/my-expenses/table/expense-table";
import { findEditButton } from "@/components/undo/find-edit-button";
import {
  ReadOnlyNotice,
  readOnlyText,
} from "@/components/device/unsent/read-only-notice";
import { UnsentExpenses } from "@/components/device/unsent/unsent-expenses";
import { useIsOffline } from "@/lib/browser/outbox/use-is-offline";
import { useUnsentExpenses } from "@/lib/browser/expenses/use-unsent-expenses";
import { CookieNotice } from "@/components/list/cookie-notice";
import { ExpenseOverview } from "@/components/my-expenses/overview/expense-overview";
import { GONE } from "@/lib/browser/api/list-ref";
import type { Expense } from "@/lib/domain/expenses/expense";
import { isReversed } from "@/lib/domain/view/period";
import { viewQuery, type View, DEFAULT_VIEW } from "@/lib/domain/view/view";
import { ExpenseCharts } from "./expense-charts";
import { ExpensePlan } from "./expense-plan";
import { ClearFilters } from "./bar/clear-filters";
import { ListAndCharts } from "./list-and-charts";
import { NoExpenses, UnreadableNotice } from "@/components/list/list-notices";
import { ListReminder } from "./list-reminder";
import type { LoadedExpenses } from "@/lib/browser/expenses/fetch-expenses";
import { LostList } from "./lost-list";
import { useListDownload } from "./use-list-download";
import { useShownExpenses } from "./use-shown-expenses";
import type { ChangeView } from "./use-view";

/** The table and the charts of the loaded list, the notifications and the edit dialog. */
export function VisibleExpenses({
  loaded,
  view,
  onViewChange,
  container,
}: {
  loaded: LoadedExpenses;
  view: View;
  onViewChange: ChangeView;
  /** Contains the table, and gets the focus of a row that is removed. */
  container: RefObject<HTMLElement | null>;
}) {
  const edited = useEditedExpenses(loaded);
  const { entries, unsent, expenses, labels } = useUnsentExpenses(
    edited,
    loaded,
  );
  const [openedUnsent, setOpenedUnsent] = useState<string>();
  const isOffline = useIsOffline();
  const isReadOnly = isOffline || loaded.asOf !== undefined;
  const { visible, colours } = useShownExpenses(expenses, view);
  useListDownload(visible);
  const dialog = useEditDialog(visible, loaded.list);
  const openDialog = (expense: Expense) => {
    // Writes a typed search to the URL before the dialog adds its history entry.
    onViewChange({}, "replace");
    if (unsent.has(expense._id)) setOpenedUnsent(expense._id);
    else dialog.open(expense);
  };
  const plan = loaded.list !== GONE && (
    <ExpensePlan
      key="plan"
      expenses={expenses}
      list={loaded.list}
      isOnServer={loaded.isEditable}
      isReadOnly={isReadOnly}
      colours={colours}
    />
  );
  const content = (
    <ListAndCharts
      key="content"
      count={visible.length}
      clearFilters={
        <ClearFilters
          view={view}
          onClear={() => {
            // The focused button is removed.
            container.current?.focus({ preventScroll: true });
            onViewChange({ ...DEFAULT_VIEW, sort: view.sort });
          }}
        />
      }
      table={
        loaded.list === GONE ? (
          <LostList />
        ) : visible.length === 0 ? (
          <NoExpenses
            isFirstRun={expenses.length === 0}
            isRangeReversed={isReversed(view.period)}
            {...(viewQuery(view) && {
              onShowAll: () => onViewChange(DEFAULT_VIEW),
            })}
          />
        ) : (
          <ExpenseTable
            expenses={visible}
            colours={colours}
            sort={view.sort}
            onSort={(sort) => onViewChange({ sort })}
            onOpen={loaded.isEditable ? openDialog : undefined}
            onOpenReadOnly={() =>
              notifications.show({
                id: "read-only",
                title: `${readOnlyText(isOffline)} Editing needs the network.`,
              })
            }
            unsent={labels}
            isReadOnly={isReadOnly}
          />
        )
      }
      charts={
        <ExpenseCharts
          expenses={visible}
          category={view.category}
          colours={colours}
          onViewChange={onViewChange}
        />
      }
    />
  );
  return (
    <>
      <ReadOnlyNotice isOffline={isOffline} asOf={loaded.asOf}>
        New expenses are kept on this device and sent later. Changes need the
        network.
      </ReadOnlyNotice>
      <LazyEditDialog
        edit={dialog.edit}
        expenses={expenses}
        onClose={dialog.close}
        onSave={dialog.save}
        onDelete={dialog.remove}
        finalFocus={() => findEditButton(dialog.getFocusId())}
      />
      <UnreadableNotice count={loaded.unreadable} />
      <CookieNotice list={loaded.list} />
      {loaded.list !== GONE && (
        <ExpenseOverview expenses={expenses} view={view} colours={colours} />
      )}
      <UnsentExpenses
        entries={entries}
        own={unsent}
        list={loaded.list}
        opened={openedUnsent}
        onClose={() => setOpenedUnsent(undefined)}
      />
      <ListReminder list={loaded.list} count={expenses.length} />
      {expenses.length === 0 ? [content, plan] : [plan, content]}
      <Notifications list={loaded.list} isCovered={dialog.edit !== undefined} />
    </>
  );
}
