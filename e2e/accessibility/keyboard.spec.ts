import { expect, test } from "../fixtures";

test("adding and filtering work by keyboard alone", async ({
  page,
  home,
  addExpensePage,
  myExpenses,
}) => {
  await home.goto();
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("link", { name: "Skip to content" }),
  ).toBeFocused();
  for (const name of ["Home", "My Expenses", "Add Expense"]) {
    await page.keyboard.press("Tab");
    await expect(home.navigation().getByRole("link", { name })).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/add");
  await expect(addExpensePage.box()).toBeFocused();
  await addExpensePage.date().focus();
  await page.keyboard.type("05012026");
  await addExpensePage.category().focus();
  await page.keyboard.press("f");
  await expect(addExpensePage.category()).toHaveValue("food");
  await addExpensePage.description().focus();
  await page.keyboard.type("Lunch");
  await page.keyboard.press("Tab");
  await page.keyboard.type("99.50");
  await addExpensePage.submitAndReadAlert(() => page.keyboard.press("Enter"));

  await myExpenses.goto();
  await expect(myExpenses.rows()).toHaveCount(1);
  await expect(myExpenses.drawing("Daily Expenses")).toBeVisible();
  const skip = page.getByRole("button", { name: "Skip to the charts" });
  await skip.focus();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(
    myExpenses.chart("Expenses by Category").locator(":focus"),
  ).toHaveCount(1);
  await myExpenses.filter().focus();
  await page.keyboard.press("t");
  await expect(myExpenses.emptyMessage()).toBeVisible();
});
