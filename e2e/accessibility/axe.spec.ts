import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";
import { lunchRequest } from "@/lib/testing/sample-expenses";

const LONG = { description: "x".repeat(500), amount: 10_000_000 };

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 375, height: 812 };

async function expectAccessibleAtBothWidths(page: Page) {
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.setViewportSize(WIDE);
}

test.describe("axe finds no violation at 1280 and 375 px on", () => {
  test("Home and the 404 page", async ({ page, home, expectConsole }) => {
    expectConsole(/status of 404/);
    await home.goto();
    await expectAccessibleAtBothWidths(page);
    await page.goto("/nope");
    await expectAccessible(page);
  });

  test("My Expenses while loading, after a failed request and without expenses", async ({
    page,
    myExpenses,
    expectConsole,
  }) => {
    expectConsole(/ERR_FAILED/);
    expectConsole(/could not be loaded/);
    let fail = () => {};
    const failed = new Promise<void>((resolve) => (fail = resolve));
    await page.route("**/api/show", async (route) => {
      await failed;
      await route.abort();
    });
    await myExpenses.goto();
    await expect(page.getByText("Loading your expenses…")).toBeAttached();
    await expectAccessibleAtBothWidths(page);

    fail();
    await expect(myExpenses.tryAgainButton()).toBeVisible();
    // Without rows, the phone has the same parts.
    await expectAccessible(page);

    await page.unrouteAll({ behavior: "wait" });
    await myExpenses.tryAgainButton().click();
    await expect(myExpenses.emptyMessage()).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });

  test("My Expenses, filtered, with an unreadable row and the offer of a backup, with an error in the dialog and with notifications", async ({
    page,
    record,
    myExpenses,
    expectConsole,
  }) => {
    expectConsole(/could not be deleted/);
    expectConsole(/ERR_FAILED/);
    await record({}, LONG, { category: "travel" });
    await page.addInitScript(() =>
      localStorage.setItem("adds", '{"one":{"count":50,"since":1}}'),
    );
    await page.route("**/api/show", async (route) => {
      const response = await route.fetch();
      const rows = (await response.json()) as unknown[];
      await route.fulfill({ response, json: [null, ...rows] });
    });
    await page.goto("/show?period=2026-01-01..&sort=amount&category=food");
    await expect(page.getByText("1 expense could not be read")).toBeVisible();
    await expect(myExpenses.drawing("Daily Expenses")).toBeVisible();
    await expect(
      page
        .getByRole("complementary", { name: "Back up your list" })
        .getByRole("link", { name: "Download a backup" }),
    ).toBeVisible();
    await expectAccessibleAtBothWidths(page);

    await myExpenses.editButton("Lunch").click();
    await myExpenses.field("Description").fill("Tea\u202e");
    await myExpenses.dialogButton("Save").click();
    await expect(
      myExpenses.dialog().getByText("Use plain text on one line"),
    ).toBeVisible();
    await expectAccessibleAtBothWidths(page);

    await myExpenses.dialogButton("Delete").click();
    await expect(myExpenses.notification("was deleted.")).toBeVisible();
    await page.route("**/api/expenses/*", (route) => route.abort());
    await myExpenses.editButton(LONG.description).click();
    await myExpenses.dialogButton("Delete").click();
    await expect(
      myExpenses.notification("It is back in the list."),
    ).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });

  test("Add Expense, empty, with the open menu and with a field error", async ({
    page,
    home,
    addExpensePage,
    record,
    expectConsole,
  }) => {
    expectConsole(/could not be added/);
    expectConsole(/status of 400/);
    await record(lunchRequest, { category: "travel" });
    await addExpensePage.goto();
    await expect(addExpensePage.submit()).toBeEnabled();
    await expect(addExpensePage.aside().getByRole("listitem")).toHaveCount(2);
    await expectAccessibleAtBothWidths(page);

    await page.setViewportSize(PHONE);
    await home.menuButton().click();
    await expect(home.navigation().getByRole("link")).toHaveCount(3);
    await expectAccessible(page);
    await home.menuButton().click();

    await addExpensePage.fill({ ...lunchRequest, description: "a\u202eb" });
    await addExpensePage.submitAndReadAlert();
    await expect(page.getByText("Use plain text")).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
});
