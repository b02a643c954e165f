import { startFakeRemoteApi } from "@/scripts/testing/fake-remote-api";
import { expect, test } from "../fixtures";
import { startServer } from "@/scripts/testing/start-server";

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

test("the pie has whole percentages and a legend with amounts", async ({
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

test("the bars are ordered by date", async ({ myExpenses }) => {
  const bars = myExpenses.chart(BARS);
  await expect(bars.getByRole("heading", { name: BARS })).toBeVisible();
  await expect(myExpenses.drawing(BARS).getByText(/^\d+ Jan/)).toHaveText([
    /^5 Jan( 2026)?$/,
    "6 Jan",
    "7 Jan",
    "8 Jan",
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

test("the tooltip of a slice shows its amount", async ({
  page,
  myExpenses,
}) => {
  await expect(myExpenses.drawing(PIE).getByText("67%")).toBeVisible();
  const box = await myExpenses.drawing(PIE).boundingBox();
  if (!box) throw new Error("The pie is not drawn.");
  // The slice of Food starts at three o'clock and runs counterclockwise.
  await page.mouse.move(box.x + box.width / 2 + 40, box.y + 150 - 40);
  await expect(
    myExpenses.chart(PIE).getByText(/Amount\s*:\s*₹666\.50/),
  ).toBeVisible();
});

test("the tooltip of a bar shows its date and amount", async ({
  myExpenses,
}) => {
  // hover() waits until the bar has stopped growing, also after it is redrawn.
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

test("the charts are stacked beside the table and on a narrow screen, and side by side between", async ({
  page,
  myExpenses,
}) => {
  const distance = async () => {
    const pie = await myExpenses.chart(PIE).boundingBox();
    const bars = await myExpenses.chart(BARS).boundingBox();
    return pie && bars ? bars.y - pie.y : NaN;
  };
  await expect.poll(distance).toBeGreaterThan(300);
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect.poll(distance).toBe(0);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect.poll(distance).toBeGreaterThan(300);
});

test("a small share shows <1% and a large one >99%", async ({
  record,
  myExpenses,
}) => {
  await record({ category: "shopping", amount: 2_00_000 });
  await myExpenses.goto();
  await expect(myExpenses.chart(PIE).getByRole("listitem")).toHaveText([
    "Food <1%₹666.50",
    "Travel <1%₹333.50",
    "Shopping >99%₹2,00,000",
  ]);
});

test("a pie of one category has no line from its centre", async ({
  myExpenses,
}) => {
  await myExpenses.goto();
  const slices = myExpenses.chart(PIE).locator(".recharts-pie-sector path");
  await expect(slices).toHaveCount(2);
  await expect(slices.first()).not.toHaveAttribute("stroke", "none");
  await myExpenses.filter().selectOption("Food");
  await expect(slices).toHaveCount(1);
  await expect(slices).toHaveAttribute("stroke", "none");
});

test.describe("with rows of an upstream host", () => {
  const row = (
    _id: number,
    date: string,
    category: string,
    amount: number,
  ) => ({
    _id,
    date,
    category,
    description: "",
    amount,
  });
  for (const { name, rows, list, amounts, bars, noPie, noBars } of [
    {
      name: "all below zero",
      rows: [
        row(1, "2026-01-05", "food", -1500),
        row(2, "2026-01-07", "rent", -40),
      ],
      list: ["Food -₹1,500", "Rent -₹40"],
      amounts: ["-₹1.5K", "-₹1K", "-₹500", "₹0"],
      bars: 2,
      noPie: true,
    },
    {
      name: "all zero",
      rows: [row(1, "2026-01-05", "food", 0), row(2, "2026-01-07", "rent", 0)],
      list: ["Food ₹0", "Rent ₹0"],
      amounts: [],
      bars: 0,
      noPie: true,
      noBars: true,
    },
    {
      name: "above and below zero",
      rows: [
        row(1, "2026-01-05", "food", 1000),
        row(2, "2026-01-07", "rent", -400),
      ],
      list: ["Food 100%₹1,000", "Rent -₹400"],
      amounts: ["-₹500", "₹0", "₹500", "₹1K"],
      bars: 2,
    },
  ])
    test(`the charts show rows that are ${name}`, async ({
      page,
      myExpenses,
    }) => {
      const upstream = await startFakeRemoteApi();
      upstream.rows.push(...rows);
      const server = await startServer({ EXPENSES_HOST: upstream.url });
      await page.goto(`${server.url}/show`);
      const pie = myExpenses.chart(PIE);
      await expect(pie.getByRole("listitem")).toHaveText(list);
      await expect(pie.getByText("there is no pie to draw")).toHaveCount(
        noPie ? 1 : 0,
      );
      await expect(myExpenses.drawing(PIE)).toHaveCount(noPie ? 0 : 1);
      const daily = myExpenses.chart(BARS);
      await expect(daily.getByText("there are no bars to draw")).toHaveCount(
        noBars ? 1 : 0,
      );
      await expect(daily.locator(".recharts-bar-rectangle path")).toHaveCount(
        bars,
      );
      await expect(
        daily.locator(".recharts-yAxis-tick-labels text"),
      ).toHaveText(amounts);
      await expect(page.getByText("NaN")).toHaveCount(0);
      await page.close();
      await server.stop();
      await upstream.close();
    });
});
