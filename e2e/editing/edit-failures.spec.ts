import { expect, test } from "../fixtures";
import { failScript } from "../wait-for-script";
import { openLunchAndTrain } from "./open-list";

const LUNCH = ["5 Jan 2026", "Food", "Lunch", "₹99.50"];
const TRAIN = ["7 Jan 2026", "Travel", "Train home", "₹1,200.00"];

test.beforeEach(openLunchAndTrain);

test("a failed save restores the row and keeps the entered values", async ({
  page,
  myExpenses,
  expectConsole,
}) => {
  expectConsole(/could not be saved/);
  expectConsole(/status of 503/);
  await page.route(
    "**/api/expenses/*",
    (route) => route.fulfill({ status: 503 }),
    { times: 1 },
  );
  await myExpenses.editButton("Lunch").click();
  await myExpenses.field("Amount").fill("5");
  await myExpenses.dialogButton("Save").click();
  const notification = myExpenses.notification(
    /Lunch \(₹99\.50\) could not be saved/,
  );
  await expect(notification).toBeVisible();
  expect(await myExpenses.cells()).toEqual([TRAIN, LUNCH]);
  await myExpenses.expectDialogClosed();
  await notification.getByRole("button", { name: "Edit again" }).click();
  await expect(notification).toHaveCount(0);
  await expect(myExpenses.field("Amount")).toHaveValue("5");
  await myExpenses.dialogButton("Save").click();
  await expect(myExpenses.total()).toContainText("₹1,205");
});

test("a field error of the server is shown at the field", async ({
  page,
  myExpenses,
  expectConsole,
}) => {
  expectConsole(/could not be saved/);
  expectConsole(/status of 400/);
  const errors = [{ field: "date", message: "Not that day." }];
  await page.route("**/api/expenses/*", (route) =>
    route.fulfill({
      status: 400,
      contentType: "application/problem+json",
      body: JSON.stringify({ errors }),
    }),
  );
  await myExpenses.editButton("Lunch").click();
  await myExpenses.field("Amount").fill("5");
  await myExpenses.dialogButton("Save").click();
  await myExpenses.expectDialogClosed();
  await page.getByRole("button", { name: "Edit again" }).click();
  await expect(myExpenses.field("Date")).toHaveAccessibleDescription(
    "Not that day.",
  );
});

test("saving a row that was deleted elsewhere adds it again and shows a notification", async ({
  database,
  myExpenses,
}) => {
  await myExpenses.editButton("Lunch").click();
  database.exec("DELETE FROM expenses WHERE description = 'Lunch'");
  await myExpenses.field("Amount").fill("5");
  await myExpenses.dialogButton("Save").click();
  await expect(
    myExpenses.notification("Lunch (₹5) had been deleted elsewhere."),
  ).toBeVisible();
  expect(
    database.prepare("SELECT sum(amount_paise) FROM expenses").pluck().get(),
  ).toBe(120_500);
});

test("a deletion can be undone when the script of the dialog fails to load", async ({
  page,
  myExpenses,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  expectConsole(/ChunkLoadError/);
  await myExpenses.delete("Lunch");
  await failScript(page, "Edit Expense");
  await page.reload();
  await myExpenses.editButton("Train home").click();
  await expect(
    page.getByText("The expense could not be opened."),
  ).toBeVisible();
  await myExpenses.undoButton().click();
  await expect(myExpenses.rows()).toHaveCount(2);
  // Scripts that are loaded later may still be under way.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
