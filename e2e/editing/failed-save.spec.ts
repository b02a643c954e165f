import { expect, test } from "../fixtures";

const UNSAVED = /(could not be|may not have been) saved/;

test.beforeEach(async ({ page, record, myExpenses, expectConsole }) => {
  expectConsole(/could not be saved/);
  expectConsole(/status of 503/);
  await record({});
  await page.clock.install();
  await page.route(
    "**/api/expenses/*",
    (route) => route.fulfill({ status: 503 }),
    { times: 1 },
  );
  await myExpenses.goto();
  await myExpenses.editButton("Lunch").click();
  await myExpenses.field("Amount").fill("120");
  // Advancing the clock would time out the request for the list that follows.
  const reloaded = page.waitForResponse("**/api/show");
  await myExpenses.dialogButton("Save").click();
  await myExpenses.expectDialogClosed();
  await expect(myExpenses.notification("could not be saved")).toBeVisible();
  await (await reloaded).finished();
});

test("the values of a failed save can be edited again after ten minutes, another screen and a reload", async ({
  page,
  home,
  myExpenses,
}) => {
  await page.mouse.move(0, 0);
  await page.clock.fastForward("10:00");
  for (const [name, path] of [
    ["Home", "/"],
    ["My Expenses", "/show"],
  ] as const) {
    await home.navigation().getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
  }
  await expect(myExpenses.notification(UNSAVED)).toBeVisible();
  await page.reload();
  const notification = myExpenses.notification(UNSAVED);
  await notification.getByRole("button", { name: "Edit again" }).click();
  await expect(notification).toHaveCount(0);
  await expect(myExpenses.field("Amount")).toHaveValue("120");
  await page.reload();
  await notification.getByRole("button", { name: "Edit again" }).click();
  await expect(myExpenses.field("Date")).toBeFocused();
  // The values are not saved, so closing the dialog asks, even without a new change.
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Keep editing" }).click();
  await myExpenses.dialogButton("Save").click();
  await expect(myExpenses.total()).toContainText("₹120");
  await page.reload();
  await expect(myExpenses.total()).toContainText("₹120");
  await expect(notification).toHaveCount(0);
});

test("a dismissed notification does not come back", async ({
  page,
  myExpenses,
}) => {
  const notification = myExpenses.notification("could not be saved");
  await notification.getByLabel("Dismiss").click();
  await expect(notification).toHaveCount(0);
  await page.reload();
  await expect(myExpenses.total()).toContainText("₹99.50");
  await expect(notification).toHaveCount(0);
});
