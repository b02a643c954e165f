import type { Page } from "@playwright/test";
import type Database from "better-sqlite3";
import { asPaise, formatRupees } from "@/lib/expenses/money";
import { expect, expectAccessible, waitForFrames, test } from "../fixtures";
import type { MyExpensesPage } from "../pages/my-expenses-page";

const COUNT = 100_000;
const DAYS = 3650;

async function openList(
  myExpenses: MyExpensesPage,
  database: Database.Database,
  count = COUNT,
) {
  database.exec(`
    WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${count - 1})
    INSERT INTO expenses (list_no, seq, id, date, category, description, amount_paise)
    SELECT 1, i, 'many-' || i,
      date('2026-11-20', '-' || (${DAYS} - 1 - i * ${DAYS} / ${count}) || ' days'),
      CASE i % 5 WHEN 0 THEN 'food' WHEN 1 THEN 'travel' WHEN 2 THEN 'shopping'
        WHEN 3 THEN 'entertainment' ELSE 'others' END,
      'Number ' || i, 100 + (i * 7919) % 99991
    FROM n
  `);
  await myExpenses.goto();
  await expect(myExpenses.table()).toHaveAttribute(
    "aria-rowcount",
    `${count + 2}`,
  );
}

const elements = (page: Page) =>
  page.evaluate(() => document.querySelectorAll("*").length);

/** Waits until the scroll position is stable: measuring new rows can change it. */
async function waitForScrollEnd(page: Page) {
  const position = () => page.evaluate(() => scrollY);
  for (let last = NaN, now = await position(); now !== last;) {
    await waitForFrames(page, 10);
    [last, now] = [now, await position()];
  }
}

test("every row can be reached, and the page holds few at a time", async ({
  page,
  database,
  myExpenses,
}) => {
  await openList(myExpenses, database);
  await expect(myExpenses.rows().first()).toContainText(`Number ${COUNT - 1}`);
  await expect(myExpenses.rows().first()).toHaveAttribute("aria-rowindex", "2");
  expect(await elements(page)).toBeLessThan(2500);

  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 2_000_000);
  await expect
    .poll(async () => {
      const row = myExpenses.rows().first();
      return Number(await row.getAttribute("aria-rowindex"));
    })
    .toBeGreaterThan(30_000);
  await waitForScrollEnd(page);
  expect(await elements(page)).toBeLessThan(2500);
  await expect(myExpenses.total()).toBeInViewport();

  await page.keyboard.press("End");
  const last = page.getByRole("row", { name: "Number 0 ₹1", exact: false });
  await expect(last).toBeVisible();
  await expect(last).toHaveAttribute("aria-rowindex", `${COUNT + 1}`);
  await expect(myExpenses.total()).toHaveAttribute(
    "aria-rowindex",
    `${COUNT + 2}`,
  );
  await waitForScrollEnd(page);
  expect(await elements(page)).toBeLessThan(2500);
  await page.keyboard.press("Home");
  await expect(myExpenses.rows().first()).toHaveAttribute("aria-rowindex", "2");
});

test("after narrowing to the width of a phone, the height of the list matches its rows", async ({
  page,
  database,
  myExpenses,
}) => {
  const count = 300;
  await openList(myExpenses, database, count);
  const measured = await page.evaluate(async () => {
    const rows = new Set<string | null>();
    for (;;) {
      // Rows are drawn in the frame of the scroll, and measured in the next one.
      for (let frame = 0; frame < 3; frame++)
        await new Promise(requestAnimationFrame);
      for (const row of document.querySelectorAll("tbody [data-index]"))
        rows.add(row.getAttribute("data-index"));
      const end = document.documentElement.scrollHeight - innerHeight;
      if (scrollY >= end - 1) return rows.size;
      scrollBy(0, 700);
    }
  });
  expect(measured, "rows measured in the wide layout").toBe(count);
  await page.setViewportSize({ width: 375, height: 812 });
  const rowHeight = () =>
    myExpenses
      .table()
      .evaluate(
        (element, count) => element.getBoundingClientRect().height / count,
        count,
      );
  // A row with two lines is 73 px high when no line wraps, and that of its day 37 px.
  await expect.poll(rowHeight).toBeGreaterThan(105);
  expect(await rowHeight()).toBeLessThan(120);
});

test("the total, filter and charts match the database", async ({
  database,
  myExpenses,
}) => {
  await openList(myExpenses, database);
  const sum = (condition: string) =>
    asPaise(
      Number(
        database
          .prepare(`SELECT sum(amount_paise) FROM expenses WHERE ${condition}`)
          .pluck()
          .get(),
      ),
    );
  await expect(myExpenses.total()).toContainText(formatRupees(sum("true")));
  const pie = myExpenses.chart("Expenses by Category");
  const bars = myExpenses.chart("Daily Expenses");
  for (const category of ["Food", "Travel", "Others"]) {
    const paise = sum(`category = '${category.toLowerCase()}'`);
    await expect(
      pie.getByRole("listitem").filter({ hasText: category }),
    ).toContainText(formatRupees(paise));
    await myExpenses.filter().selectOption(category);
    await expect(myExpenses.total()).toContainText(formatRupees(paise));
    await expect(pie.getByRole("listitem")).toHaveCount(1);
    await expect(myExpenses.table()).toHaveAttribute(
      "aria-rowcount",
      `${COUNT / 5 + 2}`,
    );
    await expect(bars).toContainText("180 of 3,650 days");
    await myExpenses.filter().selectOption("All Categories");
  }
});

test("the brush can reach every day", async ({
  page,
  database,
  myExpenses,
}) => {
  await openList(myExpenses, database);
  const bars = myExpenses.chart("Daily Expenses");
  await expect(bars.locator(".recharts-bar-rectangle")).toHaveCount(180);
  await expect(bars).toContainText(
    "25 May 2026 to 20 Nov 2026: 180 of 3,650 days.",
  );
  await expectAccessible(page);
  const [first, last] = await bars.getByRole("slider").all();
  await first?.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(bars).toContainText("24 May 2026 to 19 Nov 2026: 180 of");
  await last?.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(bars).toContainText("24 May 2026 to 18 Nov 2026: 179 of");

  // Drag the pane between the handles to the far left.
  await page.mouse.move(0, 0);
  const pane = await bars.locator(".recharts-brush-slide").boundingBox();
  await page.mouse.move((pane?.x ?? 0) + 2, (pane?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move(0, (pane?.y ?? 0) + 10, { steps: 20 });
  await page.mouse.up();
  await expect(bars).toContainText("23 Nov 2016 to");
});

test("printing includes 2,000 rows and a note", async ({
  page,
  database,
  myExpenses,
}) => {
  await openList(myExpenses, database);
  const print = (moment: string) =>
    page.evaluate((moment) => dispatchEvent(new Event(moment)), moment);
  await print("beforeprint");
  expect(await myExpenses.rows().count()).toBe(2000);
  await expect(
    page.getByText("Printed are the first 2,000 of 1,00,000 expenses"),
  ).toBeVisible();
  await print("afterprint");
  await expect.poll(() => myExpenses.rows().count()).toBeLessThan(100);
});
