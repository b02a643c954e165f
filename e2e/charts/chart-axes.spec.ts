import { expect, test } from "../fixtures";
import type { MyExpensesPage } from "../pages/my-expenses-page";

const BARS = "Daily Expenses";
const THIS_YEAR = new Date().getFullYear();
const LAST_YEAR = THIS_YEAR - 1;

test("axis labels are aligned with their gridlines, in exact steps", async ({
  record,
  myExpenses,
}) => {
  await record({ amount: 2600 });
  await myExpenses.goto();
  const labels = myExpenses.drawing(BARS).getByText(/^₹/);
  await expect(labels).toHaveText(["₹0", "₹1K", "₹2K", "₹3K"]);
  const lines = myExpenses
    .chart(BARS)
    .locator(".recharts-cartesian-grid-horizontal line");
  const heights = await lines.evaluateAll((all) =>
    all.map((line) => line.getBoundingClientRect().y),
  );
  const [zero = 0, , , top = 0] = heights;
  const bar = await myExpenses
    .chart(BARS)
    .locator(".recharts-bar-rectangle path")
    .boundingBox();
  expect(heights).toHaveLength(4);
  expect(bar?.height).toBeCloseTo(((zero - top) * 2600) / 3000, 0);
  for (const [index, label] of (await labels.all()).entries()) {
    const box = await label.boundingBox();
    const centre = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    expect(Math.abs(centre - (heights[index] ?? NaN))).toBeLessThan(4);
  }
});

for (const [rupees, ...texts] of [
  [0.21, "₹0", "₹0.05", "₹0.10", "₹0.15", "₹0.20", "₹0.25"],
  [1100, "₹0", "₹250", "₹500", "₹750", "₹1K", "₹1.25K"],
  [1_10_000, "₹0", "₹25K", "₹50K", "₹75K", "₹1L", "₹1.25L"],
  [1_00_00_000, "₹0", "₹20L", "₹40L", "₹60L", "₹80L", "₹1Cr"],
] as const)
  test(`the axis of ₹${rupees} has exact labels in Indian units`, async ({
    record,
    myExpenses,
  }) => {
    await record({ amount: rupees });
    await myExpenses.goto();
    await expect(myExpenses.drawing(BARS).getByText(/^₹/)).toHaveText(texts);
  });

test("labels of days in another year include the year", async ({
  record,
  myExpenses,
}) => {
  await record(
    { date: `${LAST_YEAR}-12-28` },
    { date: `${LAST_YEAR}-12-30` },
    { date: `${THIS_YEAR}-01-05` },
    { date: `${THIS_YEAR}-01-07` },
  );
  await myExpenses.goto();
  await expect(dayLabels(myExpenses).first()).toHaveText(`28 Dec ${LAST_YEAR}`);
  const texts = await dayLabels(myExpenses).allTextContents();
  expect(texts.filter((text) => /\d{4}/.test(text))).toEqual([
    `28 Dec ${LAST_YEAR}`,
    expect.stringMatching(RegExp(`Jan ${THIS_YEAR}$`)),
  ]);
  await myExpenses.period().selectOption("This year");
  await expect(dayLabels(myExpenses)).toHaveText(["5 Jan", "6 Jan", "7 Jan"]);
});

test.describe("with 400 days", () => {
  test.beforeEach(async ({ database, myExpenses }) => {
    database.exec(`
      WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 399)
      INSERT INTO expenses (list_no, seq, id, date, category, description, amount_paise)
      SELECT 1, i, 'day-' || i, date('${THIS_YEAR}-03-01', '-' || i || ' days'), 'food',
        'Lunch', 100000 + (i * 7919) % 99991
      FROM n`);
    await myExpenses.goto();
    await expect(
      myExpenses.chart(BARS).locator(".recharts-bar-rectangle"),
    ).toHaveCount(180);
  });

  test("the brush text counts days", async ({ myExpenses }) => {
    await expect(myExpenses.chart(BARS)).toContainText(
      `Sep ${LAST_YEAR} to 1 Mar ${THIS_YEAR}: 180 of 400 days.`,
    );
    const texts = await dayLabels(myExpenses).allTextContents();
    expect(texts[0]).toMatch(RegExp(` Sep ${LAST_YEAR}$`));
    expect(texts.join().match(/\d{4}/g)).toEqual([
      `${LAST_YEAR}`,
      `${THIS_YEAR}`,
    ]);
  });

  for (const width of [360, 375, 768, 1280])
    test(`at ${width} px all chart labels stay inside the chart for every brush position`, async ({
      page,
      myExpenses,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const bars = myExpenses.chart(BARS);
      const drawing = myExpenses.drawing(BARS);
      const slide = bars.locator(".recharts-brush-slide");
      for (const [distance, days] of [
        [0, `to 1 Mar ${THIS_YEAR}: 180`],
        [-2 * width, `Jan ${LAST_YEAR} to`],
      ] as const) {
        await slide.hover();
        const box = await slide.boundingBox();
        const x = (box?.x ?? 0) + (box?.width ?? 0) / 2;
        const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
        await page.mouse.down();
        await page.mouse.move(x + distance, y, { steps: 5 });
        await expect(bars).toContainText(days);
        const frame = await drawing.boundingBox();
        const texts = await drawing.locator("text").evaluateAll((all) =>
          all.map((text) => {
            const { left, right } = text.getBoundingClientRect();
            return { text: text.textContent, left, right };
          }),
        );
        expect(texts.length).toBeGreaterThan(6);
        for (const { text, left, right } of texts) {
          expect(left, text ?? "").toBeGreaterThanOrEqual(frame?.x ?? NaN);
          expect(right, text ?? "").toBeLessThanOrEqual(
            (frame?.x ?? NaN) + (frame?.width ?? NaN),
          );
        }
        await page.mouse.up();
      }
    });
});

function dayLabels(myExpenses: MyExpensesPage) {
  return myExpenses
    .drawing(BARS)
    .getByText(/^\d+ (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/);
}
