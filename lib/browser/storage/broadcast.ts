type Listener<T> = (message: T, isFromOtherContext: boolean) => void;

/**
 * Messages to every tab and worker of this browser, including this one. The channel
 * is opened at the first use.
 *
 * @param isMessage checks a message of another tab, which may run another version of the app
 */
export function createBroadcast<T>(
  name: string,
  isMessage: (data: unknown) => data is T,
) {
  const listeners = new Set<Listener<T>>();
  let channel: BroadcastChannel | undefined;
  const notify: Listener<T> = (message, isFromOtherContext) => {
    for (const listener of listeners) listener(message, isFromOtherContext);
  };
  const open = () => {
    if (channel) return channel;
    channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isMessage(data)) notify(data, true);
    };
    return channel;
  };
  return {
    publish: (message: T) => {
      // A channel does not receive its own messages:
      // https://developer.mozilla.org/en-US/docs/Web/API/Broadcast_Channel_API
      notify(message, false);
      open().postMessage(message);
    },
    subscribe: (listener: Listener<T>) => {
      open();
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
