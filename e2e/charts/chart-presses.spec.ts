import type { Page } from "@playwright/test";
import { formatDate } from "@/lib/expenses/calendar-date";
import { expect, waitForFrames, test } from "../fixtures";
import type { MyExpensesPage } from "../pages/my-expenses-page";

const BARS = "Daily Expenses";
const FRACTIONS = [0.05, 0.3, 0.5, 0.7, 0.95];
const EDGES = [0.05, 0.95];

const days = (count: number) => `
  WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${count - 1})
  INSERT INTO expenses (id, date, category, description, amount_paise)
  SELECT 'day-' || i, date('2026-11-20', '-' || i || ' days'), 'food', 'Lunch',
    5000 + (i * 7919) % 99991
  FROM n`;

for (const [pointer, counts] of [
  ["mouse", [5, 62, 180]],
  ["touch", [22, 180]],
] as const)
  test.describe(`pressed by ${pointer}`, () => {
    if (pointer === "touch")
      test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

    for (const count of counts)
      test(`each of ${count} bars means the day that the tooltip names`, async ({
        page,
        database,
        myExpenses,
      }) => {
        database.exec(days(count));
        await myExpenses.goto();
        const bars = myExpenses
          .chart(BARS)
          .locator(".recharts-bar-rectangle path");
        await expect(bars).toHaveCount(count);
        const drawing = myExpenses.drawing(BARS);
        const plot = await settledPlotOf(myExpenses);
        const points = pointsOfBands(plot, count);
        const press = (position: { x: number; y: number }) =>
          pointer === "touch"
            ? drawing.tap({ position })
            : drawing.click({ position });
        const named: string[] = [];
        const pressed: string[] = [];
        for (const position of points) {
          await drawing.hover({ position });
          named.push(await tooltipDate(page, myExpenses));
          // Away, so that a touch starts from another day than its own.
          await page.mouse.move(0, 0);
          await press(position);
          await waitForFrames(page, 2);
          await expect(bars).toHaveCount(1);
          const day = new URL(page.url()).searchParams.get("period") ?? "";
          pressed.push(formatDate(day));
          // The only day that is left leads back.
          await press(position);
          await waitForFrames(page, 4);
          await expect(bars).toHaveCount(count);
          // The axis has its width a few frames after the bars.
          await expect.poll(() => plotOf(myExpenses)).toEqual(plot);
        }
        expect(pressed).toEqual(named);
      });
  });

test("the right part of a bar means its own day", async ({
  page,
  database,
  myExpenses,
}) => {
  database.exec(days(5));
  await myExpenses.goto();
  const bar = myExpenses
    .chart(BARS)
    .locator(".recharts-bar-rectangle path")
    .nth(1);
  const { width = 0, height = 0 } = (await bar.boundingBox()) ?? {};
  await bar.click({ position: { x: width * 0.7, y: height / 2 } });
  await expect(page).toHaveURL("/show?period=2026-11-17");
});

test("a press leaves no focus ring, tooltip or cursor, and the keyboard finds them all in their places", async ({
  page,
  database,
  myExpenses,
}) => {
  database.exec(days(22));
  await myExpenses.goto();
  const bars = myExpenses.chart(BARS).locator(".recharts-bar-rectangle path");
  await bars.nth(10).click();
  await expect(bars).toHaveCount(1);
  const drawing = myExpenses.drawing(BARS);
  const tooltip = myExpenses.chart(BARS).getByText("Date: 9 Nov 2026");
  const cursor = drawing.locator(".recharts-tooltip-cursor");
  await expect(drawing).toHaveCSS("outline-style", "none");
  await expect(tooltip).toBeHidden();
  await expect(cursor).toHaveCount(0);

  // From the bar, which has the focus of the press, to the whole.
  await page.keyboard.press("Shift+Tab");
  await expect(drawing).toBeFocused();
  await expect(drawing).not.toHaveCSS("outline-style", "none");
  await page.keyboard.press("ArrowRight");
  await expect(tooltip).toBeVisible();
  const { left, width } = await plotOf(myExpenses);
  await expect(cursor).toHaveAttribute("x", `${left}`);
  await expect(cursor).toHaveAttribute("width", `${width}`);
});

test("a press beside the plot opens no tooltip, and means no day though the keyboard has led to one", async ({
  page,
  database,
  myExpenses,
}) => {
  database.exec(days(5));
  await myExpenses.goto();
  const drawing = myExpenses.drawing(BARS);
  const tooltip = myExpenses.chart(BARS).getByText(/^Date: /);
  const { height = 0 } = (await drawing.boundingBox()) ?? {};
  const onAxis = { position: { x: 200, y: height - 4 } };
  await drawing.click(onAxis);
  await expect(drawing).toBeFocused();
  await expect(tooltip).toBeHidden();
  await page.keyboard.press("ArrowRight");
  await expect(tooltip).toBeVisible();
  await drawing.click(onAxis);
  await expect(page).toHaveURL("/show");
  await expect(myExpenses.rows()).toHaveCount(5);
});

/** Across the band of a middle bar and at the edges of the last one's, above both. */
function pointsOfBands({ left, width }: Plot, count: number) {
  const band = width / count;
  return [
    ...FRACTIONS.map((fraction) => Math.floor(count / 2) + fraction),
    ...EDGES.map((fraction) => count - 1 + fraction),
  ].map((bands) => ({ x: Math.floor(left + bands * band), y: 20 }));
}

/** In px from the drawing's edge. */
type Plot = { left: number; width: number };

/** The plot when its axis has its width: the same in two readings. */
async function settledPlotOf(myExpenses: MyExpensesPage): Promise<Plot> {
  for (let last = await plotOf(myExpenses); ;) {
    await waitForFrames(myExpenses.page, 4);
    const plot = await plotOf(myExpenses);
    if (plot.left === last.left && plot.width === last.width) return plot;
    last = plot;
  }
}

function plotOf(myExpenses: MyExpensesPage): Promise<Plot> {
  return myExpenses
    .chart(BARS)
    .locator(".recharts-cartesian-grid-horizontal line")
    .first()
    .evaluate((gridline) => {
      const left = Number(gridline.getAttribute("x1"));
      return { left, width: Number(gridline.getAttribute("x2")) - left };
    });
}

async function tooltipDate(page: Page, myExpenses: MyExpensesPage) {
  await waitForFrames(page, 2);
  const label = myExpenses.chart(BARS).getByText(/^Date: /);
  await expect(label).toBeVisible();
  return (await label.innerText()).replace("Date: ", "");
}
