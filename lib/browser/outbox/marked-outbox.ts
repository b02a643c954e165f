import type { ListRef } from "@/lib/browser/api/list-ref";
import { IS_OWN_API } from "@/lib/browser/api/urls";
import { loadOutbox } from "./load-outbox";
import { hasOutboxMarker } from "./outbox-marker";

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

/** Call with the ids of a list from the server: an entry of one of them is done, also when its response was lost. */
export function noteListedExpenses(list: ListRef, ids: readonly string[]) {
  return withMarkedOutbox((outbox) => outbox.completeEntriesOf(list, ids));
}

/** Sends what this device has not sent yet. After a failure, a later call tries again. */
export function flushMarkedOutbox() {
  return withMarkedOutbox((outbox) => outbox.flushOutbox());
}

/** Call before expenses are deleted: a late try would bring them back. */
export function removeUnsentExpenses(list: ListRef, ids: readonly string[]) {
  return withMarkedOutbox((outbox) => outbox.removeEntriesOf(list, ids));
}

/** Does nothing without entries. Logs a failure. */
async function withMarkedOutbox(
  call: (outbox: Awaited<ReturnType<typeof loadOutbox>>) => Promise<void>,
) {
  if (!hasOutboxMarker()) return;
  try {
    await call(await loadOutbox());
  } catch (error) {
    console.error("The unsent expenses could not be read or sent.", error);
  }
}
