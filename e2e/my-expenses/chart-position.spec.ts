import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";
import type { MyExpensesPage } from "../pages/my-expenses-page";
import { foundInBar } from "./bar";

const BARS = "Daily Expenses";
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

for (const [width, height] of [
  [1280, 480],
  [1366, 650],
  [1280, 900],
  [1920, 1080],
] as const)
  test(`at ${width}×${height} the charts stand beside the table and stay in sight`, async ({
    page,
    myExpenses,
  }) => {
    await page.setViewportSize({ width, height });
    await myExpenses.goto();
    await expect(myExpenses.drawing(BARS)).toBeVisible();
    const { table, chart } = await boxes(myExpenses);
    expect(chart.x).toBeGreaterThanOrEqual(table.x + table.width);
    await expectNoOverflow(page);
    await page.mouse.move(300, 600);
    await page.mouse.wheel(0, 9000);
    await expect(myExpenses.rows().first()).not.toHaveAttribute(
      "aria-rowindex",
      "2",
    );
    const pie = myExpenses.drawing("Expenses by Category");
    await expect(pie).toBeInViewport();
    await expect(
      page.getByRole("button", { name: "Charts", exact: true }),
    ).toBeHidden();
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
    await expectAccessible(page);
  });

test("at 1024 px the charts stand between the overview and the table", async ({
  page,
  myExpenses,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await myExpenses.goto();
  await expect(myExpenses.drawing(BARS)).toBeVisible();
  const { overview, table, chart } = await boxes(myExpenses);
  expect(chart.y).toBeGreaterThan(overview.y + overview.height);
  expect(table.y).toBeGreaterThan(chart.y + chart.height);
  await expectAccessible(page);
});

for (const [width, height] of [
  [360, 740],
  [768, 740],
  [844, 390],
  [640, 400],
  [320, 256],
  [1024, 768],
  [1280, 470],
] as const)
  test(`at ${width}×${height} a button in the bar leads to the charts and back`, async ({
    page,
    myExpenses,
  }) => {
    await page.setViewportSize({ width, height });
    await myExpenses.goto();
    const toCharts = page.getByRole("button", { name: "Charts", exact: true });
    const back = page.getByRole("button", { name: "Back to the list" });
    await expect(myExpenses.rows().first()).toBeVisible();
    await page.evaluate(() => scrollTo(0, 8000));
    await expect(myExpenses.rows().first()).not.toHaveAttribute(
      "aria-rowindex",
      "2",
    );
    await expect(toCharts).toBeInViewport({ ratio: 1 });
    await toCharts.focus();
    await page.keyboard.press("Enter");
    await expect(
      myExpenses.chart("Expenses by Category").getByRole("heading"),
    ).toBeInViewport({ ratio: 1 });
    await expect(back).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(toCharts).toBeFocused();
    await expect
      .poll(() => page.evaluate(() => Math.round(scrollY / 100)))
      .toBe(80);
  });

test("without visible expenses there is no button to the charts", async ({
  page,
  myExpenses,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/show?search=nothing");
  await expect(myExpenses.emptyMessage()).toBeVisible();
  await expect(
    page.getByRole("button", { name: "Charts", exact: true }),
  ).toHaveCount(0);
});
