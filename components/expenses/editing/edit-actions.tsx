import {
  removeExpense,
  replaceExpense,
  restoreExpense,
} from "@/lib/api/change-expense";
import { type ExpenseFields, fromFields } from "@/lib/api/expense-fields";
import { Refused } from "@/lib/api/refused";
import { canBePutBack } from "@/lib/expenses/change";
import type { Expense } from "@/lib/expenses/expense";
import { forgetDeletion, storeDeletion } from "./deletions";
import {
  type FailedSave,
  forgetFailedSave,
  storeFailedSave,
} from "./failed-saves";
import { closeMessage, MESSAGE_MS, showMessage } from "./message-queue";
import { NamedExpense } from "./named-expense";
import { sendChange } from "./use-changes";

// Each is an optimistic update with a message: of how to undo it, or of why it
// was rolled back. They outlive the screen, as their requests do.

export async function saveExpense(expense: Expense, values: ExpenseFields) {
  const edited = fromFields(expense._id, values);
  try {
    const wasThere = await sendChange({ kind: "put", expense: edited }, () =>
      replaceExpense(edited),
    );
    dismissFailedSave(expense._id);
    if (wasThere) return;
    showMessage({
      title: (
        <NamedExpense expense={edited} outcome="had been deleted elsewhere." />
      ),
      description: "It is back, as you saved it.",
    });
  } catch (error) {
    console.error("The expense could not be saved.", error);
    const errors = error instanceof Refused ? error.fieldErrors : {};
    const failed = { expense, values, errors };
    storeFailedSave(failed);
    offerEditAgain(failed);
  }
}

/** Until it is taken up or dismissed: what was entered stands nowhere else. */
export function offerEditAgain(failed: FailedSave) {
  const { _id } = failed.expense;
  showMessage({
    id: failedSaveMessage(_id),
    type: "failure",
    timeout: 0,
    title: (
      <NamedExpense expense={failed.expense} outcome="could not be saved." />
    ),
    description: "What you entered is kept.",
    data: { action: { label: "Edit again", failed } },
    onClose: () => forgetFailedSave(_id),
  });
}

export function dismissFailedSave(id: string) {
  forgetFailedSave(id);
  closeMessage(failedSaveMessage(id));
}

export async function deleteExpense(expense: Expense) {
  const canUndo = canBePutBack(expense);
  if (canUndo) {
    storeDeletion(expense);
    offerUndo(expense, "was deleted.");
  }
  const wasThere = await sendDeletion(expense);
  if (wasThere !== false) return;
  withdrawUndo(expense._id);
  showMessage({
    title: (
      <NamedExpense expense={expense} outcome="had been deleted already." />
    ),
  });
}

/** Resolves to whether it had been there; undefined when it could not be deleted, which is told. */
export async function sendDeletion(
  expense: Expense,
): Promise<boolean | undefined> {
  const { _id } = expense;
  try {
    return await sendChange({ kind: "removed", id: _id }, () =>
      removeExpense(_id),
    );
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

/** @param isRetry when it is there already, the first try was stored: no message */
export async function undoDeletion(expense: Expense, { isRetry = false } = {}) {
  const { _id } = expense;
  closeMessage(deletionMessage(_id));
  storeDeletion(expense, { isUndone: true });
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
    storeDeletion(expense);
    offerUndo(expense, "could not be put back.");
  }
}

export function offerUndo(
  expense: Expense,
  outcome: string,
  timeout = MESSAGE_MS,
) {
  showMessage({
    id: deletionMessage(expense._id),
    title: <NamedExpense expense={expense} outcome={outcome} />,
    timeout,
    data: { action: { label: "Undo", deleted: expense } },
  });
}

export function withdrawUndo(id: string) {
  forgetDeletion(id);
  closeMessage(deletionMessage(id));
}

/** For a deleted expense that was saved since: Undo would overwrite that. */
export function replaceUndo(saved: Expense) {
  withdrawUndo(saved._id);
  showMessage({
    title: <NamedExpense expense={saved} outcome="is back." />,
    description: "It was saved in another tab or on another device.",
  });
}

const deletionMessage = (id: string) => `deleted-${id}`;
const failedSaveMessage = (id: string) => `failed-save-${id}`;
