import { useCallback, useSyncExternalStore } from "react";

const CHANGE_EVENT = "querystringchange";

/**
 * The query string of the URL, including `?`, and its setter; empty on the server
 * and during hydration.
 */
export function useQueryString() {
  const query = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => "",
  );
  const setQuery = useCallback((query: string, method: "push" | "replace") => {
    const url = location.pathname + query;
    if (method === "push") history.pushState(null, "", url);
    else history.replaceState(null, "", url);
    dispatchEvent(new Event(CHANGE_EVENT));
  }, []);
  return [query, setQuery] as const;
}

function subscribe(onChange: () => void) {
  // Next updates the history in useInsertionEffect, which must not schedule
  // updates: https://github.com/vercel/next.js/pull/48553. Browsers without
  // `navigation` do not notice a link from this screen to itself.
  const onEntryChange = () => queueMicrotask(onChange);
  addEventListener("popstate", onChange);
  addEventListener(CHANGE_EVENT, onChange);
  window.navigation?.addEventListener("currententrychange", onEntryChange);
  return () => {
    removeEventListener("popstate", onChange);
    removeEventListener(CHANGE_EVENT, onChange);
    window.navigation?.removeEventListener("currententrychange", onEntryChange);
  };
}
