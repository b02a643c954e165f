import {
  closeNotification,
  NOTIFICATION_MS,
  showNotification,
} from "@/components/notifications/notification-queue";
import { NotificationTitle } from "@/components/notifications/notification-title";
import type { ListRef } from "@/lib/browser/api/list-ref";
import type { Expense } from "@/lib/domain/expenses/expense";
import { forgetDeletion } from "./deletion-storage";

export function showUndoNotification(
  expense: Expense,
  list: ListRef,
  outcome: string,
  timeoutMs = NOTIFICATION_MS,
) {
  showNotification({
    id: notificationId(expense._id),
    title: <NotificationTitle expense={expense} outcome={outcome} />,
    timeout: timeoutMs,
    data: { action: { label: "Undo", deleted: expense, list } },
  });
}

/** The stored deletion remains. */
export function closeUndoNotification(id: string) {
  closeNotification(notificationId(id));
}

/** Closes the notification and forgets the deletion. */
export function disableUndo(id: string) {
  forgetDeletion(id);
  closeUndoNotification(id);
}

/** For a deleted expense that was saved since: there is nothing to restore. */
export function replaceUndoNotification(saved: Expense) {
  disableUndo(saved._id);
  showNotification({
    title: <NotificationTitle expense={saved} outcome="is back." />,
    description: "It was saved in another tab or on another device.",
  });
}

function notificationId(expenseId: string): string {
  return `deleted-${expenseId}`;
}
