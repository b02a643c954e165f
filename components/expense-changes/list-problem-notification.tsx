import {
  closeNotification,
  type NotificationData,
  showNotification,
} from "@/components/notifications/notification-queue";
import { listProblemText } from "@/components/list/list-problem-text";
import { listProblem, lostListProblem } from "@/lib/browser/api/api-error";
import { GONE, shownList } from "@/lib/browser/api/list-ref";

const ID = "list-problem";

const START: NotificationData = { action: { label: "Start a new list" } };

/** Says why a change to another list than the browser's was rejected; returns false for another error. */
export function showListProblem(error: unknown): boolean {
  const code = lostListProblem(error);
  if (!code) return false;
  // Then the screen says so, in place of the list.
  if (code === "unknown_list" && shownList() === GONE) return true;
  showNotification({
    id: ID,
    type: "failure",
    timeout: 0,
    title: listProblemText(code),
    ...(code === "unknown_list" && { data: START }),
  });
  return true;
}

/** Says why a dialog has closed: another tab has given this browser another list. */
export function showSwitchedList() {
  showNotification({
    id: ID,
    type: "failure",
    timeout: 0,
    title: listProblemText("wrong_list"),
  });
}

/** Says that the list is full, beside the notification of the change that failed for it. */
export function showFullList(error: unknown) {
  if (listProblem(error) !== "list_full") return;
  showNotification({
    id: ID,
    type: "failure",
    title: listProblemText("list_full"),
  });
}

export function showStartFailure() {
  showNotification({
    id: ID,
    type: "failure",
    timeout: 0,
    title: "The list could not be started.",
    data: START,
  });
}

export function closeListProblem() {
  closeNotification(ID);
}
