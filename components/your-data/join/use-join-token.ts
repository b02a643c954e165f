import { useSyncExternalStore } from "react";
import { createExternalStore } from "@/lib/browser/storage/external-store";
import { tokenOfFragment } from "@/lib/browser/switch-list/join-link";

// Outside React: the token exists nowhere else once the address is cleaned.
const token = createExternalStore<string | undefined>(undefined);

/** The token of the join link that was opened, until it is cleared. */
export function useJoinToken() {
  const current = useSyncExternalStore(subscribe, token.get, () => undefined);
  return [current, clearToken] as const;
}

function subscribe(listener: () => void) {
  takeTokenFromUrl();
  const unsubscribe = token.subscribe(listener);
  addEventListener("hashchange", takeTokenFromUrl);
  return () => {
    unsubscribe();
    removeEventListener("hashchange", takeTokenFromUrl);
  };
}

/**
 * Removes the token from the address and from this tab's history entry, and from the
 * router's URL, which it would write back into the address. Browsers may still list
 * the visited address in their history.
 */
function takeTokenFromUrl() {
  const found = tokenOfFragment(location.hash);
  if (found === undefined) return;
  const url = location.pathname + location.search;
  // The router ignores a state that has its own keys, and Back needs them.
  history.replaceState(history.state, "", url);
  // The router replaces this function in an effect, which runs after this one, and then adds its keys:
  // https://nextjs.org/docs/app/getting-started/linking-and-navigating#native-history-api
  queueMicrotask(() => history.replaceState(null, "", url));
  token.set(found);
}

function clearToken() {
  token.set(undefined);
}
