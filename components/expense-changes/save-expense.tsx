import { showNotification } from "@/components/notifications/notification-queue";
import { NotificationTitle } from "@/components/notifications/notification-title";
import { ApiError } from "@/lib/browser/api/api-error";
import { replaceExpense } from "@/lib/browser/expenses/change-expense";
import {
  type ExpenseFormValues,
  fromFormValues,
  toFormValues,
} from "@/lib/domain/expenses/form-values";
import type { ListRef } from "@/lib/browser/api/list-ref";
import type { Expense } from "@/lib/domain/expenses/expense";
import { hasSameFields } from "@/lib/domain/expenses/has-same-fields";
import { showFullList, showListProblem } from "./list-problem-notification";
import { sendChange } from "./pending-changes";
import {
  closeSavedNotification,
  showSavedNotification,
} from "./saved-notification";
import { disableUndo } from "./undo-notification";
import {
  dismissUnsavedEdit,
  showUnsavedEditNotification,
} from "./unsaved-edit-notification";
import { storeUnsavedEdit } from "@/lib/browser/expenses/unsaved-edit-storage";

/** The ids of the expenses that this page is saving. */
const savingIds = new Set<string>();

export function isSaving(id: string): boolean {
  return savingIds.has(id);
}

/**
 * Saves with an optimistic update, and shows a notification with Undo. A failure
 * rolls the update back and shows a notification with Edit again.
 *
 * @param isUndo shows no notification of the success
 */
export async function saveExpense(
  expense: Expense,
  list: ListRef,
  values: ExpenseFormValues,
  { isUndo = false } = {},
) {
  const { _id } = expense;
  const edited = fromFormValues(_id, values);
  const isChanged = !hasSameFields(expense, edited);
  closeSavedNotification(_id);
  // Stored before the request, which may end after the page is left.
  if (isChanged) storeUnsavedEdit({ expense, list, values, errors: {} });
  savingIds.add(_id);
  try {
    const existed = await sendChange(
      { kind: "put", expense: edited, list },
      () => replaceExpense(edited, list),
    );
    dismissUnsavedEdit(_id);
    disableUndo(_id);
    if (existed) {
      if (isChanged && !isUndo) showSavedNotification(expense, edited, list);
      return;
    }
    showNotification({
      title: (
        <NotificationTitle
          expense={edited}
          outcome="had been deleted elsewhere."
        />
      ),
      description: "It is back, as you saved it.",
    });
  } catch (error) {
    console.error("The expense could not be saved.", error);
    if (showListProblem(error)) return dismissUnsavedEdit(_id);
    const errors = error instanceof ApiError ? error.fieldErrors : {};
    const edit = { expense, list, values, errors };
    storeUnsavedEdit(edit);
    showUnsavedEditNotification(edit, "could not be saved.");
    showFullList(error);
  } finally {
    savingIds.delete(_id);
  }
}

/** Saves the expense as it was before the edit. */
export function undoEdit(before: Expense, saved: Expense, list: ListRef) {
  return saveExpense(saved, list, toFormValues(before), { isUndo: true });
}
