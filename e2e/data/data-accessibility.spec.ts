import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";

test.use({ lists: "private" });

const GONE_TOKEN = "A".repeat(22);

async function expectAccessibleAtBothWidths(page: Page) {
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 812 });
    await expectNoOverflow(page);
    await expectAccessible(page);
  }
}

test("axe finds no violation at 1280 and 375 px on Your data", async ({
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
  const expectStates = async (states: Record<string, () => Promise<void>>) => {
    for (const [name, show] of Object.entries(states))
      await test.step(name, async () => {
        await show();
        await expectAccessibleAtBothWidths(page);
      });
  };
  let fail = () => {};
  await expectStates({
    "while loading": async () => {
      const failed = new Promise<void>((resolve) => (fail = resolve));
      await page.route("**/api/show", async (route) => {
        await failed;
        await route.abort();
      });
      await yourData.goto();
      await expect(page.getByText("Loading your data…")).toBeAttached();
    },
    "after a failed request": async () => {
      fail();
      await expect(yourData.button("Try again")).toBeVisible();
    },
    "with a list and its link": async () => {
      await page.unrouteAll({ behavior: "wait" });
      await record(...Array<object>(10).fill({}));
      const renewed = page.waitForResponse("**/api/list");
      await yourData.showLink();
      await renewed;
      await expect(yourData.qrCode()).toBeVisible();
    },
    "with the question for a new link": async () => {
      await yourData.button("Make a new link").click();
      await expect(yourData.dialog("Make a new link?")).toBeVisible();
    },
    "with the link that only reads": async () => {
      await page.keyboard.press("Escape");
      await yourData.button("Show the link that only reads").click();
      await expect(yourData.button("End this link")).toBeVisible();
    },
    "with a damaged link in the field": async () => {
      await yourData.joinField().fill(GONE_TOKEN.slice(1));
      await yourData.joinField().press("Enter");
      await expect(yourData.joinField()).toHaveAttribute(
        "aria-invalid",
        "true",
      );
    },
    "with the question before erasing": async () => {
      await page.keyboard.press("Escape");
      await yourData.button("Erase everything…").click();
      await expect(yourData.dialog("Erase everything?")).toBeVisible();
    },
    "with the question before joining": async () => {
      await page.goto("/");
      await page.goto(`/data#join=${GONE_TOKEN}`);
      await expect(yourData.joinDialog()).toContainText("10 expenses.");
    },
    "when the list is gone": async () => {
      await context.addCookies([
        { name: "list", value: GONE_TOKEN, url: baseURL ?? "" },
      ]);
      await yourData.goto();
      await expect(yourData.button("Start a new list")).toBeVisible();
      await expect(yourData.joinField()).toBeVisible();
    },
    "on My Expenses, when the list is gone": async () => {
      await myExpenses.goto();
      await expect(yourData.button("Start a new list")).toBeVisible();
    },
  });
});

test("axe finds no violation at 1280 and 375 px in the notices about lists", async ({
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
  await expectAccessibleAtBothWidths(page);

  await context.clearCookies();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "cookieEnabled", { value: false }),
  );
  const blocked = page.getByText("This browser blocks cookies.");
  await addExpensePage.goto();
  await expect(blocked).toBeInViewport({ ratio: 1 });
  await expectAccessibleAtBothWidths(page);
  await page.goto(`/data#join=${GONE_TOKEN}`);
  await expect(yourData.main()).toContainText(
    "The list was not opened: this browser blocks cookies.",
  );
  await expect(yourData.main()).toContainText("There are no expenses yet.");
  await expectAccessibleAtBothWidths(page);
});

test("axe finds no violation at 1280 and 375 px on the first start of an installed app, and in the steps on iOS that lead to it", async ({
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
  await expectAccessibleAtBothWidths(page);
  await addExpensePage.goto();
  await expect(yourData.joinField()).toBeVisible();
  await expectAccessibleAtBothWidths(page);

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
  await expectAccessibleAtBothWidths(page);
});

test("axe finds no violation at 1280 and 375 px on the screens of a reader", async ({
  page,
  record,
  phone,
}) => {
  await record(...Array<object>(10).fill({}));
  const made = await page.request.post("/api/list/reader");
  const { token } = (await made.json()) as { token: string };
  await phone.page.goto(`/data#read=${token}`);
  const dialog = phone.yourData.joinDialog();
  await expect(dialog).toContainText("You cannot change it.");
  await expectAccessibleAtBothWidths(phone.page);
  await dialog.getByRole("button", { name: "Open this list" }).click();
  await expect(phone.yourData.main()).toContainText("The list is open");
  for (const path of ["/data", "/show", "/add", "/import", "/people"]) {
    await phone.page.goto(path);
    await expect(
      phone.page.getByText("You can see this list here. You cannot change it."),
    ).toBeVisible();
    await expectAccessibleAtBothWidths(phone.page);
  }
});
