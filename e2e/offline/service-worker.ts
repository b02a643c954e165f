import type { Page } from "@playwright/test";
import { SETTLED_MS } from "@/components/ui/use-has-loaded";

/** Waits until the service worker has stored the shell and answers for the page. */
export async function waitForServiceWorker(page: Page) {
  await page.waitForFunction(
    () => navigator.serviceWorker.controller?.state === "activated",
  );
}

/**
 * Waits until the page has loaded what it loads seconds after its load event, such as
 * the other screens. Chromium activates a new worker when the worker before has no
 * request. If one has restarted that worker, this takes 30 seconds, and minutes with
 * a debugger, which Playwright is.
 */
export function waitForNoRequests(page: Page) {
  return page.waitForFunction(
    ({ settledMs, quietMs }) => {
      const [page] = performance.getEntriesByType("navigation");
      const loaded = performance.getEntriesByType("resource");
      const ends = loaded.map((entry) => entry.startTime + entry.duration);
      const settled = (page?.duration ?? 0) + settledMs;
      return performance.now() > Math.max(settled, ...ends) + quietMs;
    },
    { settledMs: SETTLED_MS, quietMs: 1000 },
  );
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
