import type { ReactNode } from "react";
import type { ListRef } from "@/lib/browser/api/list-ref";
import { createExternalStore } from "@/lib/browser/storage/external-store";

/** How long a notification is shown, and a deletion can be undone. */
export const NOTIFICATION_MS = 10_000;

/** The label of an action that Ctrl+Z runs, too. */
export const UNDO = "Undo";

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

/** Where notifications are shown. */
export type NotificationDisplay = {
  show: (notification: NewNotification) => void;
  close: (id: string) => void;
};

/** Keeps the notifications while no screen shows them. */
function createNotificationQueue() {
  const waiting = createExternalStore<readonly NewNotification[]>([]);
  let display: NotificationDisplay | undefined;
  return {
    waiting,
    show: (notification: NewNotification) => {
      if (display) display.show(notification);
      else waiting.set([...waiting.get(), notification]);
    },
    close: (id: string) => {
      display?.close(id);
      waiting.set(waiting.get().filter((other) => other.id !== id));
    },
    /** Delivers the notifications to the display, until the returned function is called. */
    deliver: (to: NotificationDisplay) => {
      display = to;
      waiting.get().forEach(to.show);
      waiting.set([]);
      return () => {
        display = undefined;
      };
    },
  };
}

export const notifications = createNotificationQueue();
