import { expect, test } from "../fixtures";
import { failScript } from "../wait-for-script";
import { openThreeMeals } from "./open-list";

const DELETED = "Lunch (₹120) was deleted.";

test.beforeEach(openThreeMeals);

test("the keyboard edits, discards, deletes and undoes, the focus returns to the row, and a double click on Delete opens no other row", async ({
  page,
  myExpenses,
}) => {
  const lunch = myExpenses.editButton("Lunch");
  const legend = myExpenses.chart("Expenses by Category").getByRole("listitem");
  await expect(legend).toHaveText("Food 100%₹259.50");
  await lunch.focus();
  await page.keyboard.press("Enter");
  await expect(myExpenses.field("Date")).toBeFocused();
  await myExpenses.field("Amount").focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("120");
  await page.keyboard.press("Enter");
  await expect(myExpenses.total()).toContainText("₹280");
  await expect(legend).toHaveText("Food 100%₹280");
  await myExpenses.expectDialogClosed();
  await expect(lunch).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(myExpenses.field("Date")).toBeFocused();
  await myExpenses.field("Amount").fill("7");
  await page.keyboard.press("Escape");
  await expect(
    page.getByRole("button", { name: "Keep editing" }),
  ).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Discard" })).toBeFocused();
  await page.keyboard.press("Enter");
  await myExpenses.expectDialogClosed();
  await expect(myExpenses.total()).toContainText("₹280");
  await expect(lunch).toBeFocused();

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
  await expect(lunch).toBeFocused();
  await expect(myExpenses.rows()).toHaveCount(3);

  // At this height, rows are below the buttons of the dialog.
  await page.setViewportSize({ width: 1280, height: 650 });
  await myExpenses.openDialog("Lunch");
  await myExpenses.dialogButton("Delete").dblclick();
  await expect(myExpenses.rows()).toHaveCount(2);
  await myExpenses.expectDialogClosed();
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

  test("a tap and a long press open a row", async ({
    page,
    context,
    myExpenses,
  }) => {
    await myExpenses.rows().getByText("₹120.00").tap();
    // A field would open the keyboard.
    await expect(myExpenses.dialog()).toBeFocused();
    await myExpenses.dialogButton("Cancel").tap();
    await myExpenses.expectDialogClosed();

    const row = myExpenses.rows().filter({ hasText: "Lunch" });
    // The charts load last, and nothing moves the rows after them.
    await expect(myExpenses.drawing("Daily Expenses")).toBeAttached();
    await row.scrollIntoViewIfNeeded();
    const box = await row.boundingBox();
    if (!box) throw new Error("There is no row.");
    const touchPoints = [{ x: box.x + 40, y: box.y + 20 }];
    const devtools = await context.newCDPSession(page);
    const touch = (type: "touchStart" | "touchEnd") =>
      devtools.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchStart" ? touchPoints : [],
      });
    await touch("touchStart");
    await expect(myExpenses.field("Description")).toHaveValue("Lunch");
    await touch("touchEnd");
    await expect(myExpenses.dialog()).toBeVisible();
  });
});

test("a deletion can be undone when the script of the dialog fails to load, and the next press loads it again", async ({
  page,
  myExpenses,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  expectConsole(/ChunkLoadError/);
  await myExpenses.delete("Lunch");
  await failScript(page, "Edit Expense");
  await myExpenses.extendUndo();
  await myExpenses.editButton("Dinner").click();
  await expect(
    page.getByText("The expense could not be opened."),
  ).toBeVisible();
  await myExpenses.undoButton().click();
  await expect(myExpenses.rows()).toHaveCount(3);
  // Scripts that are loaded later may still be under way.
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await myExpenses.editButton("Dinner").click();
  await expect(myExpenses.dialog()).toBeVisible();
});
