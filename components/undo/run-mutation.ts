import {
  type NewNotification,
  type NotificationAction,
  notifications,
  UNDO,
} from "@/components/notifications/notification-queue";
import { randomKey } from "@/lib/browser/storage/random-key";
import { showListProblem, showRefusal } from "./list-problem-notification";
import { applyMutation, type Inverse, type Mutation } from "./mutation";

/**
 * Applies the change and shows its messages as notifications, with Undo if it has
 * an inverse. Resolves to undefined after a failure that it has shown.
 */
export async function runMutation<Result>(
  mutation: Mutation<Result>,
): Promise<Result | undefined> {
  const { optimistic } = mutation.messages;
  if (optimistic) showWithUndo(optimistic, mutation.inverse?.());
  const outcome = await applyMutation(mutation);
  if ("error" in outcome) {
    if (showListProblem(outcome.error)) return undefined;
    notifications.show(outcome.message);
    showRefusal(outcome.error);
    return undefined;
  }
  if (outcome.message)
    showWithUndo(
      outcome.message,
      optimistic ? undefined : mutation.inverse?.(outcome.result),
    );
  return outcome.result;
}

export function showWithUndo(
  message: NewNotification,
  inverse: Inverse | undefined,
) {
  const id = message.id ?? randomKey();
  const action = inverse && undoAction(id, inverse);
  notifications.show(action ? { ...message, id, action } : message);
}

/** @param id of the notification, which is closed by the Undo */
export function undoAction(id: string, inverse: Inverse): NotificationAction {
  const { focus } = inverse;
  return {
    label: UNDO,
    ...("list" in inverse && { list: inverse.list, needsNetwork: true }),
    run: () => {
      notifications.close(id);
      void runMutation(inverse);
    },
    ...(focus && { focus }),
  };
}
