import { expect, test } from "../fixtures";
import { openLunchAndTrain } from "./open-list";

const TODAY = new Date();
const TRAIN = ["7 Jan 2026", "Travel", "Train home", "₹1,200.00"];

test.beforeEach(openLunchAndTrain);

test("clicking anywhere on a row opens the dialog with its values", async ({
  myExpenses,
}) => {
  await myExpenses.rows().getByText("₹1,200.00").click();
  await expect(myExpenses.field("Date")).toHaveValue("2026-01-07");
  await expect(myExpenses.field("Date")).toBeFocused();
  await expect(myExpenses.field("Category")).toHaveValue("travel");
  await expect(myExpenses.field("Description")).toHaveValue("Train home");
  await expect(myExpenses.field("Amount")).toHaveValue("1200");
  await myExpenses.dialogButton("Cancel").click();
  await expect(myExpenses.dialog()).toHaveCount(0);
  await expect(myExpenses.editButton("Train home")).toBeFocused();
});

test("saving updates the row, order, total and charts at once, and persists", async ({
  page,
  myExpenses,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/expenses/*", async (route) => {
    await released;
    await route.continue();
  });
  await myExpenses.editButton("Lunch").click();
  await myExpenses.field("Date").fill("2026-01-09");
  await myExpenses.field("Category").selectOption("shopping");
  await myExpenses.field("Description").fill("Lunch box");
  await myExpenses.field("Amount").fill("300");
  await myExpenses.dialogButton("Save").click();
  const expectSaved = async () => {
    await expect(myExpenses.rows().first()).toContainText("Lunch box");
    expect(await myExpenses.cells()).toEqual([
      ["9 Jan 2026", "Shopping", "Lunch box", "₹300"],
      [...TRAIN.slice(0, 3), "₹1,200"],
    ]);
    await expect(myExpenses.total()).toContainText("₹1,500");
    await expect(
      myExpenses.chart("Expenses by Category").getByRole("listitem"),
    ).toHaveText(["Travel 80%₹1,200", "Shopping 20%₹300"]);
  };
  await expectSaved();
  const response = page.waitForResponse("**/api/expenses/*");
  release();
  expect((await response).status()).toBe(200);
  await page.reload();
  await expectSaved();
});

test("the keyboard edits and discards", async ({ page, myExpenses }) => {
  await myExpenses.editButton("Lunch").focus();
  await page.keyboard.press("Enter");
  await expect(myExpenses.field("Date")).toBeFocused();
  await myExpenses.field("Amount").focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("120");
  await page.keyboard.press("Enter");
  await expect(myExpenses.total()).toContainText("₹1,320");
  await myExpenses.expectDialogClosed();
  await expect(myExpenses.editButton("Lunch")).toBeFocused();
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
  await expect(myExpenses.dialog()).toHaveCount(0);
  await expect(myExpenses.total()).toContainText("₹1,320");
  await expect(myExpenses.editButton("Lunch")).toBeFocused();
});

test("the dialog validates like the form", async ({ myExpenses }) => {
  await myExpenses.openDialog("Lunch");
  await myExpenses.field("Amount").fill("0");
  await myExpenses.dialogButton("Save").click();
  await expect(myExpenses.field("Amount")).toBeFocused();
  await myExpenses.field("Amount").fill("5");
  await myExpenses.field("Description").fill("a\u202eb");
  await myExpenses.dialogButton("Save").click();
  await expect(myExpenses.dialog().getByText("Use plain text")).toBeVisible();
  await expect(myExpenses.field("Description")).toBeFocused();
  await expect(myExpenses.field("Description")).toHaveAccessibleDescription(
    /plain text/,
  );
  await myExpenses.field("Description").fill("ab");
  await expect(myExpenses.dialog().getByText("Use plain text")).toHaveCount(0);
});

test("Add again opens the form with the values and the current date", async ({
  page,
  myExpenses,
  addExpensePage,
  request,
}) => {
  await myExpenses.editButton("Lunch").click();
  await myExpenses.dialog().getByRole("link", { name: "Add again" }).click();
  // The address stays in the history of the browser.
  await expect(page).toHaveURL("/add#again");
  const today = [
    TODAY.getFullYear(),
    String(TODAY.getMonth() + 1).padStart(2, "0"),
    String(TODAY.getDate()).padStart(2, "0"),
  ].join("-");
  await expect(addExpensePage.date()).toHaveValue(today);
  const values = [today, "food", "Lunch", "99.50"];
  expect(await addExpensePage.values()).toEqual(values);
  await page.reload();
  await expect(addExpensePage.date()).toHaveValue(today);
  expect(await addExpensePage.values()).toEqual(values);
  expect(await addExpensePage.submitAndReadAlert()).toMatch(/^✅/);
  await expect(page).toHaveURL("/add");
  expect(await (await request.get("/api/show")).json()).toHaveLength(3);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

  test("a tap and a long press open a row", async ({
    page,
    context,
    myExpenses,
  }) => {
    await myExpenses.rows().getByText("₹1,200.00").tap();
    // Not a field, which would open the keyboard.
    await expect(myExpenses.dialog()).toBeFocused();
    await myExpenses.dialogButton("Cancel").tap();
    await expect(myExpenses.dialog()).toHaveCount(0);

    const box = await myExpenses.rows().last().boundingBox();
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
