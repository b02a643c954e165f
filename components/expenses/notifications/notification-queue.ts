import { Toast } from "@base-ui/react/toast";
import { useEffect } from "react";
import type { UnsavedEdit } from "@/components/expenses/editing/unsaved-edit-storage";
import type { Expense } from "@/lib/expenses/expense";

/** How long a message is shown, and a deletion can be undone. */
export const MESSAGE_MS = 10_000;

/** The button of a message. */
export type MessageAction =
  | { label: "Undo"; deleted: Expense }
  | { label: "Edit again"; edit: UnsavedEdit };

export type MessageData = { action: MessageAction };
type Manager = ReturnType<typeof Toast.createToastManager<MessageData>>;
type Message = Parameters<Manager["add"]>[0];

export const toastManager: Manager = Toast.createToastManager<MessageData>();

// Messages wait here while another screen is shown.
let isDelivering = false;
const waiting: Message[] = [];

/** Replaces a message with the same id. */
export function showMessage(message: Message) {
  if (isDelivering) toastManager.add({ timeout: MESSAGE_MS, ...message });
  else waiting.push(message);
}

export function closeMessage(id: string) {
  if (isDelivering) toastManager.close(id);
  else
    waiting.splice(
      0,
      Infinity,
      ...waiting.filter((message) => message.id !== id),
    );
}

/** Delivers the messages while the component that shows them is mounted. */
export function useMessageDelivery() {
  useEffect(() => {
    isDelivering = true;
    waiting.splice(0).forEach(showMessage);
    return () => {
      isDelivering = false;
    };
  }, []);
}
