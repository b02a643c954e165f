import { useEffect, useEffectEvent } from "react";
import { onListEvent } from "@/lib/api/list-events";
import type { Expense } from "@/lib/expenses/expense";
import { type Deletion, readDeletions } from "./deletions";
import {
  offerEditAgain,
  offerUndo,
  sendDeletion,
  replaceUndo,
  undoDeletion,
} from "./edit-actions";
import { readFailedSaves } from "./failed-saves";
import { useChanges } from "./use-changes";

/**
 * The list with the changes that are under way. Goes on with what was under way
 * or on offer when the screen was left, also by a reload.
 */
export function useEditing(expenses: readonly Expense[]): readonly Expense[] {
  const resumeAll = useEffectEvent(() => {
    readFailedSaves().forEach(offerEditAgain);
    for (const deletion of readDeletions()) resume(deletion, expenses);
  });
  useEffect(() => resumeAll(), []);
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
  { expense, until, isUndone }: Deletion,
  expenses: readonly Expense[],
) {
  const found = expenses.find(({ _id }) => _id === expense._id);
  if (found && !isSame(found, expense)) return replaceUndo(found);
  if (isUndone) return void undoDeletion(expense, { isRetry: true });
  offerUndo(expense, "was deleted.", until - Date.now());
  if (found) void sendDeletion(expense);
}

function isSame(a: Expense, b: Expense): boolean {
  return (
    a.date === b.date &&
    a.category === b.category &&
    a.description === b.description &&
    a.amountPaise === b.amountPaise
  );
}
