import { expect, test } from "../fixtures";
import { MyExpensesPage } from "../pages/my-expenses-page";

test("a tab shows what another one edits, deletes and undoes, and offers no Undo of what it saved", async ({
  context,
  record,
  myExpenses,
}) => {
  await record({});
  const other = new MyExpensesPage(await context.newPage());
  await myExpenses.goto();
  await other.goto();
  await other.openDialog("Lunch");
  await other.field("Description").fill("Brunch");
  await other.dialogButton("Save").click();
  await other.expectDialogClosed();
  await expect(myExpenses.editButton("Brunch")).toBeVisible();

  await other.openDialog("Brunch");
  await myExpenses.delete("Brunch");
  await expect(myExpenses.undoButton()).toBeVisible();
  // The row behind the dialog is removed when the server has the deletion.
  await expect(
    other.page.getByRole("button", {
      name: "Edit Brunch",
      includeHidden: true,
    }),
  ).toHaveCount(0);
  await other.field("Amount").fill("5");
  await other.dialogButton("Save").click();
  await expect(myExpenses.notification("Brunch (₹5) is back.")).toBeVisible();
  await expect(myExpenses.undoButton()).toHaveCount(0);
  await expect(myExpenses.rows()).toContainText(["₹5"]);

  await other.expectDialogClosed();
  await other.delete("Brunch");
  await expect(myExpenses.editButton("Brunch")).toHaveCount(0);
  await other.undoButton().click();
  await expect(myExpenses.editButton("Brunch")).toBeVisible();
});
