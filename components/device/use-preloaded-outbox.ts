import { useCallback } from "react";
import { useLateLoad } from "@/lib/browser/late-loading/use-late-load";
import { canStoreUnsent } from "@/lib/browser/outbox/store-unsent";
import { loadOutbox } from "@/lib/browser/outbox/load-outbox";

/**
 * Loads the outbox after the page, because it cannot be loaded once the network is gone.
 *
 * @param loadScreen loads what is shown of it
 */
export function usePreloadedOutbox(loadScreen: () => Promise<unknown>) {
  const load = useCallback(
    async () => canStoreUnsent() && Promise.all([loadOutbox(), loadScreen()]),
    [loadScreen],
  );
  useLateLoad("outbox", load);
}
