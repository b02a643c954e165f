import {
  closeMessage,
  MESSAGE_MS,
  showMessage,
} from "@/components/expenses/notifications/notification-queue";
import { NamedExpense } from "@/components/expenses/notifications/notification-title";
import type { Expense } from "@/lib/expenses/expense";
import { forgetDeletion } from "./deletion-storage";

export function offerUndo(
  expense: Expense,
  outcome: string,
  timeoutMs = MESSAGE_MS,
) {
  showMessage({
    id: messageId(expense._id),
    title: <NamedExpense expense={expense} outcome={outcome} />,
    timeout: timeoutMs,
    data: { action: { label: "Undo", deleted: expense } },
  });
}

/** Closes the message; the stored deletion remains. */
export function closeUndo(id: string) {
  closeMessage(messageId(id));
}

/** Closes the message and forgets the deletion: it cannot be undone any more. */
export function withdrawUndo(id: string) {
  forgetDeletion(id);
  closeUndo(id);
}

/** For a deleted expense that was saved since: Undo would overwrite it. */
export function replaceUndo(saved: Expense) {
  withdrawUndo(saved._id);
  showMessage({
    title: <NamedExpense expense={saved} outcome="is back." />,
    description: "It was saved in another tab or on another device.",
  });
}

function messageId(expenseId: string): string {
  return `deleted-${expenseId}`;
}
