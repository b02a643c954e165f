import type { Page } from "@playwright/test";
import type Database from "better-sqlite3";
import { asPaise, formatRupees } from "@/lib/domain/expenses/money";
import { expect, test, waitForFrames } from "../fixtures";
import type { MyExpensesPage } from "../pages/my-expenses-page";
import { waitForScrollEnd } from "./scroll-end";

async function openList(
  myExpenses: MyExpensesPage,
  database: Database.Database,
  { count, days }: { count: number; days: number },
) {
  database.exec(`
    WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${count - 1})
    INSERT INTO expenses (list_no, seq, id, date, category, description, amount_paise)
    SELECT 1, i, 'many-' || i,
      date('2026-11-20', '-' || (${days} - 1 - i * ${days} / ${count}) || ' days'),
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
  // The height of the page is that of the rows, and printing is listened to.
  await waitForFrames(myExpenses.page, 2);
}

/** The sum of the amounts in the database, as text. */
function storedTotal(database: Database.Database): string {
  const sum = database
    .prepare("SELECT sum(amount_paise) FROM expenses")
    .pluck()
    .get();
  return formatRupees(asPaise(Number(sum)));
}

const elements = (page: Page) =>
  page.evaluate(() => document.querySelectorAll("*").length);

test(
  "every one of 100,000 rows can be reached, and the page holds few at a time",
  { tag: "@long" },
  async ({ page, database, myExpenses }) => {
    const count = 100_000;
    await openList(myExpenses, database, { count, days: 3650 });
    await expect(myExpenses.rows().first()).toContainText(
      `Number ${count - 1}`,
    );
    await expect(myExpenses.rows().first()).toHaveAttribute(
      "aria-rowindex",
      "2",
    );
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
    await expect(myExpenses.total()).toContainText(storedTotal(database));

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const last = page.getByRole("row", { name: "Number 0 ₹1", exact: false });
    await expect(last).toBeVisible();
    await expect(last).toHaveAttribute("aria-rowindex", `${count + 1}`);
    await expect(myExpenses.total()).toHaveAttribute(
      "aria-rowindex",
      `${count + 2}`,
    );
    await waitForScrollEnd(page);
    expect(await elements(page)).toBeLessThan(2500);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(myExpenses.rows().first()).toHaveAttribute(
      "aria-rowindex",
      "2",
    );
  },
);

test("after narrowing to the width of a phone, the height of the list matches its rows", async ({
  page,
  database,
  myExpenses,
}) => {
  const count = 240;
  await openList(myExpenses, database, { count, days: count });
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
  // A row with two lines is 56 px high when no line wraps, and that of its day 32 px.
  await expect.poll(rowHeight).toBeCloseTo(88, 0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/show?sort=-amount");
  await expect.poll(rowHeight).toBeCloseTo(44, 0);
  await page.setViewportSize({ width: 375, height: 812 });
  // Without the rows of days, those in sight have their date in a third line.
  await expect.poll(rowHeight).toBeGreaterThan(56);
});

test("printing includes 2,000 rows and a note", async ({
  page,
  database,
  myExpenses,
}) => {
  await openList(myExpenses, database, { count: 2100, days: 100 });
  const print = (moment: string) =>
    page.evaluate((moment) => dispatchEvent(new Event(moment)), moment);
  const rows = page.locator("tbody time");
  await print("beforeprint");
  expect(await rows.count()).toBe(2000);
  await expect(
    page.getByText("Printed are the first 2,000 of 2,100 expenses"),
  ).toBeVisible();
  await print("afterprint");
  await expect.poll(() => rows.count()).toBeLessThan(100);
});
