import type { Page } from "@playwright/test";
import { formatDate, readDate } from "@/lib/domain/expenses/calendar-date";
import { expect, waitForFrames, test } from "../fixtures";
import type { MyExpensesPage } from "../pages/my-expenses-page";
import { BARS, barsOf, gridlinesOf } from "./bar-chart";

for (const { pointer, few, points } of [
  {
    pointer: "mouse",
    few: { days: 5, query: "?period=2026-11-16..2026-11-20" },
    // Near the left and the right edge of a band.
    points: [
      { bar: "middle", fraction: 0.05 },
      { bar: "last", fraction: 0.95 },
    ],
  },
  {
    pointer: "touch",
    few: { days: 22, query: "?period=2026-10-30..2026-11-20" },
    points: [{ bar: "last", fraction: 0.95 }],
  },
] as const)
  test.describe(`with ${pointer}`, () => {
    if (pointer === "touch")
      test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

    test("clicking a bar, few or many, selects the day in its tooltip", async ({
      page,
      database,
      myExpenses,
    }) => {
      database.exec(`
        WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 179)
        INSERT INTO expenses (list_no, seq, id, date, category, description, amount_paise)
        SELECT 1, i, 'day-' || i, date('2026-11-20', '-' || i || ' days'), 'food', 'Lunch',
          5000 + (i * 7919) % 99991
        FROM n`);
      const bars = barsOf(myExpenses);
      const drawing = myExpenses.drawing(BARS);
      const select = async (position: { x: number; y: number }) => {
        if (pointer === "mouse") return drawing.click({ position });
        // The first tap shows the tooltip.
        const { href } = new URL(page.url());
        await drawing.tap({ position });
        await tooltipDate(page, myExpenses);
        expect(page.url()).toBe(href);
        await drawing.tap({ position });
      };
      await page.goto(`/show${few.query}`);
      for (const days of [few.days, 180])
        await test.step(`${days} bars`, async () => {
          if (days === 180)
            await page.getByRole("button", { name: "Show all time" }).click();
          // Out of sight, the charts load seconds later. scrollIntoViewIfNeeded()
          // fails when they replace their placeholder while it waits.
          await myExpenses
            .chart(BARS)
            .evaluate((element) => element.scrollIntoView());
          await expect(bars).toHaveCount(days);
          const plot = await settledPlotOf(myExpenses);
          for (const point of points) {
            const position = pointIn(plot, days, point);
            await drawing.hover({ position });
            const tooltip = await tooltipDate(page, myExpenses);
            // Move away, so that a tap does not start on the hovered day.
            await page.mouse.move(0, 0);
            await select(position);
            await waitForFrames(page, 2);
            await expect(bars).toHaveCount(1);
            await expect.poll(() => selectedDay(page)).toBe(tooltip);
            // Clicking the only remaining day clears the filter.
            await select(position);
            await waitForFrames(page, 4);
            await expect(bars).toHaveCount(days);
            // The axis gets its width a few frames after the bars are drawn.
            await expect.poll(() => plotOf(myExpenses)).toEqual(plot);
          }
        });
    });
  });

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

  test("the first tap on a slice shows its tooltip until a tap elsewhere, and the second one selects it", async ({
    page,
    record,
    myExpenses,
  }) => {
    await record(
      { category: "food", amount: 90 },
      { category: "travel", amount: 10 },
    );
    await myExpenses.goto();
    const pie = myExpenses.chart("Expenses by Category");
    const drawing = myExpenses.drawing("Expenses by Category");
    await expect(drawing).toBeVisible();
    await drawing.scrollIntoViewIfNeeded();
    const frame = await drawing.boundingBox();
    if (!frame) throw new Error("No pie is drawn.");
    // Travel is the last tenth of the ring before twelve o'clock.
    const [x, y] = [frame.width / 2, frame.height / 2];
    const inFood = { x: x + 119, y };
    const tooltip = pie.getByText("Amount : ₹90");
    await drawing.tap({ position: inFood });
    await expect(tooltip).toBeVisible();
    await pie.getByRole("heading").tap();
    await expect(tooltip).toBeHidden();
    await drawing.tap({ position: inFood });
    await expect(tooltip).toBeVisible();
    const inTravel = { x: x - 37, y: y - 113 };
    await drawing.tap({ position: inTravel });
    await expect(pie.getByText("Amount : ₹10")).toBeVisible();
    await drawing.tap({ position: inFood });
    await expect(tooltip).toBeVisible();
    await expect(page).toHaveURL("/show");
    await drawing.tap({ position: inFood });
    await expect(page).toHaveURL("/show?category=food");
  });
});

