import type { BrowserContext } from "@playwright/test";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { expect, expectAccessible, test } from "../fixtures";

test.use({ lists: "private" });

// Handlers of routes would fail for requests that the end of the test ends.
test.afterEach(({ context }) => context.unrouteAll({ behavior: "wait" }));

const BLOCKED = "This browser blocks cookies.";

/** The requests have no cookie, as if the browser had not stored it. */
const dropCookies = (context: BrowserContext) =>
  context.route("**/api/**", async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    delete headers["set-cookie"];
    await context.clearCookies();
    await route.fulfill({ response, headers });
  });

test("a browser that says that it blocks cookies is told before the first expense", async ({
  page,
  addExpensePage,
  myExpenses,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "cookieEnabled", { value: false }),
  );
  await addExpensePage.goto();
  await expect(page.getByText(BLOCKED)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await myExpenses.goto();
  await expect(page.getByText(BLOCKED)).toBeVisible();
  await expect(myExpenses.emptyMessage()).toBeVisible();
  await expectAccessible(page);
});

test("a browser that loses the cookie of its first expense is told so", async ({
  page,
  context,
  addExpensePage,
  myExpenses,
}) => {
  await dropCookies(context);
  await page.setViewportSize({ width: 375, height: 800 });
  await addExpensePage.goto();
  await addExpensePage.fill(lunchRequest);
  await expect(page.getByText(BLOCKED)).toHaveCount(0);
  expect(await addExpensePage.submitAndReadAlert()).toMatch(/^✅/);
  await expect(page.getByText(BLOCKED)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "My Expenses" })
    .click();
  await expect(myExpenses.emptyMessage()).toBeVisible();
  await expect(page.getByText(BLOCKED)).toBeVisible();
});

const NOT_OPENED = "The list was not opened: this browser blocks cookies.";

test("a browser that says that it blocks cookies is not asked about a link", async ({
  page,
  yourData,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "cookieEnabled", { value: false }),
  );
  await page.goto(`/data#join=${"A".repeat(22)}`);
  await expect(yourData.main()).toContainText(NOT_OPENED);
  await expect(yourData.joinDialog()).toHaveCount(0);
  await expectAccessible(page);
});

test("a browser that loses the cookie of a join is told that nothing was opened", async ({
  phone,
  record,
  yourData,
}) => {
  await record({});
  const link = await yourData.showLink();
  await dropCookies(phone.page.context());
  await phone.page.goto(link);
  await phone.yourData
    .joinDialog()
    .getByRole("button", { name: "Open this list" })
    .click();
  await expect(phone.yourData.main()).toContainText(NOT_OPENED);
  await expect(phone.yourData.main()).not.toContainText("The list is open");
  await expect(phone.yourData.main()).toContainText(
    "There are no expenses yet.",
  );
});

test("a browser that stores cookies is told nothing", async ({
  page,
  record,
  addExpensePage,
  myExpenses,
}) => {
  await addExpensePage.goto();
  await addExpensePage.fill(lunchRequest);
  await addExpensePage.submitAndReadAlert();
  await expect(addExpensePage.lastAdded()).toBeVisible();
  await record({});
  await myExpenses.goto();
  await expect(myExpenses.rows()).toHaveCount(2);
  await expect(page.getByText(BLOCKED)).toHaveCount(0);
});
