import type { Change } from "@/lib/list/change";

/** A confirmed change, or that the list may have changed in an unknown way. */
export type ListEvent = Change | { kind: "stale" };

type Listener = (event: ListEvent, isFromOtherTab: boolean) => void;

const listeners = new Set<Listener>();
// A BroadcastChannel does not hear itself, so there is one for both directions.
let channel: BroadcastChannel | undefined;

/** Tells every tab of this browser, this one included. */
export function publishListEvent(event: ListEvent) {
  for (const listener of listeners) listener(event, false);
  openChannel().postMessage(event);
}

/** Calls the listener until the returned function is called. */
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
