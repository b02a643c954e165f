import { useSyncExternalStore } from "react";

/** False until the load event of the page. */
export function useHasLoaded(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.readyState === "complete",
    () => false,
  );
}

function subscribe(listener: () => void) {
  addEventListener("load", listener);
  return () => removeEventListener("load", listener);
}
