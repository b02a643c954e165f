import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";
import { resize } from "../resize";
import { BARS, barsOf, gridlinesOf } from "./bar-chart";

const PIE = "Expenses by Category";

test("both charts are drawn 300 px high, with tooltips, and a click on a slice filters by its category until the next one", async ({
  page,
  record,
  myExpenses,
}) => {
  await record(
    { date: "2026-01-09", category: "travel", amount: 333.5 },
    { date: "2026-01-05", category: "food", amount: 600 },
    { date: "2026-01-07", category: "food", amount: 66.5 },
  );
  await myExpenses.goto();
  const [pie, bars] = [myExpenses.chart(PIE), myExpenses.chart(BARS)];
  const slices = pie.locator(".recharts-pie-sector path");
  await expect(pie.getByRole("heading", { name: PIE })).toBeVisible();
  await expect(bars.getByRole("heading", { name: BARS })).toBeVisible();
  await expect(myExpenses.drawing(PIE).getByText("%")).toHaveText([
    "67%",
    "33%",
  ]);
  await expect(barsOf(myExpenses)).toHaveCount(3);
  for (const title of [PIE, BARS] as const)
    await expect
      .poll(async () => (await myExpenses.drawing(title).boundingBox())?.height)
      .toBe(300);
  const food = await slices.first().getAttribute("fill");
  expect(food).toBeTruthy();
  await expect(barsOf(myExpenses).first()).not.toHaveAttribute(
    "fill",
    food ?? "",
  );

  // hover() waits until the bar has stopped growing, also after it is redrawn.
  await barsOf(myExpenses).first().hover();
  await expect(bars.getByText("Date: 5 Jan 2026")).toBeVisible();
  await expect(bars.getByText(/Amount\s*:\s*₹600/)).toBeVisible();
  const box = await myExpenses.drawing(PIE).boundingBox();
  if (!box) throw new Error("The pie is not drawn.");
  // The slice of Food starts at twelve o'clock and runs clockwise in the ring.
  await page.mouse.move(box.x + box.width / 2 + 85, box.y + 150 - 85);
  await expect(pie.locator(".recharts-tooltip-label")).toHaveText("Food");
  await expect(pie.getByText(/Amount\s*:\s*₹666\.50/)).toBeVisible();

  await expect(slices.first()).not.toHaveAttribute("stroke", "none");
  // In the ring, left of its middle.
  const position = { x: 30, y: 150 };
  await myExpenses.drawing(PIE).click({ position });
  await expect(page).toHaveURL("/show?category=travel");
  await expect(myExpenses.rows()).toHaveCount(1);
  await expect(slices).toHaveCount(1);
  // A full circle has no line from its centre.
  await expect(slices).toHaveAttribute("stroke", "none");
  await myExpenses.drawing(PIE).click({ position });
  await expect(page).toHaveURL("/show");
  await expect(myExpenses.rows()).toHaveCount(3);
});

test("bars stand on a time axis, as high as their amounts, with labels at the gridlines, and the bar of a week or month opens that period", async ({
  page,
  record,
  myExpenses,
}) => {
  await record(
    { date: "2025-12-29", amount: 100 },
    { date: "2026-01-03", amount: 40 },
    { date: "2026-01-05", amount: 260 },
    { date: "2026-03-31", amount: 5 },
  );
  await page.goto("/show?period=2025-12-29..2026-01-05");
  const bars = barsOf(myExpenses);
  await expect(bars).toHaveCount(3);
  // Until the bars have stopped growing.
  await bars.last().hover();
  await page.mouse.move(0, 0);
  const labels = myExpenses.drawing(BARS).getByText(/^₹/);
  await expect(labels).toHaveText(["₹0", "₹100", "₹200", "₹300"]);
  const gridlines = await gridlinesOf(myExpenses).evaluateAll((all) =>
    all.map((line) => line.getBoundingClientRect().y),
  );
  expect(gridlines).toHaveLength(4);
  const [zero = 0, , , top = 0] = gridlines;
  const [first, second, third] = await bars.evaluateAll((all) =>
    all.map((bar) => bar.getBoundingClientRect().toJSON() as DOMRect),
  );
  if (!first || !second || !third) throw new Error("No bars are drawn.");
  expect((second.x - first.x) / (third.x - second.x)).toBeCloseTo(5 / 2, 1);
  expect(third.height).toBeCloseTo(((zero - top) * 260) / 300, 0);
  for (const [index, label] of (await labels.all()).entries()) {
    const box = await label.boundingBox();
    const centre = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    expect(Math.abs(centre - (gridlines[index] ?? NaN))).toBeLessThan(4);
  }

  await page.getByRole("button", { name: "Show all time" }).click();
  await expect(bars).toHaveCount(4);
  const chart = myExpenses.chart(BARS);
  for (const [unit, tooltip, period, rows] of [
    ["Week", "29 Dec 2025 to 4 Jan 2026", "2025-12-29..2026-01-04", 2],
    ["Month", "Dec 2025", "2025-12", 1],
  ] as const)
    await test.step(unit, async () => {
      const choice = chart.getByRole("button", { name: unit });
      await choice.click();
      await expect(bars).toHaveCount(3);
      await bars.first().hover();
      await expect(
        chart.getByText(`Date: ${tooltip}`, { exact: true }),
      ).toBeVisible();
      await bars.first().click();
      await expect(page).toHaveURL(`/show?period=${period}`);
      await expect(myExpenses.rows()).toHaveCount(rows);
      await page.goBack();
      await expect(myExpenses.rows()).toHaveCount(4);
      await expect(choice).toHaveAttribute("aria-pressed", "true");
    });
});

