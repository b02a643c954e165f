import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Runs the held idle callback. Defined once the page requests one. */
    becomeIdle: () => void;
  }
}

/** Holds the next idle callback of the page, and with it the queue of late loads, until `releaseIdle`. */
export async function holdIdle(page: Page) {
  await page.addInitScript(() => {
    const requestIdle = window.requestIdleCallback;
    window.requestIdleCallback = (callback, options) => {
      window.becomeIdle = () => {
        window.requestIdleCallback = requestIdle;
        requestIdle(callback, options);
      };
      return 0;
    };
  });
}

/** Waits until the page has requested the idle callback that is held. */
export async function waitForIdleRequest(page: Page) {
  await page.waitForFunction(() => "becomeIdle" in window);
}

export async function releaseIdle(page: Page) {
  await waitForIdleRequest(page);
  await page.evaluate(() => window.becomeIdle());
}
