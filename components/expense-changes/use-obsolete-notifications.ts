import { useEffect } from "react";
import { fromFormValues } from "@/lib/domain/expenses/form-values";
import { onListEvent } from "@/lib/browser/list/list-events";
import type { ListRef } from "@/lib/browser/api/list-ref";
import type { Expense } from "@/lib/domain/expenses/expense";
import { readDeletions } from "./deletion-storage";
import { hasSameFields } from "@/lib/domain/expenses/has-same-fields";
import { closeSavedNotification } from "./saved-notification";
import { replaceUndoNotification } from "./undo-notification";
import { dismissUnsavedEdit } from "./unsaved-edit-notification";
import { readUnsavedEdits } from "@/lib/browser/expenses/unsaved-edit-storage";

/**
 * Closes the notification of an unsaved edit when the list has the entered values,
 * the Undo of a deletion when another tab has saved the expense, and that of an
 * edit when another tab has changed it.
 */
export function useObsoleteNotifications(
  expenses: readonly Expense[],
  list: ListRef,
) {
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
          replaceUndoNotification(event.expense);
      }),
    [list],
  );
}
