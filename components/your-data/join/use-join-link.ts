import { useSyncExternalStore } from "react";
import { createExternalStore } from "@/lib/browser/storage/external-store";
import {
  type JoinLink,
  linkOfFragment,
} from "@/lib/browser/switch-list/join-link";

// Outside React: the token exists nowhere else once the address is cleaned.
const link = createExternalStore<JoinLink | undefined>(undefined);

/** The join link that was opened, until it is cleared. */
export function useJoinLink() {
  const current = useSyncExternalStore(subscribe, link.get, () => undefined);
  return [current, clearLink] as const;
}

function subscribe(listener: () => void) {
  takeLinkFromUrl();
  const unsubscribe = link.subscribe(listener);
  addEventListener("hashchange", takeLinkFromUrl);
  return () => {
    unsubscribe();
    removeEventListener("hashchange", takeLinkFromUrl);
  };
}

/**
 * Removes the token from the address and from this tab's history entry, and from the
 * router's URL, which it would write back into the address. Browsers may still list
 * the visited address in their history.
 */
function takeLinkFromUrl() {
  const found = linkOfFragment(location.hash);
  if (found === undefined) return;
  const url = location.pathname + location.search;
  // The router ignores a state that has its own keys, and Back needs them.
  history.replaceState(history.state, "", url);
  // The router replaces this function in an effect, which runs after this one, and then adds its keys:
  // https://nextjs.org/docs/app/getting-started/linking-and-navigating#native-history-api
  queueMicrotask(() => history.replaceState(null, "", url));
  link.set(found);
}

function clearLink() {
  link.set(undefined);
}
