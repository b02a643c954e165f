import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False on the server, in its HTML and during hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
