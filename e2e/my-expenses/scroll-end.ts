import type { Page } from "@playwright/test";
import { waitForFrames } from "../fixtures";

/** Waits until the scroll position is stable: measuring new rows can change it. */
export async function waitForScrollEnd(page: Page) {
  const position = () => page.evaluate(() => scrollY);
  for (let last = NaN, now = await position(); now !== last;) {
    await waitForFrames(page, 10);
    [last, now] = [now, await position()];
  }
}
