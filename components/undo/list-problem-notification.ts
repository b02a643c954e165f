import {
  type NotificationAction,
  notifications,
} from "@/components/notifications/notification-queue";
import { listProblemText } from "@/components/list/list-problem-text";
import { startNewList } from "@/components/list/start-new-list";
import { listProblem, lostListProblem } from "@/lib/browser/api/api-error";
import { GONE, shownList } from "@/lib/browser/api/list-ref";

const ID = "list-problem";

const START: NotificationAction = {
  label: "Start a new list",
  needsNetwork: true,
  run: () => {
    closeListProblem();
    startNewList(GONE).catch(() =>
      show("The list could not be started.", { timeout: 0, action: START }),
    );
  },
};

function show(
  title: string,
  rest: { timeout?: number; action?: NotificationAction } = {},
) {
  notifications.show({ id: ID, type: "failure", title, ...rest });
}

/** Says why a change to another list than the browser's was rejected; returns false for another error. */
export function showListProblem(error: unknown): boolean {
  const code = lostListProblem(error);
  if (!code) return false;
  // Then the screen says so, in place of the list.
  if (code === "unknown_list" && shownList() === GONE) return true;
  show(listProblemText(code), {
    timeout: 0,
    ...(code === "unknown_list" && { action: START }),
  });
  return true;
}

/** Says why a dialog has closed: another tab has given this browser another list. */
export function showSwitchedList() {
  show(listProblemText("wrong_list"), { timeout: 0 });
}

/** Says why the list takes no change, beside the notification of the change that failed for it. */
export function showRefusal(error: unknown) {
  const code = listProblem(error);
  if (code === "list_full" || code === "read_only") show(listProblemText(code));
}

export function closeListProblem() {
  notifications.close(ID);
}
