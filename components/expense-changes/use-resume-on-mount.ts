import { useEffect, useEffectEvent } from "react";
import type { ListRef } from "@/lib/browser/api/list-ref";
import type { Expense } from "@/lib/domain/expenses/expense";
import { sendDeletion, undoDeletion } from "./delete-with-undo";
import { type Deletion, readDeletions } from "./deletion-storage";
import { hasSameFields } from "@/lib/domain/expenses/has-same-fields";
import { isSaving } from "./save-expense";
import {
  showUndoNotification,
  replaceUndoNotification,
} from "./undo-notification";
import { showUnsavedEditNotification } from "./unsaved-edit-notification";
import { readUnsavedEdits } from "@/lib/browser/expenses/unsaved-edit-storage";

/**
 * On mount, resumes the stored deletions and shows the notifications of unsaved
 * edits, which a reload or another screen has interrupted.
 */
export function useResumeOnMount(expenses: readonly Expense[], list: ListRef) {
  const resume = useEffectEvent(() => {
    for (const edit of readUnsavedEdits(list))
      if (!isSaving(edit.expense._id))
        showUnsavedEditNotification(edit, "may not have been saved.");
    for (const deletion of readDeletions(list))
      resumeDeletion(deletion, expenses);
  });
  useEffect(() => resume(), []);
}

/** The list may have been fetched before or after the server stored the change. */
function resumeDeletion(
  { expense, list, until, state }: Deletion,
  expenses: readonly Expense[],
) {
  const found = expenses.find(({ _id }) => _id === expense._id);
  if (state === "restoring" && (!found || hasSameFields(found, expense)))
    return void undoDeletion(expense, list, { isRetry: true });
  if (found && (state === "deleted" || !hasSameFields(found, expense)))
    return replaceUndoNotification(found);
  showUndoNotification(expense, list, "was deleted.", until - Date.now());
  if (found) void sendDeletion(expense, list);
}
