import { useSyncExternalStore } from "react";
import { tokenOfFragment } from "@/lib/client/private-list/join-link";

// Outside React: the token exists nowhere else once the address is cleaned.
let token: string | undefined;
const listeners = new Set<() => void>();

/** The token of the join link that was opened, until it is cleared. */
export function useJoinToken() {
  const current = useSyncExternalStore(
    subscribe,
    () => token,
    () => undefined,
  );
  return [current, clearToken] as const;
}

function subscribe(listener: () => void) {
  takeTokenFromUrl();
  listeners.add(listener);
  addEventListener("hashchange", takeTokenFromUrl);
  return () => {
    listeners.delete(listener);
    removeEventListener("hashchange", takeTokenFromUrl);
  };
}

/** Removes the token from the address, so that the browser's history does not keep it. */
function takeTokenFromUrl() {
  const found = tokenOfFragment(location.hash);
  if (found === undefined) return;
  history.replaceState(history.state, "", location.pathname + location.search);
  setToken(found);
}

function clearToken() {
  setToken(undefined);
}

function setToken(next: string | undefined) {
  token = next;
  for (const listener of listeners) listener();
}
