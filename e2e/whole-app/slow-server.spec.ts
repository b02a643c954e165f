import { expect, test } from "../fixtures";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { delayRequest, delayDelivery, holdNextRequest } from "../held-requests";

const SCREENS = [
  ["Home", "/"],
  ["My Expenses", "/show"],
] as const;

test("an edit in progress is still shown after leaving and reopening the screen", async ({
  page,
  home,
  record,
  myExpenses,
}) => {
  await record({ amount: 10 });
  await myExpenses.goto();
  const release = await holdNextRequest(
    page,
    "**/api/expenses/*",
    delayRequest,
  );
  await myExpenses.editButton("Lunch").click();
  await myExpenses.field("Amount").fill("1234");
  await myExpenses.dialogButton("Save").click();
  await myExpenses.expectDialogClosed();
  for (const [name, path] of SCREENS) {
    await home.navigation().getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
  }
  await expect(myExpenses.total()).toContainText("₹1,234");
  const response = page.waitForResponse("**/api/expenses/*");
  release();
  await response;
  await expect(myExpenses.total()).toContainText("₹1,234");
  await page.reload();
  await expect(myExpenses.total()).toContainText("₹1,234");
});

test("an add in progress appears in the list that was opened meanwhile", async ({
  page,
  home,
  addExpensePage,
  myExpenses,
}) => {
  await addExpensePage.goto();
  await addExpensePage.fill(lunchRequest);
  const release = await holdNextRequest(page, "**/api/add", delayRequest);
  await addExpensePage.submit().click();
  await expect(addExpensePage.submit()).toHaveText("Adding…");
  await home.navigation().getByRole("link", { name: "My Expenses" }).click();
  await expect(myExpenses.emptyMessage()).toBeVisible();
  const alert = page.waitForEvent("dialog");
  release();
  await (await alert).accept();
  await expect(myExpenses.rows()).toHaveCount(1);
});

test("a list requested before an edit is confirmed shows the edit", async ({
  page,
  home,
  record,
  myExpenses,
}) => {
  await record({ amount: 10 });
  await myExpenses.goto();
  const release = await holdNextRequest(
    page,
    "**/api/expenses/*",
    delayRequest,
  );
  await myExpenses.editButton("Lunch").click();
  await myExpenses.field("Amount").fill("1234");
  await myExpenses.dialogButton("Save").click();
  await myExpenses.expectDialogClosed();
  await home.navigation().getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
  let markFetched = () => {};
  const fetched = new Promise<void>((resolve) => (markFetched = resolve));
  const releaseList = await holdNextRequest(
    page,
    "**/api/show",
    async (route, released) => {
      const response = await route.fetch();
      markFetched();
      await released;
      await route.fulfill({ response });
    },
  );
  await home.navigation().getByRole("link", { name: "My Expenses" }).click();
  await fetched;
  const changed = page.waitForResponse("**/api/expenses/*");
  release();
  await changed;
  await expect(page.getByText("Loading your expenses…")).toBeAttached();
  releaseList();
  await expect(myExpenses.total()).toContainText("₹1,234");
});

test("a reload during an edit shows the edit in the end", async ({
  page,
  record,
  myExpenses,
}) => {
  await record({ amount: 10 });
  await myExpenses.goto();
  const release = await holdNextRequest(
    page,
    "**/api/expenses/*",
    delayDelivery,
  );
  const sent = page.waitForRequest("**/api/expenses/*");
  await myExpenses.editButton("Lunch").click();
  await myExpenses.field("Amount").fill("1234");
  await myExpenses.dialogButton("Save").click();
  await myExpenses.expectDialogClosed();
  await sent;
  await page.reload();
  await expect(myExpenses.total()).toContainText("₹10");
  release();
  await expect(myExpenses.total()).toContainText("₹1,234");
});

test("a page opened during an add shows the expense in the end", async ({
  page,
  addExpensePage,
  myExpenses,
}) => {
  await addExpensePage.goto();
  await addExpensePage.fill(lunchRequest);
  const release = await holdNextRequest(page, "**/api/add", delayDelivery);
  await addExpensePage.submit().click();
  await expect(addExpensePage.submit()).toHaveText("Adding…");
  await myExpenses.goto();
  await expect(myExpenses.emptyMessage()).toBeVisible();
  release();
  await expect(myExpenses.rows()).toHaveCount(1);
});

test("the fields are disabled while the expense is sent, and then cleared", async ({
  page,
  addExpensePage,
}) => {
  await addExpensePage.goto();
  await addExpensePage.fill(lunchRequest);
  const release = await holdNextRequest(page, "**/api/add", delayRequest);
  await addExpensePage.amount().press("Enter");
  for (const field of addExpensePage.fields())
    await expect(field).toBeDisabled();
  await expect(addExpensePage.submit()).toHaveText("Adding…");
  const alert = page.waitForEvent("dialog");
  release();
  await (await alert).accept();
  await expect(addExpensePage.date()).toBeFocused();
  expect(await addExpensePage.values()).toEqual(["", "", "", ""]);
});

test("after a failure the focus returns to the same field", async ({
  page,
  addExpensePage,
  expectConsole,
}) => {
  expectConsole(/could not be added/);
  expectConsole(/status of 503/);
  await page.route("**/api/add", (route) => route.fulfill({ status: 503 }));
  await addExpensePage.goto();
  await addExpensePage.fill(lunchRequest);
  const alert = page.waitForEvent("dialog");
  const press = addExpensePage.amount().press("Enter");
  await (await alert).accept();
  await press;
  await expect(addExpensePage.amount()).toBeFocused();
});
