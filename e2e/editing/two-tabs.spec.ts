import { expect, test } from "../fixtures";
import { MyExpensesPage } from "../pages/my-expenses-page";

test("a tab shows what another one saves, deletes and undoes", async ({
  context,
  record,
  myExpenses,
}) => {
  await record({});
  const other = new MyExpensesPage(await context.newPage());
  await myExpenses.goto();
  await other.goto();
  await other.openDialog("Lunch");
  await other.field("Amount").fill("5");
  await other.dialogButton("Save").click();
  await expect(myExpenses.rows()).toContainText(["₹5"]);

  await other.expectDialogClosed();
  await other.delete("Lunch");
  await other.extendUndo();
  await expect(myExpenses.editButton("Lunch")).toHaveCount(0);
  await other.undoButton().click();
  await expect(myExpenses.editButton("Lunch")).toBeVisible();
});
