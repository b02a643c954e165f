import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../fixtures";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import {
  countThreeAdds,
  offer,
  offerPrompt,
  openMyExpenses,
} from "./install-offer";

const openAddExpense = (page: Page) =>
  page
    .getByRole("navigation")
    .getByRole("link", { name: "Add Expense" })
    .click();

type Manifest = {
  id: string;
  start_url: string;
  theme_color: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
  screenshots: { src: string; sizes: string; form_factor: string }[];
  shortcuts: { name: string; url: string }[];
  share_target: { action: string; method: string; enctype: string };
};

test("the manifest names icons, screenshots, shortcuts and a share target that exist", async ({
  page,
  request,
}) => {
  await page.goto("/");
  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const response = await request.get(href ?? "");
  expect(response.headers()["content-type"]).toContain(
    "application/manifest+json",
  );
  const manifest = (await response.json()) as Manifest;
  expect(manifest).toMatchObject({
    id: "/",
    start_url: "/",
    theme_color: "#07070d",
    share_target: {
      action: "/share",
      method: "POST",
      enctype: "multipart/form-data",
    },
  });
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== "any") expect(size, src).toBe(sizes);
  }
  const purposes = manifest.icons.map(({ purpose }) => purpose);
  expect(purposes).toContain("maskable");
  expect(purposes).toContain(undefined);
  const factors = manifest.screenshots.map(({ form_factor }) => form_factor);
  expect(new Set(factors)).toEqual(new Set(["narrow", "wide"]));
  expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ["Add Expense", "/add"],
    ["My Expenses", "/show"],
  ]);
  const devtools = await page.context().newCDPSession(page);
  const { errors } = await devtools.send("Page.getAppManifest");
  expect(errors).toEqual([]);
});

test("the app offers to be installed once, after the third add of this browser", async ({
  page,
  record,
  addExpensePage,
  myExpenses,
}) => {
  // From another device.
  await record({}, {}, {});
  await addExpensePage.goto();
  await offerPrompt(page);
  const add = async () => {
    await addExpensePage.fill(lunchRequest);
    await addExpensePage.submitAndReadAlert();
  };
  await add();
  await add();
  await openMyExpenses(page);
  await expect(myExpenses.rows()).toHaveCount(5);
  await expect(offer(page)).toHaveCount(0);
  await openAddExpense(page);
  await add();
  await openMyExpenses(page);
  await expect(offer(page)).toBeVisible();
  await expectAccessible(page);
  await openAddExpense(page);
  await openMyExpenses(page);
  await expect(myExpenses.rows()).toHaveCount(6);
  await expect(offer(page)).toHaveCount(0);
});

test("the offer comes without a navigation, moves no row, and shows the prompt once", async ({
  page,
  record,
  myExpenses,
}) => {
  await countThreeAdds(page);
  await record({}, {}, {});
  await myExpenses.goto();
  await expect(myExpenses.rows()).toHaveCount(3);
  const before = await myExpenses.rows().first().boundingBox();
  await offerPrompt(page);
  await expect(offer(page)).toBeVisible();
  expect(await myExpenses.rows().first().boundingBox()).toEqual(before);
  await offer(page).getByRole("button", { name: "Install this app" }).click();
  await expect(page.locator("html[data-prompted]")).toHaveCount(1);
  await expect(offer(page)).toHaveCount(0);
});

test("the offer ends when the app is installed from the menu of the browser", async ({
  page,
  myExpenses,
}) => {
  await countThreeAdds(page);
  await myExpenses.goto();
  await offerPrompt(page);
  await expect(offer(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("appinstalled")));
  await expect(offer(page)).toHaveCount(0);
});

test("a dismissed offer does not come back", async ({ page, myExpenses }) => {
  await countThreeAdds(page);
  await myExpenses.goto();
  await offerPrompt(page);
  await offer(page).getByRole("button", { name: "Dismiss" }).click();
  await expect(offer(page)).toHaveCount(0);
  await myExpenses.goto();
  await offerPrompt(page);
  await expect(offer(page)).toHaveCount(0);
});

test("on iOS the offer names the steps", async ({ page, record }) => {
  await countThreeAdds(page);
  await record({}, {}, {});
  await page.addInitScript(() =>
    Object.assign(navigator, { standalone: false }),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/add");
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Open menu" }).click();
  await openMyExpenses(page);
  await expect(offer(page)).toContainText("then Add to Home Screen");
  await expect(
    offer(page).getByRole("button", { name: "Install this app" }),
  ).toHaveCount(0);
  await expectAccessible(page);
});

test("an installed app offers nothing", async ({
  page,
  record,
  myExpenses,
}) => {
  await countThreeAdds(page);
  await record({}, {}, {});
  await page.addInitScript(() =>
    Object.assign(navigator, { standalone: true }),
  );
  await page.goto("/add");
  await page.waitForLoadState("networkidle");
  await openMyExpenses(page);
  await expect(myExpenses.rows()).toHaveCount(3);
  await expect(offer(page)).toHaveCount(0);
});
