import type { Page } from "@playwright/test";

/** Returns the name of the focused element, whether its centre and all four edges are visible, and whether it is outlined. */
export function focusedElement(page: Page) {
  return page.evaluate(
    () =>
      new Promise<{
        name: string;
        isVisible: boolean;
        isOutlined: boolean;
      }>((resolve) =>
        requestAnimationFrame(() => {
          const element = document.activeElement ?? document.body;
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const [x, y] = [(left + right) / 2, (top + bottom) / 2];
          const points = [
            [x, y],
            [x, top + 1],
            [x, bottom - 1],
            [left + 1, y],
            [right - 1, y],
          ] as const;
          resolve({
            name:
              element.getAttribute("aria-label") ?? element.textContent ?? "",
            // A chart does not fit into a small window.
            isVisible:
              bottom - top > innerHeight / 2 ||
              points.every(([x, y]) =>
                element.contains(document.elementFromPoint(x, y)),
              ),
            isOutlined: getComputedStyle(element).outlineStyle !== "none",
          });
        }),
      ),
  );
}
