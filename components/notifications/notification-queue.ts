import { Toast } from "@base-ui/react/toast";
import type { ReactNode } from "react";
import type { ListRef } from "@/lib/browser/api/list-ref";

/** How long a notification is shown, and a deletion can be undone. */
export const NOTIFICATION_MS = 10_000;

/** The label of an action that Ctrl+Z runs, too. */
export const UNDO = "Undo";

/** The button of a notification. */
export type NotificationAction = {
  label: string;
  /**
   * The list that it changes: the notification closes when the screen shows another
   * one. An action without this key suits every list.
   */
  list?: ListRef;
  run: () => void;
  /** Moves the focus after a press of the button, which is removed. */
  focus?: () => void;
  needsNetwork?: boolean;
};

export type NewNotification = {
  /** The notification replaces one with the same id. */
  id?: string;
  title: ReactNode;
  description?: string;
  type?: "failure";
  /** In ms; 0: it is shown until it is closed. */
  timeout?: number;
  action?: NotificationAction;
  onClose?: () => void;
};

/** Holds the notifications back while no screen shows them. */
function createNotificationQueue() {
  const manager = Toast.createToastManager<NotificationAction>();
  const waiting: NewNotification[] = [];
  let isDelivering = false;
  const show = (notification: NewNotification) => {
    if (!isDelivering) return void waiting.push(notification);
    const { action, ...content } = notification;
    manager.add({
      timeout: NOTIFICATION_MS,
      // Without a type and data it would keep those of the one with its id.
      type: undefined,
      ...content,
      data: action,
    });
  };
  return {
    manager,
    show,
    close: (id: string) => {
      manager.close(id);
      const others = waiting.filter((notification) => notification.id !== id);
      waiting.splice(0, Infinity, ...others);
    },
    /** Delivers the notifications to the manager, until the returned function is called. */
    deliver: () => {
      isDelivering = true;
      waiting.splice(0).forEach(show);
      return () => {
        isDelivering = false;
      };
    },
  };
}

export const notifications = createNotificationQueue();
