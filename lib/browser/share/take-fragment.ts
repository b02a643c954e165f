/**
 * Removes a fragment with this prefix from the address and from this tab's history
 * entry, and from the router's URL, which it would write back into the address.
 * Returns what stands after the prefix; undefined without it. Browsers may still list
 * the visited address in their history.
 */
export function takeFragment(prefix: string): string | undefined {
  const { hash, pathname, search } = location;
  if (!hash.startsWith(prefix)) return undefined;
  const url = pathname + search;
  // The router ignores a state that has its own keys, and Back needs them.
  history.replaceState(history.state, "", url);
  // The router replaces this function in an effect, which runs after this one, and then adds its keys:
  // https://nextjs.org/docs/app/getting-started/linking-and-navigating#native-history-api
  queueMicrotask(() => history.replaceState(null, "", url));
  return hash.slice(prefix.length);
}
