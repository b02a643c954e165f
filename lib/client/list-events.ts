import type { Change } from "@/lib/list/change";
import { isExpense, isRecord } from "./type-guards";

/** A confirmed change, or `stale`: the list may have changed in an unknown way. */
export type ListEvent = Change | { kind: "stale" };

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
  const { kind, expense, id } = message;
  if (kind === "put") return isExpense(expense);
  if (kind === "removed") return typeof id === "string";
  return kind === "stale";
}
