import type { Page } from "@playwright/test";
import { expect, type Fixtures } from "../fixtures";
import type { MyExpensesPage } from "../pages/my-expenses-page";

/** The descriptions of the expenses, newest first. */
export const ALL = [
  "Notebook",
  "Café crème",
  "चाय और समोसा",
  "Train to Zürich",
];

/** Opens My Expenses with four expenses that differ in month, category and script. */
export async function openVariedExpenses({
  page,
  record,
  myExpenses,
}: Pick<Fixtures, "record" | "myExpenses"> & { page: Page }) {
  // Noon in the middle of a month, in the time zone of the browser.
  await page.clock.setFixedTime(new Date(2026, 2, 15, 12));
  await record(
    { date: "2025-12-31", description: "Train to Zürich", category: "travel" },
    { date: "2026-01-05", description: "चाय और समोसा", amount: 60 },
    { date: "2026-02-20", description: "Café crème", amount: 200 },
    { date: "2026-03-01", description: "Notebook", category: "shopping" },
  );
  await myExpenses.goto();
  await expect(myExpenses.rows()).toHaveCount(4);
}

export async function expectShown(
  myExpenses: MyExpensesPage,
  ...shown: string[]
) {
  const buttons = myExpenses.rows().getByRole("button");
  await expect(buttons).toHaveText(shown);
}
