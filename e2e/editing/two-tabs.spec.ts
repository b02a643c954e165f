import { expect, test } from "../fixtures";
import { MyExpensesPage } from "../pages/my-expenses-page";

test("a tab shows what another one saves, deletes and undoes, and offers no Undo of what it saved", async ({
  context,
  record,
  myExpenses,
}) => {
  await record({});
  const other = new MyExpensesPage(await context.newPage());
  await myExpenses.goto();
  await other.goto();
  await other.openDialog("Lunch");
  await myExpenses.delete("Lunch");
  await expect(myExpenses.undoButton()).toBeVisible();
  // The row behind the dialog is removed when the server has the deletion.
  await expect(
    other.page.getByRole("button", {
      name: "Edit Lunch",
      includeHidden: true,
    }),
  ).toHaveCount(0);
  await other.field("Amount").fill("5");
  await other.dialogButton("Save").click();
  await expect(myExpenses.notification("Lunch (₹5) is back.")).toBeVisible();
  await expect(myExpenses.undoButton()).toHaveCount(0);
  await expect(myExpenses.rows()).toContainText(["₹5"]);

  await other.expectDialogClosed();
  await other.delete("Lunch");
  await expect(myExpenses.editButton("Lunch")).toHaveCount(0);
  await other.undoButton().click();
  await expect(myExpenses.editButton("Lunch")).toBeVisible();
});
