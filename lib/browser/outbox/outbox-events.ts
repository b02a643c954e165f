import { isTextArray } from "@/lib/domain/type-guards";

const listeners = new Set<() => void>();
/** Since this context has opened the channel. */
const delivered = new Set<string>();
// A channel does not receive its own messages, so this context's listeners are
// called directly: https://developer.mozilla.org/en-US/docs/Web/API/Broadcast_Channel_API
const cache: { channel?: BroadcastChannel } = {};

/**
 * Notifies every tab and worker of this browser, including this one.
 *
 * @param deliveredKeys of entries that were deleted because the list has them
 */
export function publishOutboxChange(deliveredKeys: readonly string[] = []) {
  notify(deliveredKeys);
  openChannel().postMessage(deliveredKeys);
}

/** Returns the function that removes the listener. */
export function onOutboxChange(listener: () => void) {
  openChannel();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the list has the expense of this entry, which was deleted for that reason. */
export function wasDelivered(key: string): boolean {
  return delivered.has(key);
}

function notify(deliveredKeys: readonly string[]) {
  for (const key of deliveredKeys) delivered.add(key);
  for (const listener of listeners) listener();
}

function openChannel(): BroadcastChannel {
  if (cache.channel) return cache.channel;
  const channel = (cache.channel = new BroadcastChannel("outbox"));
  // A tab may still run another version of the app.
  channel.onmessage = ({ data }: MessageEvent<unknown>) =>
    notify(isTextArray(data) ? data : []);
  return channel;
}
