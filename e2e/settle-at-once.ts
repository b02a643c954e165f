import type { Page } from "@playwright/test";
import { SETTLED_MS } from "@/components/ui/use-has-loaded";

/** Makes the pages of this browser load at once what they load seconds after their load event. */
export function settleAtOnce(page: Page) {
  return page.context().addInitScript((settledMs) => {
    const { setTimeout } = window;
    window.setTimeout = ((run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      setTimeout(
        run,
        ms === settledMs ? 0 : ms,
        ...rest,
      )) as typeof window.setTimeout;
  }, SETTLED_MS);
}
