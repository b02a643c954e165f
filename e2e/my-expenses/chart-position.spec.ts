import { expect, expectNoOverflow, test } from "../fixtures";
import type { MyExpensesPage } from "../pages/my-expenses-page";
import { boxOf } from "./box";
import { resize } from "../resize";
import { scrollToPart, waitForScrollEnd } from "./scroll-end";

const BARS = "Daily Expenses";
const PIE = "Expenses by Category";
const COUNT = 400;
/** The Total row, which stands at the lower edge of the window. */
const BAR_HEIGHT = 64;

test.beforeEach(({ database }) => {
  database.exec(`
    WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${COUNT - 1})
    INSERT INTO expenses (list_no, seq, id, date, category, description, amount_paise)
    SELECT 1, i, 'row-' || i, date('2026-01-31', '-' || (i / 13) || ' days'),
      'food', 'Number ' || i, 100 + i
    FROM n`);
});

function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return element.contains(top);
}

async function scrollList(myExpenses: MyExpensesPage, to: number) {
  await myExpenses.page.evaluate((to) => scrollTo(0, to), to);
  await expect(myExpenses.rows().first()).not.toHaveAttribute(
    "aria-rowindex",
    "2",
  );
  await waitForScrollEnd(myExpenses.page);
}

test("the charts stand below the list, beside each other at 1024 px, and from 1280 px beside the list, where they stay in sight", async ({
  page,
  myExpenses,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await myExpenses.goto();
  await expect(myExpenses.drawing(BARS)).toBeAttached();
  for (const width of [360, 768, 1024])
    await test.step(`${width} px`, async () => {
      await resize(page, width, 768);
      await page.evaluate(() => scrollTo(0, 0));
      // Repeated, because the parts may move while they are measured.
      await expect(async () => {
        const table = await boxOf(myExpenses.table());
        const pie = await boxOf(myExpenses.chart(PIE));
        const bars = await boxOf(myExpenses.chart(BARS));
        expect(pie.y).toBeGreaterThanOrEqual(table.bottom - BAR_HEIGHT);
        if (width < 1024) expect(bars.y).toBeGreaterThanOrEqual(pie.bottom);
        else expect(bars.x).toBeGreaterThanOrEqual(pie.right);
      }).toPass();
    });
  for (const [width, height] of [
    [1920, 1080],
    [1280, 800],
    [1280, 480],
  ] as const)
    await test.step(`${width}×${height}`, async () => {
      await resize(page, width, height);
      await page.evaluate(() => scrollTo(0, 0));
      await expect(myExpenses.drawing(BARS)).toBeAttached();
      await expect(async () => {
        const table = await boxOf(myExpenses.table());
        const pie = await boxOf(myExpenses.chart(PIE));
        expect(pie.x).toBeGreaterThanOrEqual(table.right);
      }).toPass();
      await expectNoOverflow(page);
      await expect(myExpenses.chartsButton()).toBeHidden();
      await scrollList(myExpenses, 9000);
      // A column that is higher than the window shows its lower end.
      await expect(myExpenses.drawing(BARS)).toBeInViewport({ ratio: 1 });
      expect((await boxOf(myExpenses.chart(BARS))).bottom).toBeLessThanOrEqual(
        height,
      );
    });
});

test("the filters and what clears them stay in sight at every scroll position, over few rows and over the charts", async ({
  page,
  myExpenses,
}) => {
  await page.goto("/show?category=food&period=2026-01-31");
  await expect(myExpenses.drawing(BARS)).toBeAttached();
  for (const [width, height] of [
    [360, 740],
    [1024, 600],
    [1280, 800],
    [1920, 600],
  ] as const)
    await test.step(`${width}×${height}`, async () => {
      await resize(page, width, height);
      for (const part of [1, 0.5, 0.25]) {
        await scrollToPart(page, part);
        if (part === 1) await expect(myExpenses.drawing(BARS)).toBeInViewport();
        for (const name of ["Show all categories", "Show all time"]) {
          const clear = page.getByRole("button", { name });
          await expect(clear).toBeInViewport({ ratio: 1 });
          expect(await clear.evaluate(isOnTop)).toBe(true);
        }
      }
    });
});

test("on phones, a button beside the total leads to the charts and back", async ({
  page,
  myExpenses,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await myExpenses.goto();
  await expect(myExpenses.drawing(BARS)).toBeAttached();
  const toCharts = page.getByRole("button", { name: "Charts", exact: true });
  const back = page.getByRole("button", { name: "Back to the list" });
  for (const [width, height] of [
    [360, 740],
    [640, 500],
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
      const filters = page.getByRole("search");
      await expect(filters).toBeInViewport({ ratio: 1 });
      expect((await boxOf(myExpenses.chart(PIE))).y).toBeGreaterThanOrEqual(
        (await boxOf(filters)).bottom,
      );
      await page.keyboard.press("Enter");
      await expect(toCharts).toBeFocused();
      await expect
        .poll(async () => Math.abs((await position()) - before))
        .toBeLessThan(50);
    });
});
