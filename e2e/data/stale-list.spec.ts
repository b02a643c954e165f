import type { Page } from "@playwright/test";
import { openLunchAndTrain } from "../editing/open-list";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { expect, test } from "../fixtures";
import { MyExpensesPage } from "../pages/my-expenses-page";
import type { YourDataPage } from "../pages/your-data-page";
import { replaceLink } from "./replace-link";

test.use({ lists: "private" });

const GONE = "The link to this list was replaced, or the list was erased.";
const OTHER =
  "This browser does not have the same list as when this tab was loaded. The list has been loaded again; nothing was changed.";

async function eraseList(yourData: YourDataPage, count: string) {
  await yourData.erase(count);
  await expect(yourData.main()).toContainText("Everything was erased.");
}

test("a device that has lost the list to a new link is told so, and its Undo restores nothing", async ({
  phone,
  page,
  record,
  myExpenses,
  yourData,
  expectConsole,
}) => {
  expectConsole(/status of 409/);
  expectConsole(/could not be put back/);
  await record({}, { description: "Train home" });
  await phone.yourData.join(await yourData.showLink());
  await myExpenses.goto();
  await myExpenses.delete("Lunch");
  await expect.poll(() => listOf(phone.page)).toHaveLength(1);
  const replaced = await phone.page.request.post("/api/list/link", {
    data: { rotate: true },
  });
  expect(replaced.status()).toBe(200);
  await myExpenses.undoButton().click();
  await expect(page.getByRole("main").getByText(GONE)).toBeVisible();
  await expect(myExpenses.rows()).toHaveCount(0);
  await expect(page.getByText(GONE)).toHaveCount(1);
  await expect(myExpenses.undoButton()).toHaveCount(0);
  expect(await listOf(phone.page)).toHaveLength(1);
});

test("an edit of a list that was erased on another device changes nothing, and a new list can be started", async ({
  phone,
  record,
  page,
  myExpenses,
  addExpensePage,
  yourData,
  expectConsole,
}) => {
  expectConsole(/status of 409/);
  expectConsole(/could not be saved/);
  await record({});
  await phone.yourData.join(await yourData.showLink());
  await myExpenses.goto();
  await myExpenses.openDialog("Lunch");
  await eraseList(phone.yourData, "1");
  await myExpenses.field("Amount").fill("5");
  await myExpenses.dialogButton("Save").click();
  await expect(page.getByRole("main").getByText(GONE)).toBeVisible();
  await expect(page.getByText(GONE)).toHaveCount(1);
  await page.getByRole("button", { name: "Start a new list" }).click();
  await expect(myExpenses.emptyMessage()).toBeVisible();
  await expect(page.getByText(GONE)).toHaveCount(0);
  await addExpensePage.goto();
  await addExpensePage.fill(lunchRequest);
  expect(await addExpensePage.submitAndReadAlert()).toMatch(/^✅/);
  await page.reload();
});

test("Add Expense says why a list takes no expense, keeps the values, and starts a new list", async ({
  phone,
  record,
  page,
  addExpensePage,
  yourData,
  expectConsole,
}) => {
  expectConsole(/status of 409/);
  expectConsole(/could not be added/);
  await record({});
  await phone.yourData.join(await yourData.showLink());
  await addExpensePage.goto();
  await addExpensePage.fill(lunchRequest);
  await replaceLink(phone);
  expect(await addExpensePage.submitAndReadAlert()).toBe(
    "❌ Something went wrong",
  );
  await expect(page.getByText(GONE)).toBeVisible();
  expect(await addExpensePage.description().inputValue()).toBe("Lunch");
  await page.getByRole("button", { name: "Start a new list" }).click();
  await expect(page.getByText(GONE)).toHaveCount(0);
  expect(await addExpensePage.submitAndReadAlert()).toMatch(/^✅/);
  expect(await listOf(phone.page)).toHaveLength(1);
  expect(await listOf(page)).toHaveLength(1);
});

test("a tab that shows the list of before a join changes neither list", async ({
  phone,
  record,
  page,
  myExpenses,
  expectConsole,
}) => {
  expectConsole(/status of 409/);
  expectConsole(/could not be deleted/);
  await openLunchAndTrain({ record, myExpenses });
  // Another list, of which this tab gets no notice.
  await phone.page.request.post("/api/add", {
    data: { ...lunchRequest, description: "Tea" },
  });
  await myExpenses.goto();
  await expect(myExpenses.rows()).toHaveCount(2);
  // The plan is loaded after the rows, and would notice the other list, too.
  await expect(
    page.getByRole("button", { name: "Pocket money" }),
  ).toBeVisible();
  await page.context().clearCookies();
  await page.context().addCookies(await phone.page.context().cookies());
  await myExpenses.delete("Lunch");
  await expect(myExpenses.notification(OTHER)).toBeVisible();
  await expect(myExpenses.rows()).toHaveCount(1);
  expect(await listOf(page)).toHaveLength(1);
});

test("Erase everything needs the number of expenses, offers the download, and empties the other tabs", async ({
  context,
  record,
  page,
  yourData,
}) => {
  await record({}, { description: "Tea" });
  const tab = new MyExpensesPage(await context.newPage());
  await tab.goto();
  await expect(tab.rows()).toHaveCount(2);
  await yourData.goto();
  await yourData.button("Erase everything…").click();
  const dialog = yourData.dialog("Erase everything?");
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download JSON" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
  const erase = dialog.getByRole("button", { name: "Erase everything" });
  await dialog.getByLabel(/^Type 2/).fill("3");
  await expect(erase).toHaveAttribute("aria-disabled", "true");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(yourData.button("Erase everything…")).toBeFocused();
  await eraseList(yourData, "2");
  await expect(
    yourData.main().getByText("Everything was erased."),
  ).toBeVisible();
  await expect(yourData.main()).toContainText("There are no expenses yet.");
  await expect(tab.emptyMessage()).toBeVisible();
  expect(await context.cookies()).toEqual([]);
});

async function listOf(page: Page): Promise<unknown[]> {
  const response = await page.request.get("/api/show");
  return (await response.json()) as unknown[];
}

test("a list that was erased is not shown when the server then fails", async ({
  page,
  record,
  yourData,
  expectConsole,
}) => {
  expectConsole(/status of 503|could not be (overwritten|loaded)/);
  await record({});
  await yourData.goto();
  await expect(yourData.main()).toContainText("Your list has 1 expense.");
  let isErased = false;
  page.on("response", (response) => {
    if (response.request().method() === "DELETE") isErased = true;
  });
  await page.route("**/api/show", (route) =>
    isErased ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await eraseList(yourData, "1");
  await expect(yourData.main()).not.toContainText("Your list has");
  await expect(yourData.main()).not.toContainText("Nothing is lost");
  await page.unroute("**/api/show");
  await page.reload();
  await expect(yourData.main()).toContainText("There are no expenses yet.");
});
