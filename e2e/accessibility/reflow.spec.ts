import { expect, expectNoOverflow, test } from "../fixtures";

const LONG = { description: "x".repeat(500), amount: 10_000_000 };

// Home and Add Expense are resized in their own tests.
test("Your data, Import, People and My Expenses do not scroll horizontally from 320 to 2560 px, and the table keeps its roles on a phone", async ({
  page,
  myExpenses,
  record,
}) => {
  await record(
    LONG,
    { description: "word ".repeat(100).trim() },
    { category: "entertainment" },
  );
  for (const path of ["/data", "/import", "/people", "/show"]) {
    await page.goto(path);
    if (path === "/show") {
      await expect(myExpenses.rows()).toHaveCount(3);
      await expect(myExpenses.drawing("Daily Expenses")).toBeVisible();
    }
    for (const width of [2560, 1024, 768, 640, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoOverflow(page);
    }
  }
  await expect(myExpenses.table().getByRole("columnheader")).toHaveCount(4);
  for (const row of await myExpenses.rows().all())
    await expect(row.getByRole("cell")).toHaveCount(4);
});
