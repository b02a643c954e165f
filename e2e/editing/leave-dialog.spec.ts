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

test("Back closes the dialog and stays on My Expenses", async ({
  page,
  myExpenses,
}) => {
  await myExpenses.filter().selectOption("Food");
  await myExpenses.openDialog("Lunch");
  await page.goBack();
  await expect(myExpenses.dialog()).toHaveCount(0);
  await expect(page).toHaveURL("/show?category=food");
  await expect(myExpenses.rows()).toHaveCount(2);
  await expect(myExpenses.editButton("Lunch")).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/show");
  await page.goBack();
  await expect(page).toHaveURL("/");
});

for (const way of ["Cancel", "Save", "Escape", "Delete"] as const)
  test(`closing the dialog with ${way} leaves no history entry`, async ({
    page,
    myExpenses,
  }) => {
    await myExpenses.openDialog("Lunch");
    if (way === "Escape") await page.keyboard.press("Escape");
    else await myExpenses.dialogButton(way).click();
    await myExpenses.expectDialogClosed();
    await page.goBack();
    await expect(page).toHaveURL("/");
  });

for (const way of ["a reload", "Back and Forward"] as const)
  test(`after ${way} with the dialog open, Back closes the next dialog`, async ({
    page,
    myExpenses,
  }) => {
    await myExpenses.openDialog("Lunch");
    if (way === "a reload") await page.reload();
    else {
      await page.goBack();
      await expect(myExpenses.dialog()).toHaveCount(0);
      await page.goForward();
    }
    await expect(myExpenses.rows()).toHaveCount(2);
    await myExpenses.openDialog("Dinner");
    await page.goBack();
    await expect(myExpenses.dialog()).toHaveCount(0);
    await expect(page).toHaveURL("/show");
    await page.goBack();
    await expect(page).toHaveURL("/");
  });

test("after a reload with the dialog open, Back leaves the screen", async ({
  page,
  myExpenses,
}) => {
  await myExpenses.openDialog("Lunch");
  await page.reload();
  await expect(myExpenses.rows()).toHaveCount(2);
  // The entry of the dialog that the reload has closed is skipped.
  await expect
    .poll(() => page.evaluate(() => "overlay" in (history.state ?? {})))
    .toBe(false);
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("a search that is being typed survives opening and closing the dialog", async ({
  page,
  myExpenses,
}) => {
  await myExpenses.search().pressSequentially("Lun");
  await myExpenses.openDialog("Lunch");
  await expect(page).toHaveURL("/show?search=Lun");
  await page.goBack();
  await expect(myExpenses.dialog()).toHaveCount(0);
  await expect(myExpenses.search()).toHaveValue("Lun");
  await expect(page).toHaveURL("/show?search=Lun");
});

test("Back from Add again returns to My Expenses", async ({
  page,
  addExpensePage,
  myExpenses,
}) => {
  await myExpenses.editButton("Lunch").click();
  await myExpenses.dialog().getByRole("link", { name: "Add again" }).click();
  await expect(addExpensePage.description()).toHaveValue("Lunch");
  await page.goBack();
  await expect(page).toHaveURL("/show");
  await expect(myExpenses.rows()).toHaveCount(2);
  await expect(myExpenses.dialog()).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/");
});

for (const way of ["Escape", "Back"] as const)
  test.describe(`${way} with changed values`, () => {
    test.beforeEach(async ({ page, myExpenses }) => {
      await myExpenses.openDialog("Lunch");
      await myExpenses.field("Amount").fill("120");
      if (way === "Escape") await page.keyboard.press("Escape");
      else await page.goBack();
      await expect(
        page.getByRole("alertdialog", { name: "Discard your changes?" }),
      ).toBeVisible();
      await expect(
        page.getByRole("button", { name: "Keep editing" }),
      ).toBeFocused();
    });

    test("asks for confirmation, and Keep editing returns to the values", async ({
      page,
      myExpenses,
    }) => {
      await expectAccessible(page);
      await page.getByRole("button", { name: "Keep editing" }).click();
      await expect(myExpenses.field("Amount")).toHaveValue("120");
      await expect(myExpenses.field("Amount")).toBeFocused();
      await myExpenses.dialogButton("Save").click();
      await myExpenses.expectDialogClosed();
      await expect(myExpenses.rows().last()).toContainText("₹120");
      await page.goBack();
      await expect(page).toHaveURL("/");
    });

    test("asks for confirmation, and Discard drops the values", async ({
      page,
      myExpenses,
    }) => {
      await page.getByRole("button", { name: "Discard" }).click();
      await myExpenses.expectDialogClosed();
      await expect(myExpenses.rows().last()).toContainText("₹99.50");
      await expect(myExpenses.editButton("Lunch")).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL("/");
    });

    test("a second time closes the confirmation and keeps the values", async ({
      page,
      myExpenses,
    }) => {
      if (way === "Escape") await page.keyboard.press("Escape");
      else await page.goBack();
      await expect(page.getByRole("alertdialog")).toHaveCount(0);
      await expect(myExpenses.field("Amount")).toHaveValue("120");
      await expect(page).toHaveURL("/show");
    });
  });
