import { useEffect } from "react";
import { canKeepExpenses } from "@/lib/offline/page/can-keep";
import { loadOutbox } from "@/lib/offline/page/load-outbox";

const DELAY_MS = 1500;

/**
 * Loads the outbox after the page, because it cannot be loaded once the network is gone.
 *
 * @param loadScreen loads what is shown of it
 */
export function usePreloadedOutbox(loadScreen: () => Promise<unknown>) {
  useEffect(() => {
    const load = () => {
      if (!canKeepExpenses()) return;
      Promise.all([loadOutbox(), loadScreen()]).catch((error: unknown) =>
        console.info("Expenses cannot be kept on this device now.", error),
      );
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const loadSoon = () => {
      timer = setTimeout(load, DELAY_MS);
    };
    if (document.readyState === "complete") loadSoon();
    else addEventListener("load", loadSoon, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("load", loadSoon);
    };
  }, [loadScreen]);
}
