import { chromium } from "@playwright/test";
import { launchOptions } from "../../e2e/browser";

declare global {
  interface Window {
    rowsAt: number;
  }
}

const FILTERS = ["Food", "Travel", "Entertainment", "Shopping", "Others"];
const ROUNDS = 4;

/** Opens /show in a browser of its own and tells what it took. */
export async function openList(url: string): Promise<{
  /** From navigation to painted rows, in ms. */
  rowsMs: number;
}> {
  return withPage(async (page) => {
    await open(page, url);
    return { rowsMs: await page.evaluate(() => window.rowsAt) };
  });
}

/** Every change of the filter, from the event to the next paint, in ms; and the heap after, in bytes. */
export async function changeFilter(
  url: string,
): Promise<{ changesMs: number[]; heapBytes: number }> {
  return withPage(async (page) => {
    await open(page, url);
    await page.keyboard.press("End");
    await page
      .getByRole("region", { name: "Daily Expenses" })
      .locator(".recharts-bar-rectangle")
      .first()
      .waitFor();
    await page.keyboard.press("Home");
    const changesMs: number[] = [];
    for (let round = 0; round < ROUNDS; round++)
      for (const filter of [...FILTERS, "All Categories"]) {
        changesMs.push(
          await page
            .getByRole("combobox", { name: "Category" })
            .evaluate((element: HTMLSelectElement, filter) => {
              const option = [...element.options].find(
                ({ text }) => text === filter,
              );
              element.selectedIndex = option?.index ?? -1;
              const from = performance.now();
              element.dispatchEvent(new Event("change", { bubbles: true }));
              return new Promise<number>((resolve) =>
                requestAnimationFrame(() => {
                  const { port1, port2 } = new MessageChannel();
                  port1.onmessage = () => resolve(performance.now() - from);
                  port2.postMessage(undefined);
                }),
              );
            }, filter),
        );
        await page.waitForTimeout(700);
      }
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("HeapProfiler.collectGarbage");
    const { usedSize } = await devtools.send("Runtime.getHeapUsage");
    return { changesMs, heapBytes: usedSize };
  });
}

type Page = Awaited<
  ReturnType<Awaited<ReturnType<typeof chromium.launch>>["newPage"]>
>;

async function withPage<T>(visit: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(launchOptions({ webgl: false }));
  try {
    return await visit(
      await browser.newPage({ viewport: { width: 1280, height: 900 } }),
    );
  } finally {
    await browser.close();
  }
}

async function open(page: Page, url: string) {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector("tbody time")) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => (window.rowsAt = performance.now());
        port2.postMessage(undefined);
      });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${url}/show`);
  await page.waitForFunction(() => window.rowsAt);
}
