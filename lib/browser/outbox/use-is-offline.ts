import { useSyncExternalStore } from "react";
import { canStoreUnsent, isBrowserOffline } from "./store-unsent";

function onNetworkChange(listener: () => void) {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** Whether the browser says that it has no network; false on the server. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(onNetworkChange, isBrowserOffline, () => false);
}

/** Whether a press stores an expense on this device: without the network, and without an outside host. */
export function useStoresUnsent(): boolean {
  return useIsOffline() && canStoreUnsent();
}
