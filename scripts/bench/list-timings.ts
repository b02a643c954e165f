import { chromium } from "@playwright/test";
import { launchOptions } from "../testing/launch-options";

declare global {
  interface Window {
    rowsAt: number;
  }
}

/** A control of the list's, and what is chosen or typed in it; nothing where it is pressed. */
type Change = {
  role: "combobox" | "searchbox" | "button";
  name: string;
  value?: string;
};

const ROUNDS = 4;
const change = (role: Change["role"], name: string, values: string[]) =>
  values.map((value): Change => ({ role, name, value }));

export const FILTER_CHANGES = change("combobox", "Category", [
  ...["Food", "Travel", "Entertainment", "Shopping", "Others"],
  "All Categories",
]);

const sort = (name: string): Change[] =>
  Array(3).fill({ role: "button", name });
export const FINDING_CHANGES: Change[] = [
  ...change("searchbox", "Search", ["c", "ch", "chai", "चाय", "food", ""]),
  ...change("combobox", "Period", [
    ...["This year", "Last 30 days", "Custom range", "All time"],
  ]),
  ...["Date", "Category", "Description", "Amount"].flatMap(sort),
];

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

/** Every change, from the event to the next paint, in ms; and the heap after, in bytes. */
export async function changeView(
  url: string,
  changes: Change[],
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
      for (const change of changes) {
        changesMs.push(await answerMs(page, change));
        await page.waitForTimeout(700);
      }
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("HeapProfiler.collectGarbage");
    const { usedSize } = await devtools.send("Runtime.getHeapUsage");
    return { changesMs, heapBytes: usedSize };
  });
}

function answerMs(page: Page, { role, name, value }: Change): Promise<number> {
  const control = page.getByRole(role, { name, exact: true });
  return control.evaluate((element, value) => {
    if (element instanceof HTMLSelectElement) {
      const option = [...element.options].find(({ text }) => text === value);
      element.selectedIndex = option?.index ?? -1;
    } else if (element instanceof HTMLInputElement) {
      // React knows what it set itself, and hears only of what is set past it.
      Object.getOwnPropertyDescriptor(
        HTMLInputElement.prototype,
        "value",
      )?.set?.call(element, value);
    }
    const from = performance.now();
    if (element instanceof HTMLButtonElement) element.click();
    else element.dispatchEvent(new Event("input", { bubbles: true }));
    if (element instanceof HTMLSelectElement)
      element.dispatchEvent(new Event("change", { bubbles: true }));
    return new Promise<number>((resolve) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - from);
        port2.postMessage(undefined);
      }),
    );
  }, value);
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
