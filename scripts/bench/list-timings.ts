import { chromium, type Page } from "@playwright/test";
import { launchOptions } from "../testing/launch-options";

declare global {
  interface Window {
    rowsAt: number;
  }
}

/** A control, and the value to select or type. What is pressed has no value. */
export type Change = {
  role:
    "combobox" | "searchbox" | "button" | "menuitemcheckbox" | "menuitemradio";
  /** A pattern matches several controls, of which the first is used. */
  name: string | RegExp;
  value?: string;
};

const ROUNDS = 4;
const change = (role: Change["role"], name: string, values: string[]) =>
  values.map((value): Change => ({ role, name, value }));

export const FILTER_CHANGES = change("combobox", "Category", [
  ...["Food", "Travel", "Entertainment", "Shopping", "Others"],
  "All Categories",
]);

const press = (role: Change["role"], ...names: Change["name"][]) =>
  names.map((name): Change => ({ role, name }));
const sort = (column: string) => press("button", column, column, column);
const EDIT = /^Edit /;
export const VIEW_CHANGES: Change[] = [
  ...change("searchbox", "Search", ["c", "ch", "chai", "चाय", "food", ""]),
  ...change("combobox", "Period", [
    ...["This year", "Last 30 days", "Last month", "All time"],
  ]),
  ...["Date", "Category", "Description", "Amount"].flatMap(sort),
];

/** What opens or closes over the list. */
export const OVERLAY_CHANGES: Change[] = [
  ...press("button", EDIT),
  ...press("menuitemradio", "Light", "Dark"),
  ...press("menuitemcheckbox", "Hide amounts", "Hide amounts"),
];

/** Opens /show in a new browser. Returns the time from navigation to painted rows, in ms. */
export async function openList(url: string): Promise<number> {
  return withPage(async (page) => {
    await open(page, url);
    return page.evaluate(() => window.rowsAt);
  });
}

/** Returns the time from each change to the next paint, in ms, and the heap after all, in bytes. */
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
        const isInMenu = change.role.startsWith("menu");
        if (isInMenu) await page.getByRole("button", { name: "More" }).click();
        changesMs.push(await timeToPaint(page, change));
        await page.waitForTimeout(700);
        if (isInMenu || change.name === EDIT)
          await page.keyboard.press("Escape");
      }
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("HeapProfiler.collectGarbage");
    const { usedSize } = await devtools.send("Runtime.getHeapUsage");
    return { changesMs, heapBytes: usedSize };
  });
}

function timeToPaint(
  page: Page,
  { role, name, value }: Change,
): Promise<number> {
  const control = page.getByRole(role, { name, exact: true });
  return control.first().evaluate((element: HTMLElement, value) => {
    if (element instanceof HTMLSelectElement) {
      const option = [...element.options].find(({ text }) => text === value);
      element.selectedIndex = option?.index ?? -1;
    } else if (element instanceof HTMLInputElement) {
      // React ignores a value set through its own setter on the element:
      // https://github.com/facebook/react/issues/10135
      Object.getOwnPropertyDescriptor(
        HTMLInputElement.prototype,
        "value",
      )?.set?.call(element, value);
    }
    const from = performance.now();
    if (value === undefined) element.click();
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

async function withPage<T>(measure: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(launchOptions({ webgl: false }));
  try {
    return await measure(
      await browser.newPage({ viewport: { width: 1280, height: 900 } }),
    );
  } finally {
    await browser.close();
  }
}

async function open(page: Page, url: string) {
  await recordRows(page);
  await page.goto(`${url}/show`);
  await page.waitForFunction(() => window.rowsAt);
}

/** Sets `rowsAt`, the time from navigation to painted rows in ms, in each page that is opened next. */
export async function recordRows(page: Page) {
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
}
