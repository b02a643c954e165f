import type { Page } from "@playwright/test";
import { formatDate, readDate } from "@/lib/expenses/calendar-date";
import { expect, waitForFrames, test } from "../fixtures";
import type { MyExpensesPage } from "../pages/my-expenses-page";

const BARS = "Daily Expenses";
const FRACTIONS = [0.05, 0.3, 0.5, 0.7, 0.95];
const EDGES = [0.05, 0.95];

const days = (count: number) => `
  WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${count - 1})
  INSERT INTO expenses (list_no, seq, id, date, category, description, amount_paise)
  SELECT 1, i, 'day-' || i, date('2026-11-20', '-' || i || ' days'), 'food', 'Lunch',
    5000 + (i * 7919) % 99991
  FROM n`;

for (const [pointer, counts] of [
  ["mouse", [5, 62, 180]],
  ["touch", [22, 180]],
] as const)
  test.describe(`with ${pointer}`, () => {
    if (pointer === "touch")
      test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

    for (const count of counts)
      test(`clicking one of ${count} bars selects the day in its tooltip`, async ({
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
        const select = (position: { x: number; y: number }) =>
          pointer === "touch"
            ? drawing.tap({ position })
            : drawing.click({ position });
        const tooltipDays: string[] = [];
        const selectedDays: string[] = [];
        for (const position of points) {
          await drawing.hover({ position });
          tooltipDays.push(await tooltipDate(page, myExpenses));
          // Move away, so that a tap does not start on the hovered day.
          await page.mouse.move(0, 0);
          await select(position);
          await waitForFrames(page, 2);
          await expect(bars).toHaveCount(1);
          const day = readDate(new URL(page.url()).searchParams.get("period"));
          selectedDays.push(day ? formatDate(day) : "");
          // Clicking the only remaining day clears the filter.
          await select(position);
          await waitForFrames(page, 4);
          await expect(bars).toHaveCount(count);
          // The axis gets its width a few frames after the bars are drawn.
          await expect.poll(() => plotOf(myExpenses)).toEqual(plot);
        }
        expect(selectedDays).toEqual(tooltipDays);
      });
  });

test("clicking the right part of a bar selects its day", async ({
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

test("a click shows no focus ring, tooltip or cursor, and the keyboard shows all three in place", async ({
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

  // From the clicked bar, which has the focus, back to the chart.
  await page.keyboard.press("Shift+Tab");
  await expect(drawing).toBeFocused();
  await expect(drawing).not.toHaveCSS("outline-style", "none");
  await page.keyboard.press("ArrowRight");
  await expect(tooltip).toBeVisible();
  const { left, width } = await plotOf(myExpenses);
  await expect(cursor).toHaveAttribute("x", `${left}`);
  await expect(cursor).toHaveAttribute("width", `${width}`);
});

test("a click outside the plot opens no tooltip and selects no day, also after the keyboard moved to one", async ({
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

/** Points across the band of the middle bar and at the edges of the last band, above the bars. */
function pointsOfBands({ left, width }: Plot, count: number) {
  const band = width / count;
  return [
    ...FRACTIONS.map((fraction) => Math.floor(count / 2) + fraction),
    ...EDGES.map((fraction) => count - 1 + fraction),
  ].map((bands) => ({ x: Math.floor(left + bands * band), y: 20 }));
}

/** In px from the left edge of the chart. */
type Plot = { left: number; width: number };

/** Waits until the axis has its final width, which is when two readings are equal. */
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
