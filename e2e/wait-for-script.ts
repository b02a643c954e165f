import type { Page, Response } from "@playwright/test";

/** Waits for gsap, which animates the navigation and loads when that is used, or seconds after the page. */
export function waitForGsap(page: Page): Promise<Response> {
  return waitForScript(page, "_gsap");
}

/** Waits for the outbox, which Add Expense and My Expenses load seconds after the page. */
export function waitForOutbox(page: Page): Promise<Response> {
  return waitForScript(page, "outbox-entry-");
}

/** @param text that only this script has */
export function waitForScript(page: Page, text: string): Promise<Response> {
  return page.waitForResponse(
    async (response) =>
      response.request().resourceType() === "script" &&
      (await response.text()).includes(text),
  );
}

/** Fails the scripts that have this text, until the routes are removed. */
export function failScript(page: Page, text: string) {
  return page.route("**/_next/static/chunks/**", async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    return body.includes(text)
      ? route.abort()
      : route.fulfill({ response, body });
  });
}
