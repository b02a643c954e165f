import { expect, test } from "../fixtures";
import { openThreeMeals } from "./open-list";

test.beforeEach(openThreeMeals);

test("a failed delete restores the row and shows a notification", async ({
  page,
  myExpenses,
  expectConsole,
}) => {
  expectConsole(/could not be deleted/);
  expectConsole(/ERR_FAILED/);
  await page.route("**/api/expenses/*", (route) => route.abort());
  await myExpenses.editButton("Lunch").click();
  await myExpenses.dialogButton("Delete").click();
  await expect(
    myExpenses.notification("Lunch (₹99.50) could not be deleted."),
  ).toBeVisible();
  await expect(myExpenses.rows()).toHaveCount(3);
  await expect(myExpenses.undoButton()).toHaveCount(0);
});

test("a failed undo can be retried", async ({
  page,
  myExpenses,
  expectConsole,
}) => {
  expectConsole(/could not be put back/);
  expectConsole(/status of 503/);
  await myExpenses.delete("Lunch");
  await page.route(
    "**/api/expenses/*",
    (route) => route.fulfill({ status: 503 }),
    { times: 1 },
  );
  await myExpenses.undoButton().click();
  await expect(
    myExpenses.notification("Lunch (₹99.50) could not be put back."),
  ).toBeVisible();
  await expect(myExpenses.rows()).toHaveCount(2);
  await myExpenses.undoButton().click();
  await expect(myExpenses.rows()).toHaveCount(3);
});

test("deleting a row that was already deleted shows no Undo", async ({
  database,
  myExpenses,
  expectConsole,
}) => {
  expectConsole(/status of 404/);
  await myExpenses.editButton("Lunch").click();
  database.exec("DELETE FROM expenses WHERE description = 'Lunch'");
  await myExpenses.dialogButton("Delete").click();
  await expect(
    myExpenses.notification("Lunch (₹99.50) had been deleted already."),
  ).toBeVisible();
  await expect(myExpenses.rows()).toHaveCount(2);
  await expect(myExpenses.undoButton()).toHaveCount(0);
});
