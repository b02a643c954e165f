import { expect, type Page } from "@playwright/test";

/** The id of the dialog that the current history entry belongs to; undefined for an entry of the screen. */
export const overlayEntry = (page: Page) =>
  page.evaluate((): string | undefined => history.state?.overlay);

/** Waits until history.back() has removed the entry of a closed dialog. */
export const expectNoOverlayEntry = (page: Page) =>
  expect.poll(() => overlayEntry(page)).toBeUndefined();
