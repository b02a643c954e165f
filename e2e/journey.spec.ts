import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "./fixtures";
import { startServer } from "./server";

test("three expenses added through the form are listed, summed and charted, also after a restart", async ({
  page,
  addExpensePage,
  myExpenses,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "expenses-journey-"));
  let server = await startServer(join(folder, "expenses.db"));
  await page.goto(`${server.url}/add`);
  for (const [date, category, description, amount] of [
    ["2026-01-05", "food", "Mess fees", "500"],
    ["2026-01-06", "travel", "Metro card", "249.75"],
    ["2026-01-06", "shopping", "Notebooks", "250.25"],
  ] as const) {
    await addExpensePage.fill({ date, category, description, amount });
    expect(await addExpensePage.submitAndReadAlert()).toMatch(/^✅/);
  }
  await page.getByRole("link", { name: "My Expenses" }).click();
  const expectAllThere = async () => {
    await expect(myExpenses.rows()).toHaveCount(3);
    expect(await myExpenses.cells()).toEqual([
      ["6 Jan 2026", "Shopping", "Notebooks", "₹250.25"],
      ["6 Jan 2026", "Travel", "Metro card", "₹249.75"],
      ["5 Jan 2026", "Food", "Mess fees", "₹500"],
    ]);
    await expect(myExpenses.total()).toContainText("₹1,000");
    await expect(
      myExpenses.drawing("Expenses by Category").getByText("%"),
    ).toHaveText(["50%", "25%", "25%"]);
    await expect(
      myExpenses.drawing("Daily Expenses").getByText(/Jan$/),
    ).toHaveText(["5 Jan", "6 Jan"]);
  };
  await expectAllThere();

  await server.stop();
  server = await startServer(join(folder, "expenses.db"));
  await page.goto(`${server.url}/show`);
  await expectAllThere();
  await server.stop();
  rmSync(folder, { recursive: true });
});
