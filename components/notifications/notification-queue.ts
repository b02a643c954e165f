import { Toast } from "@base-ui/react/toast";
import { useEffect } from "react";
import type { UnsavedEdit } from "@/lib/browser/expenses/unsaved-edit-storage";
import type { ListRef } from "@/lib/browser/api/list-ref";
import type { Expense } from "@/lib/domain/expenses/expense";
import type { OutboxEntry } from "@/lib/browser/outbox/outbox-entry";
import type { KeptExpense } from "@/lib/browser/outbox/keep-expenses";

/** How long a notification is shown, and a deletion can be undone. */
export const NOTIFICATION_MS = 10_000;

/** The button of a notification. */
export type NotificationAction =
  | { label: "Undo"; deleted: Expense; list: ListRef }
  | {
      label: "Undo";
      /** The expense before the edit, and as it was saved. */
      edit: { before: Expense; saved: Expense };
      list: ListRef;
    }
  | {
      label: "Undo";
      /** An expense that was removed from this device before it was sent. */
      unsent: OutboxEntry;
      /** The list of the screen. */
      list: ListRef;
    }
  | {
      label: "Keep it on this device";
      unsent: KeptExpense;
      list: ListRef;
    }
  | {
      label: "Undo";
      undoPlan: () => void;
      /** Moves the focus after a press of the button, which is removed. */
      focus: () => void;
      list: ListRef;
    }
  | { label: "Edit again"; edit: UnsavedEdit }
  | { label: "Start a new list" };

export type NotificationData = { action: NotificationAction };
type Manager = ReturnType<typeof Toast.createToastManager<NotificationData>>;
type NewNotification = Parameters<Manager["add"]>[0];

export const notificationManager: Manager =
  Toast.createToastManager<NotificationData>();

// Queued while another screen is shown.
let isDelivering = false;
const queued: NewNotification[] = [];

/** Replaces a notification with the same id. */
export function showNotification(notification: NewNotification) {
  if (isDelivering)
    // Without a type and data it would keep those of the one with its id.
    notificationManager.add({
      timeout: NOTIFICATION_MS,
      type: undefined,
      data: undefined,
      ...notification,
    });
  else queued.push(notification);
}

export function closeNotification(id: string) {
  if (isDelivering) notificationManager.close(id);
  else
    queued.splice(
      0,
      Infinity,
      ...queued.filter((notification) => notification.id !== id),
    );
}

/** Delivers the notifications while the component that shows them is mounted. */
export function useNotificationDelivery() {
  useEffect(() => {
    isDelivering = true;
    queued.splice(0).forEach(showNotification);
    return () => {
      isDelivering = false;
    };
  }, []);
}
