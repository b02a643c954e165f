import { useEffect, useEffectEvent } from "react";
import { notifications } from "@/components/notifications/notification-queue";
import { runMutation } from "@/components/undo/run-mutation";
import type { ListRef } from "@/lib/browser/api/list-ref";
import type { LoadedExpenses } from "@/lib/browser/expenses/fetch-expenses";
import { readUnsavedEdits } from "@/lib/browser/expenses/unsaved-edit-storage";
import { onListEvent } from "@/lib/browser/list/list-events";
import type { Expense } from "@/lib/domain/expenses/expense";
import { fromFormValues } from "@/lib/domain/expenses/form-values";
import { hasSameFields } from "@/lib/domain/expenses/has-same-fields";
import { type Deletion, readDeletions } from "./deletion-storage";
import {
  closeSavedNotification,
  dismissUnsavedEdit,
  restoration,
  sendDeletion,
  showDeleted,
  showIsBack,
  unsavedMessage,
} from "./expense-mutations";
import { isSaving } from "./pending-changes";

/**
 * Resumes the edits and deletions of the list that a reload interrupted, and keeps
 * their notifications up to date. Mount it when the list is loaded.
 */
export function useResumedChanges({
  expenses,
  list,
  asOf,
}: Pick<LoadedExpenses, "expenses" | "list" | "asOf">): void {
  useShowUnsavedEdits(list);
  useResumeDeletions(expenses, list, asOf !== undefined);
  useObsoleteNotifications(expenses, list);
}

/** On mount, shows the notifications of unsaved edits, which a reload or another screen has interrupted. */
function useShowUnsavedEdits(list: ListRef) {
  const show = useEffectEvent(() => {
    for (const edit of readUnsavedEdits(list))
      if (!isSaving(edit.expense._id))
        notifications.show(unsavedMessage(edit, "may not have been saved."));
  });
  useEffect(() => show(), []);
}

/**
 * Resumes the stored deletions, which a reload or another screen has interrupted, with
 * the list from the server: the browser's copy may be older than they are.
 */
function useResumeDeletions(
  expenses: readonly Expense[],
  list: ListRef,
  isCopy: boolean,
) {
  const resume = useEffectEvent(() => {
    for (const deletion of readDeletions(list))
      resumeDeletion(deletion, expenses);
  });
  useEffect(() => {
    if (!isCopy) resume();
  }, [isCopy]);
}

/** The list may have been fetched before or after the server stored the change. */
function resumeDeletion(
  { expense, list, until, state }: Deletion,
  expenses: readonly Expense[],
) {
  const found = expenses.find(({ _id }) => _id === expense._id);
  if (state === "restoring" && (!found || hasSameFields(found, expense)))
    return void runMutation(restoration(expense, list, { isRetry: true }));
  if (found && (state === "deleted" || !hasSameFields(found, expense)))
    return showIsBack(found);
  showDeleted(expense, list, until - Date.now());
  if (found) void sendDeletion(expense, list);
}

/**
 * Closes the notification of an unsaved edit when the list has the entered values,
 * the Undo of a deletion when another tab has saved the expense, and that of an
 * edit when another tab has changed it.
 */
function useObsoleteNotifications(expenses: readonly Expense[], list: ListRef) {
  useEffect(() => {
    for (const { expense, values } of readUnsavedEdits(list)) {
      const { _id } = expense;
      const edited = fromFormValues(_id, values);
      // The list always has the values of an edit without changes.
      if (hasSameFields(expense, edited)) continue;
      const found = expenses.find((other) => other._id === _id);
      if (found && hasSameFields(found, edited)) dismissUnsavedEdit(_id);
    }
  }, [expenses, list]);
  useEffect(
    () =>
      onListEvent((event, isFromOtherTab) => {
        if (!isFromOtherTab) return;
        if (event.kind === "removed") closeSavedNotification(event.id);
        if (event.kind !== "put" || event.list !== list) return;
        const { _id } = event.expense;
        closeSavedNotification(_id);
        if (readDeletions(list).some(({ expense }) => expense._id === _id))
          showIsBack(event.expense);
      }),
    [list],
  );
}
