import type { Locator } from "@playwright/test";

/** The edges of an element that is drawn, in px of the window. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("The element is not drawn.");
  const { x, y, width, height } = box;
  return { x, y, width, height, right: x + width, bottom: y + height };
}

/** The right edge of the text in an element. */
export const textEnd = (locator: Locator) =>
  locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().right;
  });
