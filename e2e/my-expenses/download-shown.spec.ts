import { expect, test } from "../fixtures";

test("the file that was downloaded is already here when it is imported, after edits too", async ({
  record,
  myExpenses,
  importPage,
}) => {
  await record({ description: "Chai" }, { description: "Bus", amount: 15.5 });
  await myExpenses.goto();
  const { name, content } = await myExpenses.download();
  expect(name).toMatch(/^campus-kharcha-\d{4}-\d\d-\d\d\.csv$/);
  await myExpenses.openDialog("Bus");
  await myExpenses.field("Amount").fill("18");
  await myExpenses.dialogButton("Save").click();
  await myExpenses.expectDialogClosed();
  await expect(myExpenses.notification("was saved.")).toBeVisible();
  await importPage.goto();
  await importPage.choose({ name, content });
  await expect(importPage.counts()).toHaveText(
    "2 rows: 0 new, 2 already here, 0 left out.",
  );
});
