import {
  closeNotification,
  showNotification,
} from "@/components/notifications/notification-queue";
import { NotificationTitle } from "@/components/notifications/notification-title";
import type { ListRef } from "@/lib/browser/api/list-ref";
import type { Expense } from "@/lib/domain/expenses/expense";
import { canRestore } from "@/lib/domain/expenses/change";

/** Says that an edit was saved, with Undo if the API takes the expense as it was before. */
export function showSavedNotification(
  before: Expense,
  saved: Expense,
  list: ListRef,
) {
  showNotification({
    id: notificationId(saved._id),
    title: <NotificationTitle expense={saved} outcome="was saved." />,
    ...(canRestore(before) && {
      data: { action: { label: "Undo", edit: { before, saved }, list } },
    }),
  });
}

/** For an expense that was changed or deleted since: Undo would overwrite that. */
export function closeSavedNotification(id: string) {
  closeNotification(notificationId(id));
}

function notificationId(expenseId: string): string {
  return `saved-${expenseId}`;
}
