import { useEffect } from "react";
import { SETTLED_MS, useHasLoaded } from "@/components/ui/use-has-loaded";
import { canKeepExpenses } from "@/lib/browser/outbox/can-keep";
import { loadOutbox } from "@/lib/browser/outbox/load-outbox";

/**
 * Loads the outbox after the page, because it cannot be loaded once the network is gone.
 *
 * @param loadScreen loads what is shown of it
 */
export function usePreloadedOutbox(loadScreen: () => Promise<unknown>) {
  const hasSettled = useHasLoaded(SETTLED_MS);
  useEffect(() => {
    if (!hasSettled || !canKeepExpenses()) return;
    Promise.all([loadOutbox(), loadScreen()]).catch((error: unknown) =>
      console.info("Expenses cannot be kept on this device now.", error),
    );
  }, [hasSettled, loadScreen]);
}
