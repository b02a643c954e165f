import {
  closeNotification,
  type NotificationData,
  showNotification,
} from "@/components/expenses/notifications/notification-queue";
import { listProblemText } from "@/components/private-list/list-problem-text";
import { listProblem } from "@/lib/client/api-error";
import { GONE } from "@/lib/client/list-ref";
import { startList } from "@/lib/client/private-list/switch-list";

const ID = "list-problem";

const START: NotificationData = { action: { label: "Start a new list" } };

/** Says why a change to another list than the browser's was rejected; returns false for another error. */
export function showListProblem(error: unknown): boolean {
  const code = listProblem(error);
  if (!code) return false;
  showNotification({
    id: ID,
    type: "failure",
    timeout: 0,
    title: listProblemText(code),
    ...(code === "unknown_list" && { data: START }),
  });
  return true;
}

/** For the action of the notification. */
export async function startNewList() {
  try {
    await startList(GONE);
    closeListProblem();
  } catch (error) {
    // Another tab has started a list, which the screen now fetches.
    if (listProblem(error)) return closeListProblem();
    console.error("The list could not be started.", error);
    showNotification({
      id: ID,
      type: "failure",
      timeout: 0,
      title: "The list could not be started.",
      data: START,
    });
  }
}

export function closeListProblem() {
  closeNotification(ID);
}
