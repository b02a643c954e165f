import { expect, expectNoOverflow, test, waitForFrames } from "../fixtures";

const LONG = { description: "x".repeat(500), amount: 10_000_000 };

test("no screen scrolls horizontally from 320 to 2560 px", async ({
  page,
  myExpenses,
  record,
}) => {
  await record(
    LONG,
    { description: "word ".repeat(100).trim() },
    { category: "entertainment" },
  );
  for (const path of ["/", "/add", "/show", "/data", "/import"]) {
    await page.goto(path);
    if (path === "/show") {
      await expect(myExpenses.rows()).toHaveCount(3);
      await expect(myExpenses.drawing("Daily Expenses")).toBeVisible();
    }
    for (const width of [320, 640, 768, 1024, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      await waitForFrames(page, 2);
      await expectNoOverflow(page);
    }
  }
});

test("the table keeps its table roles on a phone", async ({
  page,
  myExpenses,
  record,
}) => {
  await record({});
  await page.setViewportSize({ width: 375, height: 812 });
  await myExpenses.goto();
  await expect(myExpenses.rows()).toHaveCount(1);
  await expect(myExpenses.table().getByRole("columnheader")).toHaveCount(4);
  await expect(myExpenses.rows().getByRole("cell")).toHaveCount(4);
});
