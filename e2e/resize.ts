import type { Page } from "@playwright/test";
import { waitForFrames } from "./fixtures";

/** Changes the size of the window, and waits until the page and its charts are drawn for it. */
export async function resize(page: Page, width: number, height = 800) {
  await page.setViewportSize({ width, height });
  // Components hear of the width in the next frame.
  await waitForFrames(page, 2);
  await page.waitForFunction(() =>
    [...document.querySelectorAll(".recharts-responsive-container")].every(
      (room) => {
        const drawn = room.querySelector("svg")?.clientWidth ?? 0;
        return Math.abs(room.clientWidth - drawn) <= 1;
      },
    ),
  );
}
