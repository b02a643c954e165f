import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";

test.use({ lists: "private" });

const GONE_TOKEN = "A".repeat(22);

async function expectAccessibleAtBothWidths(page: Page) {
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoOverflow(page);
  await expectAccessible(page);
}

test.describe("axe finds no violation at 1280 and 375 px on Your data", () => {
  test("without a list", async ({ page, yourData }) => {
    await yourData.goto();
    await expect(yourData.main()).toContainText("There are no expenses yet.");
    await expectAccessibleAtBothWidths(page);
  });

  test("with a list and its link", async ({ page, record, yourData }) => {
    await record({});
    await yourData.showLink();
    await expect(yourData.qrCode()).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });

  test("while loading", async ({ page, yourData }) => {
    await page.route("**/api/show", () => {});
    await yourData.goto();
    await expect(page.getByText("Loading your data…")).toBeAttached();
    await expectAccessibleAtBothWidths(page);
  });

  test("after a failed request", async ({ page, yourData, expectConsole }) => {
    expectConsole(/ERR_FAILED/);
    expectConsole(/could not be loaded/);
    await page.route("**/api/show", (route) => route.abort());
    await yourData.goto();
    await expect(yourData.button("Try again")).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });

  test("when the list is gone", async ({
    page,
    context,
    baseURL,
    yourData,
  }) => {
    await context.addCookies([
      { name: "list", value: GONE_TOKEN, url: baseURL ?? "" },
    ]);
    await yourData.goto();
    await expect(yourData.button("Start a new list")).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });

  test("with the question for a new link", async ({
    page,
    record,
    yourData,
  }) => {
    await record({});
    await yourData.goto();
    await yourData.button("Make a new link").click();
    await expect(yourData.dialog("Make a new link?")).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });

  test("with the question before erasing", async ({
    page,
    record,
    yourData,
  }) => {
    await record({});
    await yourData.goto();
    await yourData.button("Erase everything…").click();
    await expect(yourData.dialog("Erase everything?")).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });

  test("with the question before joining", async ({
    page,
    record,
    yourData,
  }) => {
    await record({});
    await page.goto(`/data#join=${GONE_TOKEN}`);
    await expect(yourData.joinDialog()).toContainText("1 expense.");
    await expectAccessibleAtBothWidths(page);
  });
});

test("axe finds no violation on My Expenses with the reminder, and without the list", async ({
  page,
  context,
  baseURL,
  record,
  myExpenses,
}) => {
  await record(...Array<object>(10).fill({}));
  await myExpenses.goto();
  await expect(page.getByText("Keep the link to this list")).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await context.addCookies([
    { name: "list", value: GONE_TOKEN, url: baseURL ?? "" },
  ]);
  await myExpenses.goto();
  await expect(
    page.getByRole("button", { name: "Start a new list" }),
  ).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});
