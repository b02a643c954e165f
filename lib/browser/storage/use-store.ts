import { useSyncExternalStore } from "react";
import type { ExternalStore } from "./external-store";

/** @param inServerHtml the value while the page is rendered on the server and hydrated */
export function useStore<T>(store: ExternalStore<T>, inServerHtml: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => inServerHtml);
}
