import type { Page } from "@playwright/test";

/**
 * The elements in the bar with the Add link besides its links, and the texts of the
 * total that the Add link covers.
 */
export function foundInBar(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector("[data-bar]");
    const add = document.querySelector('main a[href="/add"]');
    if (!bar || !add) throw new Error("There is no bar.");
    const found = new Set<string>();
    const { top, bottom, width } = bar.getBoundingClientRect();
    for (let x = 4; x < width; x += 12)
      for (let y = top + 2; y < bottom; y += 6)
        for (const element of document.elementsFromPoint(x, y)) {
          if (element === bar) break;
          const isOwn =
            add.contains(element) ||
            /^(Charts|Back to the list)$/.test(
              element.closest("button")?.ariaLabel ?? "",
            ) ||
            element.closest("tfoot");
          if (!isOwn) found.add(element.outerHTML.slice(0, 80));
        }
    const link = add.getBoundingClientRect();
    for (const cell of document.querySelectorAll("tfoot th, tfoot td")) {
      const text = document.createRange();
      text.selectNodeContents(cell);
      const box = text.getBoundingClientRect();
      const [left, right, upper, lower] = [
        Math.max(box.left, link.left),
        Math.min(box.right, link.right),
        Math.max(box.top, link.top),
        Math.min(box.bottom, link.bottom),
      ];
      if (left >= right || upper >= lower) continue;
      const stack = document.elementsFromPoint(
        (left + right) / 2,
        (upper + lower) / 2,
      );
      const isAboveBar = stack.indexOf(cell) < stack.indexOf(bar);
      if (stack.includes(cell) && isAboveBar) found.add(cell.textContent ?? "");
    }
    return [...found];
  });
}
