import { lastList } from "@/lib/browser/list/last-list";
import { IS_OWN_API } from "@/lib/browser/api/urls";

/** Whether expenses can wait on this device. An outside host may not know the keys that keep them from being stored twice. */
export function canKeepExpenses(): boolean {
  return IS_OWN_API && lastList().isEditable !== false;
}

/** A hint of the browser: an offline one has certainly no network. */
export function isBrowserOffline(): boolean {
  return !navigator.onLine;
}

export function onNetworkChange(listener: () => void) {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
