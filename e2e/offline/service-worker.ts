import type { Page } from "@playwright/test";

/** Waits until the service worker has stored the shell and answers for the page. */
export async function waitForServiceWorker(page: Page) {
  await page.waitForFunction(
    () => navigator.serviceWorker.controller?.state === "activated",
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
