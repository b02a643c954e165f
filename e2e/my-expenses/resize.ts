import type { Page } from "@playwright/test";
import { waitForFrames } from "../fixtures";

/** Changes the size of the window, and waits until the page is drawn for it. */
export async function resize(page: Page, width: number, height = 800) {
  await page.setViewportSize({ width, height });
  await waitForFrames(page, 2);
}
