import { Toast } from "@base-ui/react/toast";
import { useEffect } from "react";
import type { Expense } from "@/lib/expenses/expense";
import type { UnsavedEdit } from "@/components/expenses/editing/unsaved-edit-storage";

/** How long a message stays, and a deletion can be undone. */
export const MESSAGE_MS = 10_000;

/** What a message offers to do. */
export type MessageAction =
  | { label: "Undo"; deleted: Expense }
  | { label: "Edit again"; edit: UnsavedEdit };

type MessageData = { action: MessageAction };
type Manager = ReturnType<typeof Toast.createToastManager<MessageData>>;
type Message = Parameters<Manager["add"]>[0];

export const toastManager: Manager = Toast.createToastManager<MessageData>();

// What happens while another screen is open is told when this one is again.
let isOpen = false;
const waiting: Message[] = [];

/** A message with the id of one that is shown takes its place. */
export function showMessage(message: Message) {
  if (isOpen) toastManager.add({ timeout: MESSAGE_MS, ...message });
  else waiting.push(message);
}

export function closeMessage(id: string) {
  if (isOpen) toastManager.close(id);
  else waiting.splice(0, Infinity, ...waiting.filter((one) => one.id !== id));
}

/** For the component that shows the messages. */
export function useMessageDelivery() {
  useEffect(() => {
    isOpen = true;
    waiting.splice(0).forEach(showMessage);
    return () => {
      isOpen = false;
    };
  }, []);
}
