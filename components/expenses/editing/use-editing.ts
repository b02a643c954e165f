import { useEffect, useEffectEvent } from "react";
import { fromFormValues } from "@/lib/client/form-values";
import { onListEvent } from "@/lib/client/list-events";
import type { Expense } from "@/lib/expenses/expense";
import { type Deletion, readDeletions } from "./deletion-storage";
import {
  dismissUnsavedEdit,
  isSaving,
  offerEditAgain,
  offerUndo,
  replaceUndo,
  sendDeletion,
  undoDeletion,
} from "./delete-expense";
import { readUnsavedEdits } from "./unsaved-edit-storage";
import { useChanges } from "./pending-changes";

/**
 * The list with the changes that are under way. Goes on with what was under way
 * or on offer when the screen was left, also by a reload.
 */
export function useEditing(expenses: readonly Expense[]): readonly Expense[] {
  const resumeAll = useEffectEvent(() => {
    for (const edit of readUnsavedEdits())
      if (!isSaving(edit.expense._id))
        offerEditAgain(edit, "may not have been saved.");
    for (const deletion of readDeletions()) resume(deletion, expenses);
  });
  useEffect(() => resumeAll(), []);
  useEffect(() => {
    for (const { expense, values } of readUnsavedEdits())
      if (isIn(expenses, fromFormValues(expense._id, values)))
        dismissUnsavedEdit(expense._id);
  }, [expenses]);
  useEffect(
    () =>
      onListEvent((event, isFromOtherTab) => {
        if (!isFromOtherTab || event.kind !== "put") return;
        const { _id } = event.expense;
        if (readDeletions().some(({ expense }) => expense._id === _id))
          replaceUndo(event.expense);
      }),
    [],
  );
  return useChanges(expenses);
}

/** The list may have been fetched before or after what was under way was stored. */
function resume(
  { expense, until, state }: Deletion,
  expenses: readonly Expense[],
) {
  const found = expenses.find(({ _id }) => _id === expense._id);
  if (state === "undone" && (!found || isSame(found, expense)))
    return void undoDeletion(expense, { isRetry: true });
  if (found && (state === "confirmed" || !isSame(found, expense)))
    return replaceUndo(found);
  offerUndo(expense, "was deleted.", until - Date.now());
  if (found) void sendDeletion(expense);
}

function isIn(expenses: readonly Expense[], wanted: Expense): boolean {
  const found = expenses.find(({ _id }) => _id === wanted._id);
  return found !== undefined && isSame(found, wanted);
}

function isSame(a: Expense, b: Expense): boolean {
  return (
    a.date === b.date &&
    a.category === b.category &&
    a.description === b.description &&
    a.amountPaise === b.amountPaise
  );
}
