import type { Page, Route } from "@playwright/test";

type Handle = (route: Route, released: Promise<void>) => Promise<unknown>;

/** The request reaches the server when it is released. */
export const delayRequest: Handle = async (route, released) => {
  await released;
  await route.continue();
};
/** The server responds at once, and the page hears of it when it is released. */
export const delayResponse: Handle = async (route, released) => {
  const response = await route.fetch();
  await released;
  await route.fulfill({ response });
};

/** As delayRequest, also when the page that sent it is gone. */
export const delayStoring: Handle = async (route, released) => {
  await released;
  await route.fetch();
};

/**
 * Handles the next request to the path, and returns what releases it. A route
 * with `times` would release it by its own end.
 */
export async function hold(page: Page, path: string, handle: Handle) {
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
