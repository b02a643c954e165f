import { expect, test, waitForFrames } from "../fixtures";

const BARS = "Daily Expenses";

test.beforeEach(async ({ record }) => {
  await record(
    { date: "2025-12-29", amount: 100 },
    { date: "2026-01-03", amount: 40 },
    { date: "2026-01-05", amount: 300 },
    { date: "2026-03-31", amount: 5 },
  );
});

test("the bars stand on a time axis with gaps for days without expenses", async ({
  page,
  myExpenses,
}) => {
  await page.goto("/show?period=2025-12-29..2026-01-05");
  const bars = myExpenses.chart(BARS).locator(".recharts-bar-rectangle path");
  await expect(bars).toHaveCount(3);
  const [first = 0, second = 0, third = 0] = await bars.evaluateAll((all) =>
    all.map((bar) => bar.getBoundingClientRect().x),
  );
  expect((second - first) / (third - second)).toBeCloseTo(5 / 2, 1);
  await expect(
    myExpenses.chart(BARS).getByRole("group", { name: "One bar for each" }),
  ).toHaveCount(0);
});

test("a press on a day without expenses selects nothing", async ({
  page,
  myExpenses,
}) => {
  await page.goto("/show?period=2025-12-29..2026-01-05");
  const bars = myExpenses.chart(BARS).locator(".recharts-bar-rectangle path");
  await expect(bars).toHaveCount(3);
  await myExpenses.drawing(BARS).scrollIntoViewIfNeeded();
  const [first, second] = await Promise.all([
    bars.nth(0).boundingBox(),
    bars.nth(1).boundingBox(),
  ]);
  const drawing = await myExpenses.drawing(BARS).boundingBox();
  if (!first || !second || !drawing) throw new Error("No bars are drawn.");
  const point = [(first.x + second.x) / 2, drawing.y + 60] as const;
  await page.mouse.move(...point);
  await expect(
    myExpenses.chart(BARS).getByText(/^Date: \d+ (Dec|Jan)/),
  ).toBeVisible();
  await page.mouse.click(...point);
  await waitForFrames(page, 4);
  await expect(page).toHaveURL("/show?period=2025-12-29..2026-01-05");
});

for (const [unit, count, tooltip, url] of [
  [
    "Week",
    3,
    "Date: 29 Dec 2025 to 4 Jan 2026",
    "/show?period=2025-12-29..2026-01-04",
  ],
  ["Month", 3, "Date: Dec 2025", "/show?period=2025-12"],
] as const)
  test(`the bar of a ${unit.toLowerCase()} opens that period`, async ({
    page,
    myExpenses,
  }) => {
    await myExpenses.goto();
    const chart = myExpenses.chart(BARS);
    const choice = chart.getByRole("button", { name: unit });
    await expect(chart.getByRole("button", { name: "Day" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await choice.focus();
    await page.keyboard.press("Enter");
    await expect(choice).toHaveAttribute("aria-pressed", "true");
    const bars = chart.locator(".recharts-bar-rectangle path");
    await expect(bars).toHaveCount(count);
    await bars.first().hover();
    await expect(chart.getByText(tooltip, { exact: true })).toBeVisible();
    await bars.first().click();
    await expect(page).toHaveURL(url);
    await expect(myExpenses.rows()).toHaveCount(unit === "Week" ? 2 : 1);
    await page.goBack();
    await expect(myExpenses.rows()).toHaveCount(4);
    await expect(choice).toHaveAttribute("aria-pressed", "true");
  });

test("the bars have a colour of their own, and a slice's tooltip its category as heading", async ({
  page,
  myExpenses,
}) => {
  await myExpenses.goto();
  const pie = myExpenses.chart("Expenses by Category");
  const slice = pie.locator(".recharts-pie-sector path");
  const bar = myExpenses.chart(BARS).locator(".recharts-bar-rectangle path");
  await expect(bar).toHaveCount(4);
  const food = await slice.getAttribute("fill");
  expect(food).toBeTruthy();
  await expect(bar.first()).not.toHaveAttribute("fill", food ?? "");
  await expect(
    myExpenses.drawing("Expenses by Category").getByText("100%"),
  ).toBeVisible();
  const box = await slice.boundingBox();
  if (!box) throw new Error("The pie is not drawn.");
  await page.mouse.move(box.x + box.width / 2 + 30, box.y + box.height / 2);
  await expect(pie.locator(".recharts-tooltip-label")).toHaveText("Food");
  await expect(pie.getByText(/Amount\s*:\s*₹445/)).toBeVisible();
});
