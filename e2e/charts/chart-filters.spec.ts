import { expect, test } from "../fixtures";

const PIE = "Expenses by Category";
const BARS = "Daily Expenses";

test.beforeEach(async ({ record, myExpenses }) => {
  await record(
    { date: "2026-01-05", category: "food", amount: 600 },
    { date: "2026-01-07", category: "food", amount: 66.5 },
    { date: "2026-01-09", category: "travel", amount: 333.5 },
  );
  await myExpenses.goto();
  await expect(myExpenses.drawing(PIE).getByText("67%")).toBeVisible();
});

test("clicking a slice filters by its category, and clicking it again clears the filter", async ({
  page,
  myExpenses,
}) => {
  const slices = myExpenses.chart(PIE).locator(".recharts-pie-sector");
  await slices.last().click();
  await expect(myExpenses.rows()).toHaveCount(1);
  await expect(myExpenses.filter()).toHaveValue("travel");
  await expect(page).toHaveURL("/show?category=travel");
  await expect(slices).toHaveCount(1);
  await slices.click();
  await expect(myExpenses.rows()).toHaveCount(3);
  await expect(page).toHaveURL("/show");
});

test("the keyboard selects a category in the legend", async ({
  page,
  myExpenses,
}) => {
  const travel = myExpenses.chart(PIE).getByRole("button", { name: "Travel" });
  await expect(travel).toHaveAttribute("aria-pressed", "false");
  await travel.focus();
  await page.keyboard.press("Enter");
  await expect(myExpenses.rows()).toHaveCount(1);
  await expect(travel).toHaveAttribute("aria-pressed", "true");
  await expect(travel).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(myExpenses.rows()).toHaveCount(3);
});

test("clicking a bar filters by its day, and clicking it again restores the period", async ({
  page,
  myExpenses,
}) => {
  await myExpenses.period().selectOption("Custom range");
  await page.getByLabel("From").fill("2026-01-06");
  await page.getByLabel("To", { exact: true }).fill("2026-12-31");
  const bars = myExpenses.chart(BARS).locator(".recharts-bar-rectangle");
  await expect(bars).toHaveCount(2);
  await bars.first().click();
  await expect(myExpenses.rows()).toHaveCount(1);
  await expect(page).toHaveURL("/show?period=2026-01-07");
  await expect(myExpenses.period().locator("option:checked")).toHaveText(
    "7 Jan 2026",
  );
  await page.reload();
  await bars.click();
  await expect(myExpenses.rows()).toHaveCount(2);
  await expect(page).toHaveURL("/show?period=2026-01-06..2026-12-31");
});

test("clicking above a low bar selects its day, and clicking outside the plot selects none", async ({
  page,
  myExpenses,
}) => {
  await myExpenses.drawing(BARS).scrollIntoViewIfNeeded();
  const bar = await myExpenses
    .chart(BARS)
    .locator(".recharts-bar-rectangle")
    .nth(1)
    .boundingBox();
  const drawing = await myExpenses.drawing(BARS).boundingBox();
  if (!bar || !drawing) throw new Error("The bars are not drawn.");
  await page.mouse.click(bar.x + bar.width / 2, drawing.y + drawing.height - 4);
  await expect(page).toHaveURL("/show");
  await page.mouse.click(bar.x + bar.width / 2, drawing.y + 30);
  await expect(page).toHaveURL("/show?period=2026-01-07");
});

test("arrow keys move to a day, and Enter filters by it", async ({
  page,
  myExpenses,
}) => {
  await myExpenses.drawing(BARS).focus();
  // By way of 6 January, a day without expenses.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/show");
  await page.keyboard.press("ArrowRight");
  await expect(
    myExpenses.chart(BARS).getByText("Date: 7 Jan 2026"),
  ).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(myExpenses.rows()).toHaveCount(1);
  await expect(page).toHaveURL("/show?period=2026-01-07");
  await expect(myExpenses.drawing(BARS)).toBeFocused();
});
