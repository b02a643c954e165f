import { NotificationTitle } from "@/components/notifications/notification-title";
import {
  closeNotification,
  showNotification,
} from "@/components/notifications/notification-queue";
import {
  forgetUnsavedEdit,
  storeUnsavedEdit,
  type UnsavedEdit,
} from "@/lib/browser/expenses/unsaved-edit-storage";

/** Shown without a timeout: the entered values exist nowhere else. */
export function showUnsavedEditNotification(
  edit: UnsavedEdit,
  outcome: string,
) {
  const { _id } = edit.expense;
  showNotification({
    id: notificationId(_id),
    type: "failure",
    timeout: 0,
    title: <NotificationTitle expense={edit.expense} outcome={outcome} />,
    description: "What you entered is kept.",
    data: { action: { label: "Edit again", edit } },
    onClose: () => forgetUnsavedEdit(_id),
  });
}

/** Closes the notification. The edit stays stored while its dialog is open. */
export function resumeUnsavedEdit(edit: UnsavedEdit) {
  closeNotification(notificationId(edit.expense._id));
  // Closing the notification has removed the edit.
  storeUnsavedEdit(edit);
}

export function dismissUnsavedEdit(id: string) {
  forgetUnsavedEdit(id);
  closeNotification(notificationId(id));
}

function notificationId(expenseId: string): string {
  return `unsaved-edit-${expenseId}`;
}
