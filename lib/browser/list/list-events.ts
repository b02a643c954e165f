import type { Change } from "@/lib/domain/expenses/change";
import { isListRef, type ListRef } from "@/lib/browser/api/list-ref";
import { isExpense } from "@/lib/domain/expenses/is-expense";
import { isRecord } from "@/lib/domain/type-guards";

export type ExpenseChange = Change & { list: ListRef };

/**
 * A confirmed change to a list; `stale`: the list may have changed in an unknown
 * way; `switched`: this browser may have another list, or another link to it.
 */
export type ListEvent =
  | ExpenseChange
  | { kind: "stale" }
  | {
      kind: "switched";
      /** The list that it has now, if that is known. */
      list?: ListRef;
    };

type Listener = (event: ListEvent, isFromOtherTab: boolean) => void;

const listeners = new Set<Listener>();
// A channel does not receive its own messages, so this tab's listeners are called
// directly: https://developer.mozilla.org/en-US/docs/Web/API/Broadcast_Channel_API
let channel: BroadcastChannel | undefined;

/** Notifies every tab of this browser, including this one. */
export function publishListEvent(event: ListEvent) {
  for (const listener of listeners) listener(event, false);
  openChannel().postMessage(event);
}

/** Returns the function that removes the listener. */
export function onListEvent(listener: Listener) {
  openChannel();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function openChannel(): BroadcastChannel {
  if (channel) return channel;
  channel = new BroadcastChannel("expenses");
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isListEvent(data)) return;
    for (const listener of listeners) listener(data, true);
  };
  return channel;
}

/** A tab may still run another version of the app. */
function isListEvent(message: unknown): message is ListEvent {
  if (!isRecord(message)) return false;
  const { kind, expense, id, list } = message;
  if (!isListRef(list)) return false;
  return (
    kind === "stale" ||
    kind === "switched" ||
    (kind === "put" && isExpense(expense)) ||
    (kind === "removed" && typeof id === "string")
  );
}
