import { delayNetworkError } from "@/lib/browser/api/request";
import type { ExpenseChange } from "@/lib/browser/list/list-events";
import { serialQueue } from "@/lib/domain/serial-queue";

// Outside React: a request may take longer than its screen is open.
let pending: readonly ExpenseChange[] = [];
const inTurn = serialQueue();
const listeners = new Set<() => void>();

/** The optimistic updates without a response, oldest first. */
export function pendingChanges(): readonly ExpenseChange[] {
  return pending;
}

export function subscribeToPendingChanges(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Adds the change to the pending ones until `send` has settled. Changes are sent
 * one after another, so that an undo cannot overtake the deletion.
 */
export async function sendChange<T>(
  change: ExpenseChange,
  send: () => Promise<T>,
): Promise<T> {
  setPending([...pending, change]);
  try {
    return await inTurn(() => send().catch(delayNetworkError));
  } finally {
    setPending(pending.filter((other) => other !== change));
  }
}

function setPending(changes: readonly ExpenseChange[]) {
  pending = changes;
  for (const listener of listeners) listener();
}
