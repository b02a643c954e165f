import type Database from "better-sqlite3";
import { expect, test } from "../fixtures";
import { openThreeMeals } from "./open-list";

const DELETED = "Lunch (₹99.50) was deleted.";

test.beforeEach(openThreeMeals);

test("the notification closes after ten seconds, unless hovered or focused", async ({
  page,
  myExpenses,
  record,
}) => {
  await page.clock.install();
  await page.reload();
  await expect(myExpenses.rows()).toHaveCount(3);
  const notification = myExpenses.notification(DELETED);
  const advance = (ms: number) => page.clock.fastForward(ms);
  // Advancing the clock would time out a request in progress.
  const deleteLunch = async () => {
    const response = page.waitForResponse(
      (response) => response.request().method() === "DELETE",
    );
    await myExpenses.delete("Lunch");
    await response;
    await expect
      .poll(() => page.evaluate(() => sessionStorage["writes-in-flight"]))
      .toBeUndefined();
    // The closed dialog moves the focus to the next row, which F6 must not precede.
    await expect(page.locator("button:focus")).toHaveAccessibleName(/^Edit /);
    await expect(notification).toBeVisible();
  };

  await deleteLunch();
  await page.mouse.move(0, 0);
  await advance(6000);
  await expect(notification).toBeVisible();
  await advance(4500);
  await expect(notification).toHaveCount(0);

  for (const [stay, leave] of [
    [() => notification.hover(), () => page.mouse.move(0, 0)],
    [
      () => page.keyboard.press("F6"),
      () => myExpenses.editButton("Dinner").focus(),
    ],
  ] as const) {
    await myExpenses.editButton("Breakfast").click();
    await myExpenses.field("Description").fill("Lunch");
    await myExpenses.field("Amount").fill("99.50");
    await myExpenses.dialogButton("Save").click();
    await myExpenses.expectDialogClosed();
    await deleteLunch();
    await stay();
    await advance(60_000);
    await expect(notification).toBeVisible();
    await leave();
    await advance(10_000);
    await expect(notification).toHaveCount(0);
    await record({ description: "Breakfast", amount: 40 });
    await page.reload();
    await expect(myExpenses.rows()).toHaveCount(2);
  }
});

test("a reload within ten seconds keeps the notification and its Undo", async ({
  page,
  home,
  myExpenses,
}) => {
  await page.clock.install();
  await page.reload();
  await myExpenses.delete("Lunch");
  await page.clock.fastForward(3000);
  await page.reload();
  await expect(myExpenses.notification(DELETED)).toBeVisible();
  await home.navigation().getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
  await home.navigation().getByRole("link", { name: "My Expenses" }).click();
  await expect(myExpenses.rows()).toHaveCount(2);
  await myExpenses.undoButton().click();
  await expect(myExpenses.rows()).toHaveCount(3);

  await myExpenses.delete("Lunch");
  await page.clock.fastForward(3000);
  await page.reload();
  await expect(myExpenses.notification(DELETED)).toBeVisible();
  await page.clock.fastForward(7500);
  await expect(myExpenses.notification(DELETED)).toHaveCount(0);
  await page.reload();
  await expect(myExpenses.rows()).toHaveCount(2);
  await expect(myExpenses.notification(DELETED)).toHaveCount(0);
});

test.describe("with a slow server", () => {
  const lunches = (database: Database.Database) =>
    database
      .prepare("SELECT count(*) FROM expenses WHERE description = 'Lunch'")
      .pluck()
      .get();

  test("a reload before the delete request arrives keeps the Undo", async ({
    page,
    database,
    myExpenses,
  }) => {
    let deliver = () => {};
    const released = new Promise<void>((resolve) => (deliver = resolve));
    let delivered = Promise.resolve();
    await page.route(
      "**/api/expenses/*",
      (route) => {
        delivered = released.then(() => route.fetch()).then(() => undefined);
      },
      { times: 1 },
    );
    const sent = page.waitForRequest("**/api/expenses/*");
    await myExpenses.delete("Lunch");
    await sent;
    await page.reload();
    await expect(myExpenses.notification(DELETED)).toBeVisible();
    await expect(myExpenses.rows()).toHaveCount(2);
    await expect.poll(() => lunches(database)).toBe(0);
    deliver();
    await delivered;
    await myExpenses.undoButton().click();
    await expect(myExpenses.rows()).toHaveCount(3);
    await expect.poll(() => lunches(database)).toBe(1);
  });

  test("a reload before the delete response arrives does not lose an Undo", async ({
    page,
    database,
    myExpenses,
  }) => {
    await page.route("**/api/expenses/*", (route) => void route.fetch(), {
      times: 1,
    });
    await myExpenses.delete("Lunch");
    await expect.poll(() => lunches(database)).toBe(0);
    await page.keyboard.press("Control+z");
    await expect(myExpenses.rows()).toHaveCount(3);
    const restored = page.waitForResponse(
      (response) => response.request().method() === "PUT",
    );
    await page.reload();
    await expect(myExpenses.rows()).toHaveCount(3);
    await restored;
    await expect.poll(() => lunches(database)).toBe(1);
    await page.reload();
    await expect(myExpenses.rows()).toHaveCount(3);
    await expect(myExpenses.undoButton()).toHaveCount(0);
  });
});
