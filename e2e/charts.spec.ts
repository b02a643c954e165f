import { expect, test } from "./fixtures";

const PIE = "Expenses by Category";
const BARS = "Daily Expenses";

test.beforeEach(async ({ record, myExpenses }) => {
  await record(
    { date: "2026-01-09", category: "travel", amount: 333.5 },
    { date: "2026-01-05", category: "food", amount: 600 },
    { date: "2026-01-07", category: "food", amount: 66.5 },
  );
  await myExpenses.goto();
});

test("the pie has whole percentages, and a legend with the amounts", async ({
  myExpenses,
}) => {
  const pie = myExpenses.chart(PIE);
  await expect(pie.getByRole("heading", { name: PIE })).toBeVisible();
  await expect(myExpenses.drawing(PIE).getByText("%")).toHaveText([
    "67%",
    "33%",
  ]);
  await expect(pie.getByRole("listitem")).toHaveText([
    "Food 67%₹666.50",
    "Travel 33%₹333.50",
  ]);
});

test("the bars stand in the order of their dates", async ({ myExpenses }) => {
  const bars = myExpenses.chart(BARS);
  await expect(bars.getByRole("heading", { name: BARS })).toBeVisible();
  await expect(myExpenses.drawing(BARS).getByText(/Jan$/)).toHaveText([
    "5 Jan",
    "7 Jan",
    "9 Jan",
  ]);
  await expect(bars.locator(".recharts-bar-rectangle")).toHaveCount(3);
});

test("both charts are 300 px high", async ({ myExpenses }) => {
  for (const title of [PIE, BARS] as const)
    await expect
      .poll(async () => (await myExpenses.drawing(title).boundingBox())?.height)
      .toBe(300);
});

test("a slice's tooltip says its amount", async ({ page, myExpenses }) => {
  await expect(myExpenses.drawing(PIE).getByText("67%")).toBeVisible();
  const box = await myExpenses.drawing(PIE).boundingBox();
  if (!box) throw new Error("The pie is not drawn.");
  // Food begins at three o'clock and goes up from there.
  await page.mouse.move(box.x + box.width / 2 + 40, box.y + 150 - 40);
  await expect(
    myExpenses.chart(PIE).getByText(/Amount\s*:\s*₹666\.50/),
  ).toBeVisible();
});

test("a bar's tooltip says its date and amount", async ({ myExpenses }) => {
  // hover() waits until the bar has stopped growing, also where it is redrawn.
  await myExpenses
    .chart(BARS)
    .locator(".recharts-bar-rectangle")
    .first()
    .hover();
  await expect(
    myExpenses.chart(BARS).getByText("Date: 5 Jan 2026"),
  ).toBeVisible();
  await expect(
    myExpenses.chart(BARS).getByText(/Amount\s*:\s*₹600/),
  ).toBeVisible();
});

test("the charts stand side by side on a wide screen and stacked on a narrow one", async ({
  page,
  myExpenses,
}) => {
  const distance = async () => {
    const pie = await myExpenses.chart(PIE).boundingBox();
    const bars = await myExpenses.chart(BARS).boundingBox();
    return pie && bars ? bars.y - pie.y : NaN;
  };
  await expect.poll(distance).toBe(0);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect.poll(distance).toBeGreaterThan(300);
});
