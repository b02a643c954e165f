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

/** Scrolls to a part of the page, of which 0 is the start and 1 the end. */
export async function scrollToPart(page: Page, part: number) {
  await page.evaluate((part) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    scrollTo(0, part * (scrollHeight - clientHeight));
  }, part);
  await waitForFrames(page, 2);
}
