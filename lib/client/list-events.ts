import type { Change } from "@/lib/list/change";

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
  channel.onmessage = ({ data }) => {
    for (const listener of listeners) listener(data as ListEvent, true);
  };
  return channel;
}
