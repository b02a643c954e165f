import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { focusedElement } from "./focused-element";

const FEW = 9;
/** More than a hundred rows, so that the list is virtualized. */
const MANY = 104;

/**
 * Presses the key until the element with the given name has the focus, and expects
 * every focused element to be visible. Returns the number of focused rows.
 */
async function tabThrough(page: Page, key: string, last: RegExp) {
  const hidden: string[] = [];
  const names: string[] = [];
  do {
    await page.keyboard.press(key);
    const { name, isVisible } = await focusedElement(page);
    if (!isVisible) hidden.push(name);
    names.push(name);
  } while (!last.test(names.at(-1) ?? "") && names.length < MANY + 20);
  expect(hidden, "focused but hidden").toEqual([]);
  expect(names.at(-1)).toMatch(last);
  return names.filter((name) => name.startsWith("Edit ")).length;
}

for (const [zoom, use, counts] of [
  ["100 % zoom", { viewport: { width: 1280, height: 720 } }, [FEW, MANY]],
  ["200 % zoom", { viewport: { width: 640, height: 360 } }, [FEW]],
  ["400 % zoom", { viewport: { width: 320, height: 256 } }, [FEW]],
  [
    "a phone",
    { viewport: { width: 375, height: 812 }, hasTouch: true },
    [FEW, MANY],
  ],
] as const)
  test.describe(`at ${zoom}`, () => {
    test.use(use);

    for (const count of counts)
      test(`the header and the total never cover the focused element of ${count} rows`, async ({
        page,
        database,
        myExpenses,
      }) => {
        const insert = database.prepare(
          "INSERT INTO expenses (list_no, seq, id, date, category, description, amount_paise) VALUES (1, ?, ?, '2026-01-05', 'food', ?, 100)",
        );
        database.transaction(() => {
          for (let i = 1; i <= count; i++)
            insert.run(i, `row-${i}`, `Row ${i}`);
        })();
        await myExpenses.goto();
        await expect(myExpenses.drawing("Daily Expenses")).toBeAttached();
        await myExpenses.search().focus();
        const legend = /^Food/;
        expect(await tabThrough(page, "Tab", legend)).toBe(count);
        expect(await tabThrough(page, "Shift+Tab", /^Date/)).toBe(count);
      });

    test("notifications never cover the focused element", async ({
      page,
      myExpenses,
      record,
    }) => {
      await record(
        ...Array.from({ length: 14 }, (_, i) => ({ description: `Row ${i}` })),
      );
      await myExpenses.goto();
      await expect(myExpenses.drawing("Daily Expenses")).toBeAttached();
      await myExpenses.delete("Row 4");
      await myExpenses.delete("Row 3");
      await expect(myExpenses.editButton("Row 2")).toBeFocused();
      const notifications = myExpenses.notification("was deleted.");
      await expect(notifications).toHaveCount(2);
      // Notifications stay open while the pointer is over them.
      await notifications.first().hover();
      await myExpenses.search().focus();
      expect(await tabThrough(page, "Tab", /^Food/)).toBe(12);
      expect(await tabThrough(page, "Shift+Tab", /^Date/)).toBe(12);
      await expect(notifications).toHaveCount(2);
    });
  });

for (const [height, sticks] of [
  [479, false],
  [480, true],
] as const)
  test(`at a height of ${height} px the header and the total ${sticks ? "are sticky" : "scroll with the rows"}`, async ({
    page,
    myExpenses,
    record,
  }) => {
    await record(
      ...Array.from({ length: 30 }, (_, i) => ({ description: `Row ${i}` })),
    );
    await page.setViewportSize({ width: 812, height });
    await myExpenses.goto();
    // The rows outside the window are rendered after the others.
    await expect(myExpenses.rows()).toHaveCount(30);
    await myExpenses.editButton("Row 15").scrollIntoViewIfNeeded();
    const [header, total] = [myExpenses.header("Date"), myExpenses.total()];
    for (const row of [header, total])
      await (sticks ? expect(row) : expect(row).not).toBeInViewport();
  });
