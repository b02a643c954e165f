import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, Request } from "@playwright/test";

const SCRIPTS = ".next/static/chunks";

/** A word of the script that registers the service worker only. */
export const REGISTRATION = "updateViaCache";

/** Waits for the last script that a page loads. */
export function waitForLastScript(page: Page): Promise<Request> {
  return waitForScript(page, REGISTRATION);
}

/** Waits for gsap, which animates the navigation. */
export function waitForGsap(page: Page): Promise<Request> {
  return waitForScript(page, "_gsap");
}

/** Waits for the outbox, which Add Expense and My Expenses load first after their content. */
export function waitForOutbox(page: Page): Promise<Request> {
  return waitForScript(page, "outbox-entry-");
}

/** @param text that only this script has */
export function waitForScript(page: Page, text: string): Promise<Request> {
  const isScript = scriptWith(text);
  return page.waitForEvent("requestfinished", (request) =>
    isScript(new URL(request.url())),
  );
}

/** Fails the scripts that have this text, until the routes are removed. */
export function failScript(page: Page, text: string) {
  return page.route(scriptWith(text), (route) => route.abort());
}

/**
 * Whether an address is that of a built script with this text. The body of a response
 * cannot tell: that of a worker is gone once the worker has ended.
 */
export function scriptWith(text: string): (url: URL) => boolean {
  const names = readdirSync(SCRIPTS).filter(
    (name) =>
      name.endsWith(".js") &&
      readFileSync(join(SCRIPTS, name), "utf8").includes(text),
  );
  if (names.length === 0) throw new Error(`No script has the text “${text}”.`);
  return ({ pathname }) => names.some((name) => pathname.endsWith(`/${name}`));
}