test.describe("three bars with gaps", () => {
  const PERIOD = "/show?period=2025-12-29..2026-01-05";

  test.beforeEach(async ({ record }) => {
    await record(
      { date: "2025-12-29", amount: 100 },
      { date: "2026-01-03", amount: 40 },
      { date: "2026-01-05", amount: 300 },
      { date: "2026-03-31", amount: 5 },
    );
  });

  test("a click in the column of a bar selects its day, and none elsewhere", async ({
    page,
    myExpenses,
  }) => {
    await page.goto(PERIOD);
    const bars = barsOf(myExpenses);
    const drawing = myExpenses.drawing(BARS);
    const tooltip = myExpenses.chart(BARS).getByText(/^Date: /);
    await expect(bars).toHaveCount(3);
    await settledPlotOf(myExpenses);
    await drawing.scrollIntoViewIfNeeded();
    const [first, second, frame] = await Promise.all([
      bars.nth(0).boundingBox(),
      bars.nth(1).boundingBox(),
      drawing.boundingBox(),
    ]);
    if (!first || !second || !frame) throw new Error("No bars are drawn.");
    const lowBar = { x: second.x + second.width * 0.7 - frame.x, y: 30 };

    // The pointer is on a day without expenses.
    const gap = { x: (first.x + second.x) / 2 - frame.x, y: 60 };
    await drawing.hover({ position: gap });
    await expect(tooltip).toBeVisible();
    await drawing.click({ position: gap });
    await waitForFrames(page, 4);
    await expect(page).toHaveURL(PERIOD);

    // Outside the plot, also after the keyboard has moved to a day.
    const onAxis = { x: lowBar.x, y: frame.height - 4 };
    await page.mouse.move(0, 0);
    await drawing.click({ position: onAxis });
    await expect(drawing).toBeFocused();
    await expect(tooltip).toBeHidden();
    await page.keyboard.press("ArrowRight");
    await expect(tooltip).toBeVisible();
    await drawing.click({ position: onAxis });
    await waitForFrames(page, 4);
    await expect(page).toHaveURL(PERIOD);

    // Above a low bar, right of its middle.
    await drawing.click({ position: lowBar });
    await expect(page).toHaveURL("/show?period=2026-01-03");
    await expect(myExpenses.rows()).toHaveCount(1);
    await expect(myExpenses.period().locator("option:checked")).toHaveText(
      "3 Jan 2026",
    );
    // The charts follow the table in a transition.
    await expect(bars).toHaveCount(1);
    await bars.click();
    await expect(page).toHaveURL(PERIOD);
    await expect(myExpenses.rows()).toHaveCount(3);
  });

  test("a click shows no focus ring, tooltip or cursor, and the keyboard shows all three and selects a day", async ({
    page,
    myExpenses,
  }) => {
    await page.goto(PERIOD);
    const bars = barsOf(myExpenses);
    const drawing = myExpenses.drawing(BARS);
    const tooltip = (day: string) =>
      myExpenses.chart(BARS).getByText(`Date: ${day}`);
    const cursor = drawing.locator(".recharts-tooltip-cursor");
    await expect(bars).toHaveCount(3);
    await bars.last().click();
    await expect(bars).toHaveCount(1);
    await expect(drawing).toHaveCSS("outline-style", "none");
    await expect(tooltip("5 Jan 2026")).toBeHidden();
    await expect(cursor).toHaveCount(0);

    // The focus moves from the clicked bar back to the chart.
    await page.keyboard.press("Shift+Tab");
    await expect(drawing).toBeFocused();
    await expect(drawing).not.toHaveCSS("outline-style", "none");
    await page.keyboard.press("ArrowRight");
    await expect(tooltip("5 Jan 2026")).toBeVisible();
    const { left, width } = await settledPlotOf(myExpenses);
    await expect(cursor).toHaveAttribute("x", `${left}`);
    await expect(cursor).toHaveAttribute("width", `${width}`);

    await page.goto("/show?period=2026-01-03..2026-01-05");
    await expect(bars).toHaveCount(2);
    await drawing.focus();
    await expect(tooltip("3 Jan 2026")).toBeVisible();
    // The way passes 4 January, a day without expenses.
    await page.keyboard.press("ArrowRight");
    await expect(tooltip("4 Jan 2026")).toBeVisible();
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowRight");
    await expect(tooltip("5 Jan 2026")).toBeVisible();
    await expect(page).toHaveURL("/show?period=2026-01-03..2026-01-05");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/show?period=2026-01-05");
    await expect(myExpenses.rows()).toHaveCount(1);
    await expect(drawing).toBeFocused();
  });
});

/** A point in the band of the middle bar or of the last one, above the bar. */
function pointIn(
  { left, width }: Plot,
  count: number,
  { bar, fraction }: { bar: "middle" | "last"; fraction: number },
) {
  const index = bar === "middle" ? Math.floor(count / 2) : count - 1;
  return { x: Math.floor(left + ((index + fraction) * width) / count), y: 20 };
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
  return gridlinesOf(myExpenses)
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

/** The day of the period in the URL, as in a tooltip. */
function selectedDay(page: Page): string | undefined {
  const period = new URL(page.url()).searchParams.get("period");
  const day = readDate(period);
  return day && formatDate(day);
}
