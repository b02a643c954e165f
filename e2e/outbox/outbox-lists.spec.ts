import { expect, expectAccessible, test } from "../fixtures";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import {
  countUnsent,
  navigate,
  NO_NETWORK,
  openForOffline,
  saveButton,
} from "./offline-page";

test.use({ lists: "private" });

test("the first expenses of a browser make one list", async ({
  page,
  context,
  addExpensePage,
  myExpenses,
  database,
  expectConsole,
}) => {
  expectConsole(NO_NETWORK);
  await openForOffline(page, "/add");
  await context.setOffline(true);
  for (const description of ["One", "Two"]) {
    await addExpensePage.fill({ ...lunchRequest, description });
    await saveButton(page).click();
    await expect(
      page.getByRole("region", { name: "Last saved" }),
    ).toContainText(description);
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
  expectConsole(NO_NETWORK);
  await owner.addExpensePage.goto();
  await owner.addExpensePage.fill({ ...lunchRequest, description: "Theirs" });
  await owner.addExpensePage.submitAndReadAlert();
  await owner.yourData.goto();
  const link = await owner.yourData.showLink();

  await record({ description: "Mine" });
  await openForOffline(page, "/add");
  await addExpensePage.fill(lunchRequest);
  await context.setOffline(true);
  await saveButton(page).click();
  await expect(page.getByRole("region", { name: "Last saved" })).toBeVisible();
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
  await navigate(page, "My Expenses").catch(() => page.goto("/show"));
  await expect(myExpenses.rows()).toHaveCount(1);
  const unsent = page.getByRole("region", { name: "Not sent yet" });
  await expect(unsent).toContainText("Lunch");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(unsent).toContainText("made for another list");
  await expect(myExpenses.rows()).toHaveCount(1);
  await expectAccessible(page);
  await unsent.getByRole("link", { name: "Add Lunch to this list" }).click();
  await expect(addExpensePage.description()).toHaveValue("Lunch");
  expect(await addExpensePage.submitAndReadAlert()).toContain("✅");
  await expect.poll(() => countUnsent(page)).toBe(0);
  await owner.myExpenses.goto();
  await expect(owner.myExpenses.rows()).toHaveCount(2);
});

test("erasing names the unsent expenses, and removes them", async ({
  page,
  context,
  addExpensePage,
  yourData,
  record,
  expectConsole,
}) => {
  expectConsole(NO_NETWORK);
  await record({ description: "Mine" });
  await openForOffline(page, "/add");
  await addExpensePage.fill(lunchRequest);
  await context.setOffline(true);
  await saveButton(page).click();
  await expect(page.getByRole("region", { name: "Last saved" })).toBeVisible();
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
