import { NamedExpense } from "@/components/expenses/notifications/notification-title";
import {
  closeMessage,
  showMessage,
} from "@/components/expenses/notifications/notification-queue";
import {
  forgetUnsavedEdit,
  storeUnsavedEdit,
  type UnsavedEdit,
} from "./unsaved-edit-storage";

/** Shown without a timeout: the entered values exist nowhere else. */
export function offerEditAgain(edit: UnsavedEdit, outcome: string) {
  const { _id } = edit.expense;
  showMessage({
    id: messageId(_id),
    type: "failure",
    timeout: 0,
    title: <NamedExpense expense={edit.expense} outcome={outcome} />,
    description: "What you entered is kept.",
    data: { action: { label: "Edit again", edit } },
    onClose: () => forgetUnsavedEdit(_id),
  });
}

/** Closes the message. The edit stays stored while its dialog is open. */
export function resumeUnsavedEdit(edit: UnsavedEdit) {
  closeMessage(messageId(edit.expense._id));
  // Closing the message has removed the edit.
  storeUnsavedEdit(edit);
}

export function dismissUnsavedEdit(id: string) {
  forgetUnsavedEdit(id);
  closeMessage(messageId(id));
}

function messageId(expenseId: string): string {
  return `unsaved-edit-${expenseId}`;
}
