import {
  removeExpense,
  replaceExpense,
  restoreExpense,
} from "@/lib/client/change-expense";
import {
  type ExpenseFormValues,
  fromFormValues,
} from "@/lib/client/form-values";
import { ApiError } from "@/lib/client/api-error";
import { canBePutBack } from "@/lib/list/change";
import type { Expense } from "@/lib/expenses/expense";
import {
  confirmDeletion,
  forgetDeletion,
  storeDeletion,
} from "./deletion-storage";
import {
  closeMessage,
  MESSAGE_MS,
  showMessage,
} from "@/components/expenses/messages/message-queue";
import { NamedExpense } from "@/components/expenses/messages/named-expense";
import {
  forgetUnsavedEdit,
  storeUnsavedEdit,
  type UnsavedEdit,
} from "./unsaved-edit-storage";
import { sendChange } from "./pending-changes";

// Each is an optimistic update with a message: of how to undo it, or of why it
// was rolled back. They outlive the screen, as their requests do.

/** The ids of the expenses whose edit this page is sending. */
const saving = new Set<string>();

export function isSaving(id: string): boolean {
  return saving.has(id);
}

export async function saveExpense(expense: Expense, values: ExpenseFormValues) {
  const { _id } = expense;
  const edited = fromFormValues(_id, values);
  // Before it is sent, for a page that is left meanwhile.
  storeUnsavedEdit({ expense, values, errors: {} });
  saving.add(_id);
  try {
    const wasThere = await sendChange({ kind: "put", expense: edited }, () =>
      replaceExpense(edited),
    );
    dismissUnsavedEdit(_id);
    withdrawUndo(_id);
    if (wasThere) return;
    showMessage({
      title: (
        <NamedExpense expense={edited} outcome="had been deleted elsewhere." />
      ),
      description: "It is back, as you saved it.",
    });
  } catch (error) {
    console.error("The expense could not be saved.", error);
    const errors = error instanceof ApiError ? error.fieldErrors : {};
    const edit = { expense, values, errors };
    storeUnsavedEdit(edit);
    offerEditAgain(edit, "could not be saved.");
  } finally {
    saving.delete(_id);
  }
}

/** Until it is taken up or dismissed: what was entered stands nowhere else. */
export function offerEditAgain(edit: UnsavedEdit, outcome: string) {
  const { _id } = edit.expense;
  showMessage({
    id: unsavedEditMessage(_id),
    type: "failure",
    timeout: 0,
    title: <NamedExpense expense={edit.expense} outcome={outcome} />,
    description: "What you entered is kept.",
    data: { action: { label: "Edit again", edit } },
    onClose: () => forgetUnsavedEdit(_id),
  });
}

/** Closes the message; the edit stays stored as long as its dialog is open. */
export function takeUpUnsavedEdit(edit: UnsavedEdit) {
  closeMessage(unsavedEditMessage(edit.expense._id));
  storeUnsavedEdit(edit);
}

export function dismissUnsavedEdit(id: string) {
  forgetUnsavedEdit(id);
  closeMessage(unsavedEditMessage(id));
}

export async function deleteExpense(expense: Expense) {
  const canUndo = canBePutBack(expense);
  dismissUnsavedEdit(expense._id);
  if (canUndo) {
    storeDeletion(expense, "sent");
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
    const wasThere = await sendChange({ kind: "removed", id: _id }, () =>
      removeExpense(_id),
    );
    confirmDeletion(_id);
    return wasThere;
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
const unsavedEditMessage = (id: string) => `unsaved-edit-${id}`;
