import {
  closeNotification,
  showNotification,
} from "@/components/expenses/notifications/notification-queue";
import { NotificationTitle } from "@/components/expenses/notifications/notification-title";
import type { ListRef } from "@/lib/client/list/list-ref";
import type { Expense } from "@/lib/expenses/expense";
import { canRestore } from "@/lib/list/change";

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
