import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";

test.use({
  lists: "private",
  viewport: { width: 360, height: 740 },
  hasTouch: true,
});

test("on a phone the overview stands above the reminder of the link, in the upper half of the window", async ({
  page,
  record,
  myExpenses,
}) => {
  await page.clock.setFixedTime(new Date(2026, 2, 15, 12));
  await myExpenses.goto();
  await expect(myExpenses.emptyMessage()).toBeVisible();
  await record(
    ...Array.from({ length: 10 }, (_, ago) => ({
      date: `2026-03-${15 - ago}`.replace(/-(\d)$/, "-0$1"),
    })),
  );
  await myExpenses.goto();
  const reminder = page.getByRole("complementary", { name: "Keep your list" });
  await expect(reminder).toBeVisible();
  const [overview, notice] = await Promise.all([
    myExpenses.overview().boundingBox(),
    reminder.boundingBox(),
  ]);
  expect(overview?.y).toBeLessThanOrEqual(310);
  expect(notice?.y).toBeGreaterThan(overview?.y ?? Infinity);
  await expectAccessible(page);
  await expectNoOverflow(page);
});