test("amounts below zero have bars below the zero line", async ({
  page,
  myExpenses,
}) => {
  const row = (date: string, amount: number) => ({
    _id: date,
    date,
    category: "food",
    description: "",
    amount,
  });
  const rows = [
    row("2026-01-05", 1000),
    row("2026-01-07", -400),
    row("2026-02-05", -1500),
    row("2026-02-07", -40),
  ];
  await page.route("**/api/show", (route) => route.fulfill({ json: rows }));
  await page.goto("/show?period=2026-01");
  const bars = barsOf(myExpenses);
  for (const [month, labels] of [
    ["2026-01", ["-₹500", "₹0", "₹500", "₹1K"]],
    ["2026-02", ["-₹1.5K", "-₹1K", "-₹500", "₹0"]],
  ] as const) {
    if (month === "2026-02")
      await page.getByRole("button", { name: "Next period" }).click();
    await expect(myExpenses.drawing(BARS).getByText(/^-?₹/)).toHaveText(labels);
    await expect(bars).toHaveCount(2);
    await expect(page.getByText("NaN")).toHaveCount(0);
    const zero = await gridlinesOf(myExpenses)
      .nth(labels.indexOf("₹0" as never))
      .evaluate((line) => line.getBoundingClientRect().y);
    const isBelow = () =>
      bars.evaluateAll(
        (all, zero) =>
          all.map((bar) => {
            const { y, height } = bar.getBoundingClientRect();
            return y + height / 2 > zero;
          }),
        zero,
      );
    await expect.poll(isBelow).toEqual([month === "2026-02", true]);
  }
});

test("with more days than the bars hold, all labels stay inside the chart, and the brush reaches every day by mouse and keyboard", async ({
  page,
  database,
  myExpenses,
}) => {
  database.exec(`
    WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 399)
    INSERT INTO expenses (list_no, seq, id, date, category, description, amount_paise)
    SELECT 1, i, 'day-' || i, date('2024-03-01', '-' || i || ' days'), 'food',
      'Lunch', 100000 + (i * 7919) % 99991
    FROM n`);
  await myExpenses.goto();
  const chart = myExpenses.chart(BARS);
  const drawing = myExpenses.drawing(BARS);
  const slide = chart.locator(".recharts-brush-slide");
  await expect(barsOf(myExpenses)).toHaveCount(180);
  await expectAccessible(page);
  for (const width of [360, 1280])
    await test.step(`${width} px`, async () => {
      await resize(page, width);
      await expectNoOverflow(page);
      for (const [distance, days] of [
        [2 * width, "to 1 Mar 2024: 180 of 400 days."],
        [-2 * width, "27 Jan 2023 to"],
      ] as const) {
        await slide.hover();
        const { x, y, width, height } = (await slide.boundingBox()) ?? NO_BOX;
        await page.mouse.down();
        await page.mouse.move(x + width / 2 + distance, y + height / 2, {
          steps: 5,
        });
        await expect(chart).toContainText(days);
        await page.mouse.up();
        // The axis gets its width a few frames after the bars are drawn.
        await expect
          .poll(() =>
            drawing.evaluate((drawing) => {
              const frame = drawing.getBoundingClientRect();
              const labels = [...drawing.querySelectorAll("text")];
              const outside = labels.filter((label) => {
                const { left, right } = label.getBoundingClientRect();
                return left < frame.left || right > frame.right;
              });
              return {
                isComplete: labels.length > 6,
                outside: outside.map((label) => label.textContent),
              };
            }),
          )
          .toEqual({ isComplete: true, outside: [] });
      }
    });
  const [first, last] = await chart.getByRole("slider").all();
  await last?.focus();
  await page.keyboard.press("ArrowRight");
  await expect(chart).toContainText("28 Jan 2023 to 26 Jul 2023: 180 of");
  await first?.focus();
  await page.keyboard.press("ArrowRight");
  await expect(chart).toContainText("29 Jan 2023 to 26 Jul 2023: 179 of");
});

const NO_BOX = { x: NaN, y: NaN, width: NaN, height: NaN };
