import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { resize } from "../resize";
import { focusedElement } from "./focused-element";

const FEW = 8;
/** More than a hundred rows, so that the list is virtualized. */
const MANY = 104;
const PHONE = { width: 375, height: 812 };
/** The last elements in both directions: a legend of the charts, and the search, or on phones its button. */
const LEGEND = /^Food/;
const SEARCH = /^Search$/;

/**
 * Presses the key until the element with the given name has the focus, and expects
 * every focused element to be visible and outlined. Returns the number of focused rows.
 */
async function tabThrough(page: Page, key: string, last: RegExp) {
  const unseen: string[] = [];
  const names: string[] = [];
  do {
    await page.keyboard.press(key);
    const { name, isVisible, isOutlined } = await focusedElement(page);
    if (!isVisible || !isOutlined) unseen.push(name);
    names.push(name);
  } while (!last.test(names.at(-1) ?? "") && names.length < MANY + 20);
  expect(unseen, "focused but hidden or not outlined").toEqual([]);
  expect(names.at(-1)).toMatch(last);
  return names.filter((name) => name.startsWith("Edit ")).length;
}

async function tabBothWays(page: Page, count: number) {
  await page
    .getByLabel("Search", { exact: true })
    .filter({ visible: true })
    .focus();
  expect(await tabThrough(page, "Tab", LEGEND)).toBe(count);
  expect(await tabThrough(page, "Shift+Tab", SEARCH)).toBe(count);
}

const SIZES = {
  "a phone": PHONE,
  "100 % zoom": { width: 1280, height: 720 },
  "400 % zoom": { width: 320, height: 256 },
};

test("on a phone and at 100 % and 400 % zoom the header, the total and notifications never cover the focused element", async ({
  page,
  myExpenses,
  record,
}) => {
  await record(
    ...Array.from({ length: FEW }, (_, i) => ({ description: `Row ${i}` })),
  );
  await myExpenses.goto();
  await expect(myExpenses.drawing("Daily Expenses")).toBeAttached();
  for (const [name, size] of Object.entries(SIZES))
    await test.step(`${name}, without notifications`, async () => {
      await resize(page, size.width, size.height);
      await tabBothWays(page, FEW);
    });
  await myExpenses.delete("Row 4");
  await myExpenses.extendUndo();
  await myExpenses.delete("Row 3");
  await expect(myExpenses.editButton("Row 2")).toBeFocused();
  await myExpenses.extendUndo();
  await expect(myExpenses.drawing("Daily Expenses")).toBeAttached();
  await myExpenses.showEarlierNotifications();
  const notifications = myExpenses.notification("was deleted.");
  await expect(notifications).toHaveCount(2);
  for (const [name, size] of Object.entries(SIZES).toReversed())
    await test.step(`${name}, with notifications`, async () => {
      await resize(page, size.width, size.height);
      await tabBothWays(page, FEW - 2);
      await expect(notifications).toHaveCount(2);
    });
});

test(
  "the header and the total never cover the focused element of many rows",
  { tag: "@long" },
  async ({ page, database, myExpenses }) => {
    const insert = database.prepare(
      "INSERT INTO expenses (list_no, seq, id, date, category, description, amount_paise) VALUES (1, ?, ?, '2026-01-05', 'food', ?, 100)",
    );
    database.transaction(() => {
      for (let i = 1; i <= MANY; i++) insert.run(i, `row-${i}`, `Row ${i}`);
    })();
    for (const size of [{ width: 1280, height: 720 }, PHONE]) {
      await page.setViewportSize(size);
      await myExpenses.goto();
      await expect(myExpenses.drawing("Daily Expenses")).toBeAttached();
      await tabBothWays(page, MANY);
    }
  },
);

test("the header and the total are sticky in a window that is at least 480 px high, and else scroll with the rows", async ({
  page,
  myExpenses,
  record,
}) => {
  await record(
    ...Array.from({ length: 30 }, (_, i) => ({ description: `Row ${i}` })),
  );
  await page.setViewportSize({ width: 812, height: 480 });
  await myExpenses.goto();
  // The rows outside the window are rendered after the others.
  await expect(myExpenses.rows()).toHaveCount(30);
  await myExpenses.editButton("Row 15").scrollIntoViewIfNeeded();
  const rows = [myExpenses.header("Date"), myExpenses.total()];
  for (const row of rows) await expect(row).toBeInViewport();
  await page.setViewportSize({ width: 812, height: 479 });
  await myExpenses.editButton("Row 15").scrollIntoViewIfNeeded();
  for (const row of rows) await expect(row).not.toBeInViewport();
});
