import { showNotification } from "@/components/notifications/notification-queue";
import { NotificationTitle } from "@/components/notifications/notification-title";
import {
  removeExpense,
  restoreExpense,
} from "@/lib/browser/expenses/change-expense";
import type { ListRef } from "@/lib/browser/api/list-ref";
import type { Expense } from "@/lib/domain/expenses/expense";
import { canRestore } from "@/lib/domain/expenses/change";
import {
  confirmDeletion,
  forgetDeletion,
  storeDeletion,
} from "./deletion-storage";
import { showFullList, showListProblem } from "./list-problem-notification";
import { sendChange } from "./pending-changes";
import { closeSavedNotification } from "./saved-notification";
import {
  closeUndoNotification,
  showUndoNotification,
  disableUndo,
} from "./undo-notification";
import { dismissUnsavedEdit } from "./unsaved-edit-notification";

/** Deletes with an optimistic update, and shows a notification with Undo. */
export async function deleteWithUndo(expense: Expense, list: ListRef) {
  const canUndo = canRestore(expense);
  dismissUnsavedEdit(expense._id);
  closeSavedNotification(expense._id);
  if (canUndo) {
    storeDeletion(expense, list, "deleting");
    showUndoNotification(expense, list, "was deleted.");
  }
  const existed = await sendDeletion(expense, list);
  if (existed !== false) return;
  disableUndo(expense._id);
  showNotification({
    title: (
      <NotificationTitle
        expense={expense}
        outcome="had been deleted already."
      />
    ),
  });
}

/** Resolves to whether the expense existed; undefined after a failure, which it reports. */
export async function sendDeletion(
  expense: Expense,
  list: ListRef,
): Promise<boolean | undefined> {
  const { _id } = expense;
  try {
    const existed = await sendChange({ kind: "removed", id: _id, list }, () =>
      removeExpense(_id, list),
    );
    confirmDeletion(_id);
    return existed;
  } catch (error) {
    console.error("The expense could not be deleted.", error);
    disableUndo(_id);
    if (showListProblem(error)) return undefined;
    showNotification({
      type: "failure",
      title: (
        <NotificationTitle expense={expense} outcome="could not be deleted." />
      ),
      description: "It is back in the list.",
    });
    return undefined;
  }
}

/** @param isRetry shows no notification when the first try had restored the expense */
export async function undoDeletion(
  expense: Expense,
  list: ListRef,
  { isRetry = false } = {},
) {
  const { _id } = expense;
  closeUndoNotification(_id);
  storeDeletion(expense, list, "restoring");
  try {
    const isRestored = await sendChange({ kind: "put", expense, list }, () =>
      restoreExpense(expense, list),
    );
    forgetDeletion(_id);
    if (!isRestored && !isRetry)
      showNotification({
        title: (
          <NotificationTitle expense={expense} outcome="is back already." />
        ),
      });
  } catch (error) {
    console.error("The expense could not be put back.", error);
    if (showListProblem(error)) return forgetDeletion(_id);
    storeDeletion(expense, list, "deleted");
    showUndoNotification(expense, list, "could not be put back.");
    showFullList(error);
  }
}
