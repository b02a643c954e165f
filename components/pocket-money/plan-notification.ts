import type { ReactNode } from "react";
import { showListProblem } from "@/components/expense-changes/list-problem-notification";
import {
  closeNotification,
  type NotificationData,
  showNotification,
} from "@/components/notifications/notification-queue";
import type { ListRef } from "@/lib/browser/api/list-ref";
import { maySucceedLater } from "@/lib/browser/api/sent-later";
import { canKeepExpenses } from "@/lib/browser/outbox/can-keep";
import { planStart } from "./use-focus-after-removal";

/** Says what was changed, with Undo if `undo` is given. */
export function showPlanNotification(
  part: string,
  title: ReactNode,
  list: ListRef,
  undo?: () => Promise<void>,
) {
  const id = `plan-${part}`;
  showNotification({
    id,
    title,
    ...(undo && {
      data: {
        action: {
          label: "Undo",
          undoPlan: () => {
            closeNotification(id);
            void undo();
          },
          focus: () => planStart()?.focus(),
          list,
        },
      },
    }),
  });
}

/**
 * Resolves to false after a failure, which is shown as a notification.
 *
 * @param id of the notification, if it is closed when the same is tried again
 * @param offer for a failure after which it may succeed later
 */
export async function reportFailure(
  failure: string,
  act: () => Promise<unknown>,
  { id, offer }: { id?: string; offer?: NotificationData } = {},
): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    console.error(failure, error);
    if (showListProblem(error)) return false;
    const isOffered = maySucceedLater(error) && canKeepExpenses();
    showNotification({
      type: "failure",
      title: failure,
      ...(id !== undefined && { id }),
      ...(isOffered && offer && { timeout: 0, data: offer }),
    });
    return false;
  }
}
