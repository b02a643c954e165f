import { useSyncExternalStore } from "react";
import { isBrowserOffline, willStoreUnsent } from "./store-unsent";

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

/** `willStoreUnsent`, for the text of the button; false on the server. */
export function useWillStoreUnsent(): boolean {
  return useSyncExternalStore(onNetworkChange, willStoreUnsent, () => false);
}
