import type { Page, Route } from "@playwright/test";

type HeldRoute = (route: Route, released: Promise<void>) => Promise<unknown>;

/** Sends the request to the server on release. */
export const delayRequest: HeldRoute = async (route, released) => {
  await released;
  await route.continue();
};
/** Sends the request at once, and returns the response to the page on release. */
export const delayResponse: HeldRoute = async (route, released) => {
  const response = await route.fetch();
  await released;
  await route.fulfill({ response });
};

/**
 * Holds the next request to the path, and returns the function that releases it.
 * Does not use the `times` option, because Playwright then removes the route, and
 * with it the hold, before the release.
 */
export async function holdNextRequest(
  page: Page,
  path: string,
  handle: HeldRoute,
) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let isFirst = true;
  await page.route(path, async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await handle(route, released);
  });
  return release;
}
