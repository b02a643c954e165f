import type { Page } from "@playwright/test";

/** Opens the first page of this browser, and waits until the app is stored. */
export async function openWithServiceWorker(page: Page, url: string) {
  await page.goto(url);
  await waitForServiceWorker(page);
}

/** Waits until the service worker has stored the shell and answers for the page. */
export async function waitForServiceWorker(page: Page) {
  await page.waitForFunction(
    () => navigator.serviceWorker.controller?.state === "activated",
  );
}

/**
 * Waits until the page, whose service worker is registered, has loaded everything.
 * Chromium activates a new worker when the worker before has no request. If one has
 * restarted that worker, this takes 30 seconds, and minutes with a debugger, which
 * Playwright is.
 */
export function waitForNoRequests(page: Page) {
  return page.waitForFunction((quietMs) => {
    const [page] = performance.getEntriesByType("navigation");
    const loaded = performance.getEntriesByType("resource");
    const ends = loaded.map((entry) => entry.startTime + entry.duration);
    return performance.now() > Math.max(page?.duration ?? 0, ...ends) + quietMs;
  }, 1000);
}

/** The paths of every file that the page's origin has in Cache Storage. */
export function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        paths.push(url.slice(location.origin.length));
    return paths;
  });
}

/** The names of the caches, which are build ids. */
export function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

/** The number of service workers that are registered. */
export function registrationCount(page: Page): Promise<number> {
  return page.evaluate(
    async () => (await navigator.serviceWorker.getRegistrations()).length,
  );
}
