import { useSyncExternalStore } from "react";
import {
  canKeepExpenses,
  isBrowserOffline,
  onNetworkChange,
} from "@/lib/browser/outbox/can-keep";

/** Whether the browser says that it has no network; false on the server. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(onNetworkChange, isBrowserOffline, () => false);
}

/** Whether a press stores an expense on this device: without the network, and without an outside host. */
export function useSavesOnDevice(): boolean {
  return useIsOffline() && canKeepExpenses();
}
