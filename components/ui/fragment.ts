/**
 * Removes the fragment from the address and from this tab's history entry, and from
 * the router's URL, which it would write back into the address. Browsers may still
 * list the visited address in their history.
 */
export function removeFragment() {
  const url = location.pathname + location.search;
  // The router ignores a state that has its own keys, and Back needs them.
  history.replaceState(history.state, "", url);
  // The router replaces this function in an effect, which runs after this one, and then adds its keys:
  // https://nextjs.org/docs/app/getting-started/linking-and-navigating#native-history-api
  queueMicrotask(() => history.replaceState(null, "", url));
}

/**
 * Calls back with each fragment that is opened later. It is read from the event: the
 * router may write its own URL into the address before the event arrives.
 *
 * @returns a function that stops listening
 */
export function onNewFragment(callback: (hash: string) => void): () => void {
  const listener = ({ newURL }: HashChangeEvent) =>
    callback(new URL(newURL).hash);
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}
