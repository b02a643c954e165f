import { expect, expectAccessible, test } from "../fixtures";
import { offer, offerPrompt, openMyExpenses } from "./install-offer";

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

test("the app offers to be installed after the third expense, until it is installed", async ({
  page,
  record,
  myExpenses,
}) => {
  await record({}, {});
  await page.goto("/add");
  await offerPrompt(page);
  await openMyExpenses(page);
  await expect(myExpenses.rows()).toHaveCount(2);
  await expect(offer(page)).toHaveCount(0);
  await record({});
  await page.goto("/add");
  await offerPrompt(page);
  await openMyExpenses(page);
  await expect(offer(page)).toBeVisible();
  await expectAccessible(page);
  await offer(page).getByRole("button", { name: "Install this app" }).click();
  await expect(page.locator("html[data-prompted]")).toHaveCount(1);
  await expect(offer(page)).toHaveCount(0);
});

test("a dismissed offer does not come back", async ({
  page,
  record,
  myExpenses,
}) => {
  await record({}, {}, {});
  await page.goto("/add");
  await offerPrompt(page);
  await openMyExpenses(page);
  await offer(page).getByRole("button", { name: "Dismiss" }).click();
  await expect(offer(page)).toHaveCount(0);
  await page.goto("/add");
  await offerPrompt(page);
  await openMyExpenses(page);
  await expect(myExpenses.rows()).toHaveCount(3);
  await expect(offer(page)).toHaveCount(0);
});

test("on iOS the offer names the steps", async ({ page, record }) => {
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
