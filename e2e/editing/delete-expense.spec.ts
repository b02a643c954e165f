import { expect, test } from "../fixtures";
import { openThreeMeals } from "./open-list";

const DELETED = "Lunch (₹99.50) was deleted.";

test.beforeEach(openThreeMeals);

test("Delete removes the row at once, and Undo restores it with the same id", async ({
  database,
  myExpenses,
}) => {
  const find = database
    .prepare("SELECT id FROM expenses WHERE description = 'Lunch'")
    .pluck();
  const id = find.get();
  await myExpenses.delete("Lunch");
  await expect(myExpenses.total()).toContainText("₹160");
  await expect(myExpenses.notification(DELETED)).toBeVisible();
  await expect(myExpenses.editButton("Breakfast")).toBeFocused();
  await expect.poll(() => find.get()).toBeUndefined();

  await myExpenses.undoButton().click();
  await expect(myExpenses.notification(DELETED)).toHaveCount(0);
  await expect(myExpenses.total()).toContainText("₹259.50");
  await expect(myExpenses.editButton("Lunch")).toBeFocused();
  await expect.poll(() => find.get()).toBe(id);
});

test("the keyboard deletes, moves to the notification with F6 and undoes", async ({
  page,
  myExpenses,
}) => {
  await myExpenses.editButton("Lunch").focus();
  await page.keyboard.press("Enter");
  await expect(myExpenses.field("Date")).toBeFocused();
  await myExpenses.dialogButton("Delete").focus();
  await page.keyboard.press("Enter");
  await expect(myExpenses.editButton("Breakfast")).toBeFocused();
  await expect(myExpenses.notification(DELETED)).toBeVisible();
  await page.keyboard.press("F6");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(myExpenses.undoButton()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(myExpenses.editButton("Lunch")).toBeFocused();
  await expect(myExpenses.rows()).toHaveCount(3);
});

for (const key of ["Control+z", "Meta+z"])
  test(`${key} undoes the deletions in reverse order`, async ({
    page,
    myExpenses,
    request,
  }) => {
    await myExpenses.delete("Lunch");
    await myExpenses.delete("Dinner");
    await expect(myExpenses.rows()).toHaveCount(1);
    await expect(myExpenses.editButton("Breakfast")).toBeFocused();
    await page.keyboard.press(key);
    await expect(myExpenses.editButton("Dinner")).toBeVisible();
    await expect(myExpenses.editButton("Lunch")).toHaveCount(0);
    // In a field, the shortcut undoes typing.
    await myExpenses.search().focus();
    await page.keyboard.press(key);
    await expect(myExpenses.rows()).toHaveCount(2);
    await myExpenses.editButton("Dinner").focus();
    await page.keyboard.press(key);
    await expect(myExpenses.rows()).toHaveCount(3);
    await expect(myExpenses.undoButton()).toHaveCount(0);
    await page.keyboard.press(key);
    await expect
      .poll(async () => (await request.get("/api/show")).json())
      .toHaveLength(3);
  });

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test("a notification does not cover an open dialog", async ({
    page,
    myExpenses,
  }) => {
    await myExpenses.delete("Lunch");
    await expect(myExpenses.notification(DELETED)).toBeVisible();
    await myExpenses.editButton("Dinner").click();
    // Inert: the keyboard cannot reach it while the dialog is open.
    await expect(
      page.getByRole("region", { name: "Notifications" }),
    ).toHaveAttribute("inert");
    await myExpenses.dialogButton("Delete").click();
    await expect(myExpenses.rows()).toHaveCount(1);
    await expect(myExpenses.undoButton()).toHaveCount(2);
  });
});

test("a double click on Delete opens no other row", async ({
  page,
  myExpenses,
}) => {
  // At this height, rows are below the buttons of the dialog.
  await page.setViewportSize({ width: 1280, height: 650 });
  await myExpenses.editButton("Lunch").click();
  await myExpenses.dialogButton("Delete").dblclick();
  await expect(myExpenses.rows()).toHaveCount(2);
  await expect(myExpenses.dialog()).toHaveCount(0);
});

test("the dialog warns that deleting a row of another program cannot be undone", async ({
  page,
  myExpenses,
}) => {
  const rows = [
    {
      _id: "theirs",
      date: "2026-01-05",
      category: "rent",
      description: "Room",
      amount: 5000,
    },
  ];
  await page.route("**/api/show", (route) =>
    route.fulfill({ json: rows, headers: { "editable-rows": "true" } }),
  );
  await page.route("**/api/expenses/theirs", (route) =>
    route.fulfill({ status: 204 }),
  );
  await page.reload();
  await myExpenses.editButton("Room").click();
  await expect(myExpenses.field("Category")).toHaveValue("");
  await expect(
    myExpenses.dialogButton("Delete for good"),
  ).toHaveAccessibleDescription(/cannot be undone/);
  await myExpenses.dialogButton("Delete for good").click();
  await expect(myExpenses.emptyMessage()).toBeVisible();
  await expect(myExpenses.undoButton()).toHaveCount(0);
});
