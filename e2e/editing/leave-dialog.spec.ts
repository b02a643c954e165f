import { expect, expectAccessible, test, withMotion } from "../fixtures";

test.use(withMotion);

test.beforeEach(async ({ page, record, myExpenses }) => {
  await record({}, { date: "2026-01-07", description: "Dinner" });
  await page.goto("/");
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "My Expenses" })
    .click();
  await expect(myExpenses.rows()).toHaveCount(2);
});

test("Back closes the dialog, and the filter and the typed search remain", async ({
  page,
  myExpenses,
}) => {
  await myExpenses.filter().selectOption("Food");
  await myExpenses.openDialog("Lunch");
  await page.goBack();
  await myExpenses.expectDialogClosed();
  await expect(page).toHaveURL("/show?category=food");
  await expect(myExpenses.rows()).toHaveCount(2);
  await expect(myExpenses.editButton("Lunch")).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/show");

  await myExpenses.search().pressSequentially("Lun");
  await myExpenses.openDialog("Lunch");
  await expect(page).toHaveURL("/show?search=Lun");
  await page.goBack();
  await myExpenses.expectDialogClosed();
  await expect(myExpenses.search()).toHaveValue("Lun");
  await expect(page).toHaveURL("/show?search=Lun");
});

test("closing the dialog by a press outside, Escape, Save or Delete leaves no history entry", async ({
  page,
  myExpenses,
}) => {
  for (const way of ["a press outside", "Escape", "Save", "Delete"])
    await test.step(way, async () => {
      await myExpenses.openDialog("Lunch");
      if (way === "Escape") await page.keyboard.press("Escape");
      else if (way === "a press outside") await page.mouse.click(5, 5);
      else await myExpenses.dialogButton(way).click();
      await myExpenses.expectDialogClosed();
      if (way !== "Delete")
        await expect(myExpenses.editButton("Lunch")).toBeFocused();
    });
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("after a reload, or Back and Forward, with the dialog open, Back closes the next dialog, and returns from Add again", async ({
  page,
  addExpensePage,
  myExpenses,
}) => {
  await myExpenses.openDialog("Lunch");
  await page.reload();
  await expect(myExpenses.rows()).toHaveCount(2);
  // The entry of the dialog that the reload has closed is skipped.
  await myExpenses.expectDialogClosed();
  await myExpenses.openDialog("Dinner");
  await page.goBack();
  await myExpenses.expectDialogClosed();
  await page.goForward();
  await myExpenses.expectDialogClosed();
  await myExpenses.openDialog("Lunch");
  await page.goBack();
  await myExpenses.expectDialogClosed();
  await expect(page).toHaveURL("/show");

  await myExpenses.openDialog("Lunch");
  await myExpenses.dialog().getByRole("link", { name: "Add again" }).click();
  await expect(addExpensePage.description()).toHaveValue("Lunch");
  await page.goBack();
  await expect(page).toHaveURL("/show");
  await expect(myExpenses.rows()).toHaveCount(2);
  await expect(myExpenses.dialog()).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("Back with changed values asks, and afterwards the history is as before", async ({
  page,
  myExpenses,
}) => {
  const question = page.getByRole("alertdialog", {
    name: "Discard your changes?",
  });
  await myExpenses.openDialog("Lunch");
  await myExpenses.field("Amount").fill("120");
  await page.goBack();
  await expect(question.getByText("Keep editing")).toBeFocused();
  // The question fades in.
  await expect(question).toHaveCSS("opacity", "1");
  await expectAccessible(page);
  await page.goBack();
  await expect(question).toHaveCount(0);
  await expect(myExpenses.field("Amount")).toHaveValue("120");
  await expect(page).toHaveURL("/show");

  await page.goBack();
  await question.getByText("Keep editing").click();
  await expect(myExpenses.field("Amount")).toBeFocused();
  await page.goBack();
  await question.getByRole("button", { name: "Discard" }).click();
  await myExpenses.expectDialogClosed();
  await expect(myExpenses.editButton("Lunch")).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/");
});
