import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";
import type { MyExpensesPage } from "../pages/my-expenses-page";
import { foundInBar } from "./bar";
import { resize } from "./resize";
import { waitForScrollEnd } from "./scroll-end";

const BARS = "Daily Expenses";
const PIE = "Expenses by Category";
const COUNT = 400;

test.beforeEach(({ database }) => {
  database.exec(`
    WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${COUNT - 1})
    INSERT INTO expenses (list_no, seq, id, date, category, description, amount_paise)
    SELECT 1, i, 'row-' || i, date('2026-01-31', '-' || (i / 13) || ' days'),
      'food', 'Number ' || i, 100 + i
    FROM n`);
});

const boxes = async (myExpenses: MyExpensesPage) => {
  const [overview, table, chart] = await Promise.all([
    myExpenses.overview().boundingBox(),
    myExpenses.table().boundingBox(),
    myExpenses.chart(BARS).boundingBox(),
  ]);
  if (!overview || !table || !chart) throw new Error("Not all are drawn.");
  return { overview, table, chart };
};

async function scrollList(myExpenses: MyExpensesPage, to: number) {
  await myExpenses.page.evaluate((to) => scrollTo(0, to), to);
  await expect(myExpenses.rows().first()).not.toHaveAttribute(
    "aria-rowindex",
    "2",
  );
  await waitForScrollEnd(myExpenses.page);
}

test("the charts stand above the table at 1024 px, and beside it from 1280 px, where they stay in sight", async ({
  page,
  myExpenses,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await myExpenses.goto();
  await expect(myExpenses.drawing(BARS)).toBeVisible();
  const above = await boxes(myExpenses);
  expect(above.chart.y).toBeGreaterThan(
    above.overview.y + above.overview.height,
  );
  expect(above.table.y).toBeGreaterThan(above.chart.y + above.chart.height);

  const toCharts = page.getByRole("button", { name: "Charts", exact: true });
  const pie = myExpenses.drawing(PIE);
  for (const [width, height] of [
    [1920, 1080],
    [1280, 480],
  ] as const)
    await test.step(`${width}×${height}`, async () => {
      await resize(page, width, height);
      await page.evaluate(() => scrollTo(0, 0));
      await expect(myExpenses.drawing(BARS)).toBeVisible();
      const { table, chart } = await boxes(myExpenses);
      expect(chart.x).toBeGreaterThanOrEqual(table.x + table.width);
      await expectNoOverflow(page);
      await scrollList(myExpenses, 9000);
      await expect(pie).toBeInViewport();
      await expect(toCharts).toBeHidden();
      // Where the charts are higher than the window, they scroll without the list.
      const position = await page.evaluate(() => scrollY);
      await pie.hover();
      const reach = await myExpenses.addLink().boundingBox();
      const belowCharts = async () => {
        const bars = await myExpenses.chart(BARS).boundingBox();
        return (reach?.y ?? 0) - ((bars?.y ?? 0) + (bars?.height ?? 0));
      };
      await page.mouse.wheel(0, Math.max(0, -(await belowCharts())));
      await expect.poll(belowCharts).toBeGreaterThanOrEqual(-1);
      await expect(myExpenses.drawing(BARS)).toBeInViewport();
      expect(await page.evaluate(() => scrollY)).toBe(position);
      expect(await foundInBar(page)).toEqual([]);
    });
  await expectAccessible(page);
});

test("where the charts can scroll out of sight, a button in the bar leads to them and back", async ({
  page,
  myExpenses,
}) => {
  await myExpenses.goto();
  await expect(myExpenses.drawing(BARS)).toBeVisible();
  const toCharts = page.getByRole("button", { name: "Charts", exact: true });
  const back = page.getByRole("button", { name: "Back to the list" });
  for (const [width, height] of [
    [1280, 470],
    [1024, 768],
    [360, 740],
    [320, 256],
  ] as const)
    await test.step(`${width}×${height}`, async () => {
      await resize(page, width, height);
      await scrollList(myExpenses, 8000);
      const position = () => page.evaluate(() => scrollY);
      const before = await position();
      await expect(toCharts).toBeInViewport({ ratio: 1 });
      await toCharts.focus();
      await page.keyboard.press("Enter");
      await expect(myExpenses.chart(PIE).getByRole("heading")).toBeInViewport({
        ratio: 1,
      });
      await expect(back).toBeFocused();
      // The button scrolls again in the next frames.
      await waitForScrollEnd(page);
      if (width === 360) await expectAccessible(page);
      await page.keyboard.press("Enter");
      await expect(toCharts).toBeFocused();
      await expect
        .poll(async () => Math.abs((await position()) - before))
        .toBeLessThan(50);
    });
});
