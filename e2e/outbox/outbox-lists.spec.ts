import { expect, expectAccessible, test } from "../fixtures";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import {
  countUnsent,
  navigate,
  openForOffline,
  lastSaved,
  saveButton,
  saveWithoutNetwork,
} from "./offline-page";

test.use({ lists: "private" });

test("the first expenses of a browser make one list", async ({
  page,
  context,
  addExpensePage,
  myExpenses,
  database,
}) => {
  await openForOffline(page, "/add");
  await context.setOffline(true);
  for (const description of ["One", "Two"]) {
    await addExpensePage.fill({ ...lunchRequest, description });
    await saveButton(page).click();
    await expect(lastSaved(page)).toContainText(description);
  }
  await context.setOffline(false);
  await expect.poll(() => countUnsent(page)).toBe(0);
  await navigate(page, "My Expenses");
  await expect(myExpenses.rows()).toHaveCount(2);
  const lists = database
    .prepare("SELECT count(*) FROM lists WHERE list <> x''")
    .pluck()
    .get();
  expect(lists).toBe(1);
});

test("opening another list asks about unsent expenses, which never go into it by themselves", async ({
  page,
  context,
  phone: owner,
  addExpensePage,
  myExpenses,
  yourData,
  record,
  expectConsole,
}) => {
  await owner.addExpensePage.goto();
  await owner.addExpensePage.fill({ ...lunchRequest, description: "Theirs" });
  await owner.addExpensePage.submitAndReadAlert();
  await owner.yourData.goto();
  const link = await owner.yourData.showLink();

  await record({ description: "Mine" });
  await openForOffline(page, "/add");
  await saveWithoutNetwork(addExpensePage, lunchRequest);
  expectConsole(/status of 503/);
  await page.route("**/api/add", (route) => route.fulfill({ status: 503 }));
  await context.setOffline(false);
  await page.goto(link);
  const dialog = yourData.joinDialog();
  await expect(dialog).toContainText(
    "1 expense on this device is not sent yet.",
  );
  await expectAccessible(page);
  await page.unroute("**/api/add");
  expectConsole(/status of 409/);
  await dialog
    .getByRole("button", { name: "Open the list of the link" })
    .click();
  await expect(yourData.main()).toContainText("The list is open");
  await myExpenses.goto();
  await expect(myExpenses.rows()).toHaveCount(1);
  const unsent = page.getByRole("region", { name: "Not sent yet" });
  await expect(unsent).toContainText("Lunch");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(unsent).toContainText("made for another list");
  await expect(myExpenses.rows()).toHaveCount(1);
  await expectAccessible(page);
  await unsent.getByRole("link", { name: "Add Lunch to this list" }).click();
  await expect(addExpensePage.description()).toHaveValue("Lunch");
  const corrected = page.getByText(
    "You are adding ‘Lunch’, which was made for another list, to this one.",
  );
  await expect(corrected).toBeVisible();
  await expectAccessible(page);

  await addExpensePage.description().fill("");
  await addExpensePage.amount().fill("");
  await expect(corrected).toBeHidden();
  await addExpensePage.box().fill("50 completely other");
  await expect(addExpensePage.description()).toHaveValue("completely other");
  expect(await addExpensePage.submitAndReadAlert()).toContain("✅");
  expect(await countUnsent(page)).toBe(1);
  await navigate(page, "My Expenses");
  await expect(myExpenses.rows()).toHaveCount(2);

  await unsent.getByRole("link", { name: "Add Lunch to this list" }).click();
  await expect(corrected).toBeVisible();
  expect(await addExpensePage.submitAndReadAlert()).toContain("✅");
  await expect.poll(() => countUnsent(page)).toBe(0);
  await owner.myExpenses.goto();
  await expect(owner.myExpenses.rows()).toHaveCount(3);
});

test("erasing names the unsent expenses, and removes them", async ({
  page,
  context,
  addExpensePage,
  yourData,
  record,
  expectConsole,
}) => {
  await record({ description: "Mine" });
  await openForOffline(page, "/add");
  await saveWithoutNetwork(addExpensePage, lunchRequest);
  expectConsole(/status of 503/);
  await page.route("**/api/add", (route) => route.fulfill({ status: 503 }));
  await context.setOffline(false);
  await yourData.goto();
  await yourData.button("Erase everything…").click();
  const dialog = yourData.dialog("Erase everything?");
  await expect(dialog).toContainText(
    "1 expense, and 1 expense on this device that is not sent yet, will be removed",
  );
  await dialog.getByLabel(/^Type/).fill("1");
  await dialog.getByRole("button", { name: "Erase everything" }).click();
  await expect(yourData.main()).toContainText("Everything was erased.");
  expect(await countUnsent(page)).toBe(0);
});
