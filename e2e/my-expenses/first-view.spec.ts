import { addDays } from "@/lib/domain/expenses/calendar-date";
import { parseDate } from "@/lib/testing/parse-date";
import { expect, expectNoOverflow, test } from "../fixtures";
import { delayRequest, holdNextRequest } from "../held-requests";
import type { MyExpensesPage } from "../pages/my-expenses-page";
import { putPlan } from "../plan/put-plan";
import { boxOf } from "./box";
import { resize } from "../resize";

const NOW = parseDate("2026-11-24");
const DAYS = 13;
const BARS = "Daily Expenses";
const PIE = "Expenses by Category";

/** The rows that are whole in each window, without pocket money and with it. */
const FIRST_VIEWS = [
  { width: 360, height: 640, rows: [3, 3], charts: [] },
  { width: 360, height: 740, rows: [5, 5], charts: [] },
  { width: 390, height: 844, rows: [6, 6], charts: [] },
  { width: 1280, height: 800, rows: [7, 6], charts: [PIE] },
  { width: 1920, height: 1080, rows: [17, 17], charts: [PIE, BARS] },
] as const;

test.beforeEach(async ({ page, record }) => {
  await page.clock.setFixedTime(`${NOW}T06:30:00`);
  await record(
    ...Array.from({ length: 2 * DAYS }, (_, i) => ({
      // Two expenses today, three yesterday, two on every day before.
      date: addDays(NOW, -Math.floor(i < 2 ? 0 : 1 + (i - 3) / 2)),
      description: `Row ${i}`,
      amount: 100 + i,
    })),
  );
});

async function countWholeRows(myExpenses: MyExpensesPage) {
  const total = await boxOf(myExpenses.total());
  const bottoms = await myExpenses
    .rows()
    .evaluateAll((rows) =>
      rows.map((row) => row.getBoundingClientRect().bottom),
    );
  return bottoms.filter((bottom) => bottom <= total.y).length;
}

test("the first view has the newest rows, the total and what fits of the charts, without and with pocket money", async ({
  page,
  context,
  myExpenses,
}) => {
  for (const [index, name] of ["without", "with"].entries())
    await test.step(`${name} pocket money`, async () => {
      if (name === "with")
        await putPlan(context, {
          allowance: {
            ...{ amount: 9000, every: "month", startDay: 1, carryOver: false },
            from: addDays(NOW, -12),
          },
        });
      await myExpenses.goto();
      await expect(myExpenses.plan()).toBeVisible();
      await expect(myExpenses.drawing(BARS)).toBeAttached();
      for (const { width, height, rows, charts } of FIRST_VIEWS)
        await test.step(`${width}×${height}`, async () => {
          await resize(page, width, height);
          await expect(myExpenses.total()).toBeInViewport({ ratio: 1 });
          await expect
            .poll(() => countWholeRows(myExpenses))
            .toBeGreaterThanOrEqual(rows[index] ?? 0);
          for (const title of charts)
            await expect(myExpenses.drawing(title)).toBeInViewport({
              ratio: 1,
            });
        });
    });
});

test("no part of the screen moves or changes its height when the list arrives", async ({
  page,
  myExpenses,
}) => {
  const release = await holdNextRequest(page, "**/api/show", delayRequest);
  await myExpenses.goto();
  await expect(page.getByText("Loading your expenses…")).toBeAttached();
  const list = page.getByRole("region", { name: "Expenses", exact: true });
  const partsAt = async (width: number, row: string) => {
    await resize(page, width, 900);
    return Promise.all(
      [
        // It has no role while it loads.
        page.locator("section[aria-label='Summary']"),
        page.getByRole("search"),
        // The list itself has no box where its filters stand over the charts too.
        list.locator("> :last-child"),
        list.locator(row).first(),
      ].map(async (part, index) => {
        const { x, y, width, height } = await boxOf(part);
        // The list becomes as long as it is.
        return { x, y, width, ...(index !== 2 && { height }) };
      }),
    );
  };
  const widths = [360, 768, 1280, 1920];
  const loading: Awaited<ReturnType<typeof partsAt>>[] = [];
  for (const width of widths)
    loading.push(await partsAt(width, "[aria-hidden] p:visible"));
  release();
  await expect(myExpenses.rows()).toHaveCount(2 * DAYS);
  await expect(myExpenses.plan()).toBeVisible();
  await expect(myExpenses.drawing(BARS)).toBeAttached();
  for (const [index, width] of widths.entries())
    await test.step(`${width} px`, async () => {
      expect(await partsAt(width, "tbody tr")).toEqual(loading[index]);
    });
});

test("the largest amounts are whole at every width, and nothing scrolls sideways", async ({
  page,
  record,
  myExpenses,
}) => {
  await record(
    ...Array.from({ length: 3 }, () => ({
      date: NOW,
      category: "entertainment",
      amount: "9999999.99",
    })),
  );
  await myExpenses.goto();
  await expect(myExpenses.drawing(BARS)).toBeAttached();
  const figures = page.getByText(/^₹[\d,]{9,}/);
  // The least widths of the layouts, and a wide screen.
  for (const width of [320, 768, 1024, 1280, 1920])
    await test.step(`${width} px`, async () => {
      await resize(page, width);
      await expectNoOverflow(page);
      const outside = await figures.evaluateAll((all) =>
        all
          .filter((figure) => {
            const { left, right, width } = figure.getBoundingClientRect();
            const frame = figure
              .closest("tr, section")
              ?.getBoundingClientRect();
            if (width <= 1 || !frame) return false;
            return (
              left < frame.left ||
              right > frame.right ||
              figure.scrollWidth > Math.ceil(width)
            );
          })
          .map((figure) => figure.textContent),
      );
      expect(outside).toEqual([]);
    });
});
