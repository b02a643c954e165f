import { countRecords } from "../count-records";
import { expect, type test } from "../fixtures";
import { MyExpensesPage } from "../pages/my-expenses-page";
import { JANUARY, listLength, listText, statement } from "./statement-files";

/** The tests that hold for both values of LISTS. */
export function describeImport(it: typeof test) {
  it("imports the new rows of a chosen file, shows them in all tabs, and adds nothing twice", async ({
    page,
    context,
    importPage,
    myExpenses,
  }) => {
    await myExpenses.goto();
    await myExpenses.page
      .getByRole("link", { name: "Import a statement" })
      .click();
    await expect(page).toHaveURL("/import");
    await importPage.choose(JANUARY);
    await expect(importPage.counts()).toHaveText(
      "4 rows: 3 new, 0 already here, 1 left out.",
    );
    await expect(importPage.row("Scholarship")).toContainText(
      "Left out: money in",
    );
    const otherTab = new MyExpensesPage(await context.newPage());
    await otherTab.goto();
    await expect(otherTab.emptyMessage()).toBeVisible();
    await importPage.importAll();
    await expect(importPage.outcome()).toContainText("3 expenses were added.");
    await expect(otherTab.rows()).toHaveCount(3);
    expect(await otherTab.cells()).toContainEqual([
      "6 Jan 2026",
      expect.anything(),
      "Book Shop",
      "₹350.50",
    ]);
    await importPage.goto();
    await importPage.choose(JANUARY);
    await expect(importPage.counts()).toHaveText(
      "4 rows: 0 new, 3 already here, 1 left out.",
    );
    await expect(importPage.importButton()).toHaveCount(0);
    expect(await listLength(page)).toBe(3);
  });

  it("takes an import back to the byte, and imports all again after it", async ({
    page,
    record,
    importPage,
  }) => {
    await record({}, { description: "Bus", category: "travel" });
    const before = await listText(page);
    await importPage.goto();
    await importPage.choose(JANUARY);
    await importPage.importAll();
    expect(await listLength(page)).toBe(5);
    await importPage.button("Undo import").click();
    await expect(importPage.outcome()).toHaveText("3 expenses were removed.");
    expect(await listText(page)).toBe(before);
    await expect(importPage.counts()).toContainText("3 new");
    await importPage.importAll();
    expect(await listLength(page)).toBe(5);
  });

  it("leaves the expenses that were edited since, when Your data undoes an import", async ({
    page,
    importPage,
    myExpenses,
    yourData,
  }) => {
    await importPage.goto();
    await importPage.choose(JANUARY);
    await importPage.importAll();
    await page.getByRole("link", { name: "View expenses" }).click();
    await myExpenses.openDialog("Book Shop");
    await myExpenses.field("Amount").fill("300");
    await myExpenses.dialogButton("Save").click();
    await myExpenses.expectDialogClosed();
    await yourData.goto();
    const imports = yourData.section("Imports");
    await expect(imports).toContainText("statement.csv");
    await expect(imports).toContainText("3 expenses");
    await imports.getByRole("button", { name: /^Undo/ }).click();
    await expect(imports).toContainText(
      "2 expenses were removed. 1 was edited since and is left.",
    );
    await expect(yourData.main()).toContainText("Your list has 1 expense.");
    expect(await listLength(page)).toBe(1);
  });

  it("forgets the imports of a list that is erased", async ({
    page,
    importPage,
    yourData,
  }) => {
    await importPage.goto();
    await importPage.choose(JANUARY);
    await importPage.importAll();
    await yourData.goto();
    await expect(yourData.section("Imports")).toBeVisible();
    await yourData.button("Erase everything…").click();
    const dialog = yourData.dialog("Erase everything?");
    await dialog.getByLabel(/^Type 3/).fill("3");
    await dialog.getByRole("button", { name: "Erase everything" }).click();
    await expect(yourData.main()).toContainText("Everything was erased.");
    expect(await countRecords(page, "imports", "batches")).toBe(0);
  });

  it("keeps two equal payments of one day, and shows a payment of two files once", async ({
    page,
    importPage,
  }) => {
    const tea = { to: "Tea Stall", out: "20.00" };
    await importPage.goto();
    await importPage.drop(
      statement([tea, tea], "january.csv"),
      statement([tea, tea, { to: "Book Shop", out: "5.00" }], "year.csv"),
    );
    await expect(importPage.counts()).toHaveText(
      "5 rows: 3 new, 2 already here, 0 left out.",
    );
    await importPage.importAll();
    expect(await listLength(page)).toBe(3);
  });
}
