import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../fixtures";

test("the browser finds the manifest, and nothing wrong in it", async ({
  page,
  request,
}) => {
  await page.goto("/");
  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const response = await request.get(href ?? "");
  expect(response.headers()["content-type"]).toContain(
    "application/manifest+json",
  );
  const devtools = await page.context().newCDPSession(page);
  const { url, errors } = await devtools.send("Page.getAppManifest");
  expect(new URL(url).pathname).toBe(href);
  expect(errors).toEqual([]);
});

test("the offer to install the app moves no row", async ({
  page,
  record,
  myExpenses,
}) => {
  await record({}, {}, {});
  // A browser that has added three expenses, and in which nothing was offered.
  await page.addInitScript(() => {
    localStorage.setItem("adds", '{"one":{"count":3}}');
    localStorage.removeItem("install-offer");
  });
  const offer = page.getByRole("complementary", { name: "Install the app" });
  const firstRow = () => myExpenses.rows().first().boundingBox();

  await myExpenses.goto();
  await expect(myExpenses.rows()).toHaveCount(3);
  const before = await firstRow();
  await offerPrompt(page);
  await expect(
    offer.getByRole("button", { name: "Install this app" }),
  ).toBeVisible();
  expect(await firstRow()).toEqual(before);
  await expectAccessible(page);
});

/** Sends the event with which Chromium says that the app can be installed, once the page takes it. */
async function offerPrompt(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const event = new Event("beforeinstallprompt", { cancelable: true });
        const prompt = () => Promise.resolve({ outcome: "accepted" });
        dispatchEvent(Object.assign(event, { prompt }));
        return event.defaultPrevented;
      }),
    )
    .toBe(true);
}
