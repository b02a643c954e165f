import { IS_OWN_API } from "@/lib/browser/api/urls";
import { flushMarkedOutbox } from "./load-outbox";

/** Sends unsent expenses now, and whenever the network may be back. Returns the function that ends it. */
export function startOutbox() {
  if (!IS_OWN_API) return;
  const unmount = new AbortController();
  const { signal } = unmount;
  const flush = () => void flushMarkedOutbox();
  const flushWhenVisible = () => {
    if (document.visibilityState === "visible") flush();
  };
  addEventListener("online", flush, { signal });
  document.addEventListener("visibilitychange", flushWhenVisible, { signal });
  flush();
  return () => unmount.abort();
}
