import { useCallback, useSyncExternalStore } from "react";

const OWN_CHANGE = "querystringchange";

/**
 * The query of the page's URL, `?` included, and a way to change it. On the
 * server, and in its HTML, it is empty.
 */
export function useQueryString() {
  const query = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => "",
  );
  const setQuery = useCallback((query: string, how: "push" | "replace") => {
    const url = location.pathname + query;
    if (how === "push") history.pushState(null, "", url);
    else history.replaceState(null, "", url);
    dispatchEvent(new Event(OWN_CHANGE));
  }, []);
  return [query, setQuery] as const;
}

function subscribe(onChange: () => void) {
  // A link to this same screen changes the URL while React commits, when
  // nothing may be told of it yet. Where there is no `navigation`, such a link
  // leaves the screen as it is.
  const soon = () => queueMicrotask(onChange);
  addEventListener("popstate", onChange);
  addEventListener(OWN_CHANGE, onChange);
  window.navigation?.addEventListener("currententrychange", soon);
  return () => {
    removeEventListener("popstate", onChange);
    removeEventListener(OWN_CHANGE, onChange);
    window.navigation?.removeEventListener("currententrychange", soon);
  };
}
