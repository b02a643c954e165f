import {
  expect,
  expectAccessibleAtBothWidths,
  expectAccessibleOnPhone,
  test,
} from "../fixtures";
import { expectNoOverlayEntry } from "../overlay-entry";

test.use({ lists: "private" });

const GONE_TOKEN = "A".repeat(22);

test("axe finds no violation on Your data, whose list is loading, failed, complete or gone", async ({
  page,
  context,
  baseURL,
  record,
  yourData,
  myExpenses,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  expectConsole(/could not be loaded/);
  await test.step("while loading, and after a failed request", async () => {
    let fail = () => {};
    const failed = new Promise<void>((resolve) => (fail = resolve));
    await page.route("**/api/show", async (route) => {
      await failed;
      await route.abort();
    });
    await yourData.goto();
    await expect(page.getByText("Loading your data…")).toBeAttached();
    await expectAccessibleOnPhone(page);
    fail();
    await expect(yourData.button("Try again")).toBeVisible();
    await expectAccessibleOnPhone(page);
    await page.unrouteAll({ behavior: "wait" });
  });
  await test.step("with both links, and a damaged one in the field", async () => {
    await record(...Array<object>(10).fill({}));
    const renewed = page.waitForResponse("**/api/list");
    await yourData.showLink();
    await renewed;
    await expect(yourData.qrCode()).toBeVisible();
    await yourData.button("Show the link that only reads").click();
    await expect(yourData.button("End this link")).toBeVisible();
    await yourData.joinField().fill(GONE_TOKEN.slice(1));
    await yourData.joinField().press("Enter");
    await expect(yourData.joinField()).toHaveAttribute("aria-invalid", "true");
    await expectAccessibleAtBothWidths(page);
  });
  await test.step("with the questions before erasing and before joining", async () => {
    await yourData.button("Erase everything…").click();
    const erasing = yourData.dialog("Erase everything?");
    await expect(erasing).toBeVisible();
    await expectAccessibleOnPhone(page);
    await page.keyboard.press("Escape");
    await expect(erasing).toHaveCount(0);
    await expectNoOverlayEntry(page);
    await page.evaluate((hash) => (location.hash = hash), `join=${GONE_TOKEN}`);
    await expect(yourData.joinDialog()).toContainText("10 expenses.");
    await expectAccessibleAtBothWidths(page);
  });
  await test.step("when the list is gone, also on My Expenses", async () => {
    await context.addCookies([
      { name: "list", value: GONE_TOKEN, url: baseURL ?? "" },
    ]);
    await yourData.goto();
    await expect(yourData.button("Start a new list")).toBeVisible();
    await expect(yourData.joinField()).toBeVisible();
    await expectAccessibleOnPhone(page);
    await myExpenses.goto();
    await expect(yourData.button("Start a new list")).toBeVisible();
    await expectAccessibleOnPhone(page);
  });
});

test("axe finds no violation in the notices about lists", async ({
  page,
  context,
  record,
  myExpenses,
  addExpensePage,
  yourData,
}) => {
  await record(...Array<object>(10).fill({}));
  const renewed = page.waitForResponse("**/api/list");
  await myExpenses.goto();
  await renewed;
  await expect(page.getByText("Keep the link to this list")).toBeVisible();
  await expectAccessibleOnPhone(page);

  await context.clearCookies();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "cookieEnabled", { value: false }),
  );
  const blocked = page.getByText("This browser blocks cookies.");
  await addExpensePage.goto();
  await expect(blocked).toBeInViewport({ ratio: 1 });
  await expectAccessibleOnPhone(page);
  await page.goto(`/data#join=${GONE_TOKEN}`);
  await expect(yourData.main()).toContainText(
    "The list was not opened: this browser blocks cookies.",
  );
  await expect(yourData.main()).toContainText("There are no expenses yet.");
  await expectAccessibleOnPhone(page);
});

test("axe finds no violation on the first start of an installed app, and in the steps on iOS that lead to it", async ({
  page,
  record,
  myExpenses,
  addExpensePage,
  yourData,
}) => {
  await page.addInitScript(() =>
    Object.assign(navigator, { standalone: true }),
  );
  await myExpenses.goto();
  await yourData.joinField().fill("x");
  await yourData.joinField().press("Enter");
  await expect(page.getByText("This is no link or code")).toBeVisible();
  await expectAccessibleOnPhone(page);
  await addExpensePage.goto();
  await expect(yourData.joinField()).toBeVisible();
  await expectAccessibleOnPhone(page);

  await record({}, {}, {});
  await page.addInitScript(() => {
    Object.assign(navigator, { standalone: false });
    localStorage.setItem("adds", '{"one":{"count":3}}');
    localStorage.removeItem("install-offer");
  });
  await myExpenses.goto();
  await page
    .getByRole("button", { name: "Copy the link of this list" })
    .click();
  await expect(
    page.getByText("Copied.").or(page.getByLabel("Link of this list")).first(),
  ).toBeVisible();
  await expectAccessibleOnPhone(page);
});

test("axe finds no violation on the screens of a reader", async ({
  page,
  context,
  baseURL,
  record,
}) => {
  await record(...Array<object>(10).fill({}));
  const made = await context.request.post("/api/list/reader");
  const { token } = (await made.json()) as { token: string };
  await context.addCookies([
    { name: "list", value: token, url: baseURL ?? "" },
  ]);
  for (const [path, check] of [
    ["/data", expectAccessibleOnPhone],
    ["/show", expectAccessibleAtBothWidths],
    ["/add", expectAccessibleOnPhone],
    ["/people", expectAccessibleOnPhone],
  ] as const) {
    await page.goto(path);
    await expect(
      page.getByText("You can see this list here. You cannot change it."),
    ).toBeVisible();
    await check(page);
  }
});
