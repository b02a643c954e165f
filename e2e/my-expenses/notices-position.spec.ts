import { expect, expectNoOverflow, test } from "../fixtures";
import { boxOf } from "./box";

test.use({
  lists: "private",
  viewport: { width: 360, height: 740 },
  hasTouch: true,
});

test("on a phone the summary is the first part, and the reminder of the link stands under the charts", async ({
  page,
  record,
  myExpenses,
}) => {
  await page.clock.setFixedTime(new Date(2026, 2, 15, 12));
  await record(
    ...Array.from({ length: 10 }, (_, ago) => ({
      date: `2026-03-${15 - ago}`.replace(/-(\d)$/, "-0$1"),
    })),
  );
  await myExpenses.goto();
  const reminder = page.getByRole("complementary", { name: "Keep your list" });
  await expect(reminder).toBeVisible();
  await expect(myExpenses.drawing("Daily Expenses")).toBeAttached();
  expect((await boxOf(myExpenses.summary())).y).toBeLessThanOrEqual(100);
  const charts = await boxOf(myExpenses.chart("Daily Expenses"));
  expect((await boxOf(reminder)).y).toBeGreaterThan(charts.bottom);
  await expectNoOverflow(page);
});
