const listeners = new Set<() => void>();
// A channel does not receive its own messages, so this context's listeners are
// called directly: https://developer.mozilla.org/en-US/docs/Web/API/Broadcast_Channel_API
let channel: BroadcastChannel | undefined;

/** Notifies every tab and worker of this browser, including this one. */
export function publishOutboxChange() {
  for (const listener of listeners) listener();
  openChannel().postMessage("changed");
}

/** Returns the function that removes the listener. */
export function onOutboxChange(listener: () => void) {
  openChannel();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function openChannel(): BroadcastChannel {
  if (channel) return channel;
  channel = new BroadcastChannel("outbox");
  channel.onmessage = () => {
    for (const listener of listeners) listener();
  };
  return channel;
}
