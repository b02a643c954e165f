import { type RefObject, useEffect, useMemo } from "react";
import { categoryColours } from "@/components/category-colours";
import { EditDialog } from "@/components/expenses/edit-dialog/edit-dialog";
import { useEditDialog } from "@/components/expenses/edit-dialog/use-edit-dialog";
import { undoDeletion } from "@/components/expenses/editing/delete-with-undo";
import {
  closeListProblem,
  showStartFailure,
  showSwitchedList,
} from "@/components/expenses/editing/list-problem-notification";
import { undoEdit } from "@/components/expenses/editing/save-expense";
import { useEditedList } from "@/components/expenses/editing/use-edited-list";
import type { NotificationAction } from "@/components/expenses/notifications/notification-queue";
import { Notifications } from "@/components/expenses/notifications/notifications";
import { ExpenseTable } from "@/components/expenses/table/expense-table";
import { findEditButton } from "@/components/expenses/table/find-edit-button";
import { CookieNotice } from "@/components/private-list/cookie-notice";
import { ExpenseOverview } from "@/components/expenses/overview/expense-overview";
import { GoneList } from "@/components/private-list/gone-list";
import { KeepLinkNotice } from "@/components/private-list/keep-link-notice";
import { useClosedBySwitch } from "@/components/private-list/use-closed-by-switch";
import { useStartList } from "@/components/private-list/use-start-list";
import { GONE } from "@/lib/client/list/list-ref";
import type { Expense } from "@/lib/expenses/expense";
import { isReversed } from "@/lib/list/period";
import {
  viewQuery,
  type View,
  visibleExpenses,
  DEFAULT_VIEW,
} from "@/lib/list/view";
import { DownloadShown } from "./download-shown";
import { ExpenseCharts } from "./expense-charts";
import { ExpensePlan } from "./expense-plan";
import { ListAndCharts } from "./list-and-charts";
import { NoExpenses, UnreadableNotice } from "./list-notices";
import type { ReadyList } from "./use-expense-list";
import { useToday } from "@/components/ui/use-today";
import type { ChangeView } from "./use-view";

/** The table and the charts of the loaded list, the notifications and the edit dialog. */
export function VisibleExpenses({
  list,
  view,
  onViewChange,
  container,
}: {
  list: ReadyList;
  view: View;
  onViewChange: ChangeView;
  /** Contains the table, and gets the focus of a row that is removed. */
  container: RefObject<HTMLElement | null>;
}) {
  const expenses = useEditedList(list.expenses, list.list);
  const today = useToday();
  const visible = useMemo(
    () => visibleExpenses(expenses, view, today),
    [expenses, view, today],
  );
  const colours = useMemo(
    () => categoryColours(expenses.map(({ category }) => category)),
    [expenses],
  );
  const dialog = useEditDialog(visible, list.list);
  useClosedBySwitch(dialog.edit !== undefined, list.list, showSwitchedList);
  const newList = useStartList({
    onStarted: closeListProblem,
    onFailed: showStartFailure,
  });
  useEffect(() => {
    // GoneList has the same sentence and button.
    if (list.list === GONE) closeListProblem();
  }, [list.list]);
  const editButton = (id: string) => findEditButton(container.current, id);
  const openDialog = (expense: Expense) => {
    // Writes a typed search to the URL before the dialog adds its history entry.
    onViewChange({}, "replace");
    dialog.open(expense);
  };
  const runAction = (action: NotificationAction) => {
    switch (action.label) {
      case "Undo":
        return void ("deleted" in action
          ? undoDeletion(action.deleted, action.list)
          : undoEdit(action.edit.before, action.edit.saved, action.list));
      case "Edit again":
        return dialog.reopen(action.edit);
      case "Start a new list":
        return void newList.start();
    }
  };
  const runActionAndFocus = (action: NotificationAction) => {
    runAction(action);
    if (action.label !== "Undo") return;
    // The focused button is removed with its notification, and the row is not rendered yet.
    const { _id } = "deleted" in action ? action.deleted : action.edit.saved;
    requestAnimationFrame(() => editButton(_id)?.focus());
  };
  return (
    <>
      <UnreadableNotice count={list.unreadable} />
      <CookieNotice list={list.list} />
      <KeepLinkNotice list={list.list} count={expenses.length} />
      {list.list !== GONE && (
        <ExpenseOverview expenses={expenses} view={view} colours={colours} />
      )}
      {expenses.length > 0 && (
        <ExpensePlan
          expenses={expenses}
          list={list.list}
          isOnServer={list.isEditable}
          colours={colours}
        />
      )}
      <ListAndCharts
        count={visible.length}
        table={
          list.list === GONE ? (
            <GoneList onStarted={closeListProblem} />
          ) : visible.length === 0 ? (
            <NoExpenses
              isFirstRun={expenses.length === 0}
              isRangeReversed={isReversed(view.period)}
              {...(viewQuery(view) && {
                onShowAll: () => onViewChange(DEFAULT_VIEW),
              })}
            />
          ) : (
            <>
              <ExpenseTable
                expenses={visible}
                colours={colours}
                sort={view.sort}
                onSort={(sort) => onViewChange({ sort })}
                onOpen={list.isEditable ? openDialog : undefined}
              />
              <DownloadShown expenses={visible} />
            </>
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
      <Notifications
        list={list.list}
        isCovered={dialog.edit !== undefined}
        onUndoKey={runAction}
        onButtonPress={runActionAndFocus}
      />
      <EditDialog
        edit={dialog.edit}
        expenses={expenses}
        onClose={dialog.close}
        onSave={dialog.save}
        onDelete={dialog.remove}
        finalFocus={() => editButton(dialog.getFocusId())}
      />
    </>
  );
}
