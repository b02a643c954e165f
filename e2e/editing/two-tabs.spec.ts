import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { MyExpensesPage } from "../pages/my-expenses-page";

async function openInOtherTab(page: Page): Promise<MyExpensesPage> {
  const other = new MyExpensesPage(await page.context().newPage());
  await other.page.goto(new URL("/show", page.url()).href);
  return other;
}

test.describe("an expense deleted in one tab and saved in the other", () => {
  test.beforeEach(async ({ record, myExpenses }) => {
    await record({});
    await myExpenses.goto();
  });

  test("has no Undo, and keeps the saved values", async ({
    page,
    myExpenses,
    request,
  }) => {
    const other = await openInOtherTab(page);
    await other.editButton("Lunch").click();
    await myExpenses.delete("Lunch");
    await expect(myExpenses.undoButton()).toBeVisible();
    await other.field("Amount").fill("5");
    await other.dialogButton("Save").click();
    await expect(myExpenses.notification("Lunch (₹5) is back.")).toBeVisible();
    await expect(myExpenses.undoButton()).toHaveCount(0);
    await expect(myExpenses.rows()).toContainText(["₹5"]);
    await page.keyboard.press("Control+z");
    await page.reload();
    await expect(myExpenses.rows()).toContainText(["₹5"]);
    await expect(myExpenses.undoButton()).toHaveCount(0);
    expect(await (await request.get("/api/show")).json()).toMatchObject([
      { amount: 5 },
    ]);
  });

  test("is not overwritten by an Undo in a tab without the change", async ({
    page,
    myExpenses,
    database,
    expectConsole,
  }) => {
    expectConsole(/status of 412/);
    await myExpenses.delete("Lunch");
    await expect.poll(() => count()).toBe(0);
    // Written directly, like a change from another device.
    database.exec(`INSERT INTO expenses (list_no, seq, id, date, category, description, amount_paise)
      VALUES (1, 9, '${await deletedId(page)}', '2026-01-05', 'food', 'Lunch', 500)`);
    await myExpenses.undoButton().click();
    await expect(
      myExpenses.notification("Lunch (₹99.50) is back already."),
    ).toBeVisible();
    await expect(myExpenses.rows()).toContainText(["₹5"]);
    expect(count()).toBe(1);

    function count() {
      return database.prepare("SELECT count(*) FROM expenses").pluck().get();
    }
  });
});

test.describe("My Expenses in another tab", () => {
  test.beforeEach(async ({ record, myExpenses }) => {
    await record({}, { description: "Train home" });
    await myExpenses.goto();
  });

  test("shows an edit", async ({ page, context, myExpenses }) => {
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByRole("row")).toHaveCount(4);
    await myExpenses.editButton("Lunch").click();
    await myExpenses.field("Description").fill("Dinner");
    await myExpenses.dialogButton("Save").click();
    await expect(other.getByRole("row", { name: "Dinner" })).toBeVisible();
    await expect(other.getByRole("row")).toHaveCount(4);
  });

  test("shows a deletion and its undo", async ({
    page,
    context,
    myExpenses,
  }) => {
    const other = await context.newPage();
    await other.goto(page.url());
    const otherLunch = other.getByRole("row", { name: "Lunch" });
    await expect(otherLunch).toBeVisible();
    await myExpenses.delete("Lunch");
    await expect(otherLunch).toHaveCount(0);
    await myExpenses.undoButton().click();
    await expect(otherLunch).toBeVisible();
  });
});

test("an expense changed in another tab cannot be undone on Add Expense", async ({
  page,
  addExpensePage,
}) => {
  await addExpensePage.goto();
  await addExpensePage.fill(lunchRequest);
  await addExpensePage.submitAndReadAlert();
  const undo = addExpensePage.lastAdded().getByRole("button", { name: "Undo" });
  await expect(undo).toBeVisible();
  const other = await openInOtherTab(page);
  await other.editButton("Lunch").click();
  await other.field("Amount").fill("5");
  await other.dialogButton("Save").click();
  await expect(
    addExpensePage.lastAdded().getByText("changed in another tab"),
  ).toBeVisible();
  await expect(undo).toHaveCount(0);
});

/** The id of the one expense that this tab has deleted. */
function deletedId(page: Page): Promise<string> {
  return page.evaluate(() => {
    const stored = sessionStorage.getItem("deleted-expenses") ?? "[]";
    const [deletion] = JSON.parse(stored) as [{ expense: { _id: string } }];
    return deletion.expense._id;
  });
}
