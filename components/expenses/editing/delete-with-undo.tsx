import { showMessage } from "@/components/expenses/notifications/notification-queue";
import { NamedExpense } from "@/components/expenses/notifications/notification-title";
import { removeExpense, restoreExpense } from "@/lib/client/change-expense";
import type { Expense } from "@/lib/expenses/expense";
import { canRestore } from "@/lib/list/change";
import {
  confirmDeletion,
  forgetDeletion,
  storeDeletion,
} from "./deletion-storage";
import { sendChange } from "./pending-changes";
import { closeUndo, offerUndo, withdrawUndo } from "./undo-notification";
import { dismissUnsavedEdit } from "./unsaved-edit-notification";

/** Optimistic update with an offer to undo it. */
export async function deleteWithUndo(expense: Expense) {
  const canUndo = canRestore(expense);
  dismissUnsavedEdit(expense._id);
  if (canUndo) {
    storeDeletion(expense, "sent");
    offerUndo(expense, "was deleted.");
  }
  const existed = await sendDeletion(expense);
  if (existed !== false) return;
  withdrawUndo(expense._id);
  showMessage({
    title: (
      <NamedExpense expense={expense} outcome="had been deleted already." />
    ),
  });
}

/** Resolves to whether the expense existed; undefined after a failure, which it reports. */
export async function sendDeletion(
  expense: Expense,
): Promise<boolean | undefined> {
  const { _id } = expense;
  try {
    const existed = await sendChange({ kind: "removed", id: _id }, () =>
      removeExpense(_id),
    );
    confirmDeletion(_id);
    return existed;
  } catch (error) {
    console.error("The expense could not be deleted.", error);
    withdrawUndo(_id);
    showMessage({
      type: "failure",
      title: <NamedExpense expense={expense} outcome="could not be deleted." />,
      description: "It is back in the list.",
    });
    return undefined;
  }
}

/** @param isRetry shows no message when the first try had restored the expense */
export async function undoDeletion(expense: Expense, { isRetry = false } = {}) {
  const { _id } = expense;
  closeUndo(_id);
  storeDeletion(expense, "undone");
  try {
    const isRestored = await sendChange({ kind: "put", expense }, () =>
      restoreExpense(expense),
    );
    forgetDeletion(_id);
    if (!isRestored && !isRetry)
      showMessage({
        title: <NamedExpense expense={expense} outcome="is back already." />,
      });
  } catch (error) {
    console.error("The expense could not be put back.", error);
    storeDeletion(expense, "confirmed");
    offerUndo(expense, "could not be put back.");
  }
}
