import type { Page } from "@playwright/test";
import { expect, test, withMotion } from "../fixtures";
import { waitForGsap } from "../wait-for-script";

test.use(withMotion);

const NARROW = { width: 375, height: 812 };

for (const isUsed of [true, false])
  test(`gsap loads ${isUsed ? "when the navigation is used" : "four seconds after a page whose navigation is not used"}`, async ({
    page,
    home,
  }) => {
    const response = waitForGsap(page);
    await home.goto();
    const usedAt = await page.evaluate(() => performance.now());
    if (isUsed)
      await home.navigation().getByRole("link", { name: "Home" }).hover();
    const gsap = await response;
    await gsap.finished();
    const startTime = () =>
      page.evaluate(
        (url) => performance.getEntriesByName(url)[0]?.startTime ?? NaN,
        gsap.url(),
      );
    await expect.poll(startTime).toBeGreaterThan(0);
    const startedAt = await startTime();
    const settledAt = (await loadedAt(page)) + 4000;
    expect(startedAt).toBeGreaterThanOrEqual(isUsed ? usedAt : settledAt);
    if (isUsed) expect(startedAt).toBeLessThan(settledAt);
  });

test("the other screens are prefetched two seconds after the page has loaded", async ({
  page,
  home,
}) => {
  const screens = ["/add", "/show"];
  const prefetched = Promise.all(
    screens.map((screen) =>
      page.waitForRequest(
        (request) => new URL(request.url()).pathname === screen,
      ),
    ),
  );
  await home.goto();
  for (const request of await prefetched)
    await (await request.response())?.finished();
  const starts = await page.evaluate(
    (screens) =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => screens.includes(new URL(name).pathname))
        .map(({ startTime }) => startTime),
    screens,
  );
  expect(starts.length).toBeGreaterThanOrEqual(screens.length);
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(
    (await loadedAt(page)) + 2000,
  );
});

/** When the load event of the page started, in ms since its navigation started. */
function loadedAt(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      performance
        .getEntriesByType("navigation")
        .filter((entry) => entry instanceof PerformanceNavigationTiming)[0]
        ?.loadEventStart ?? NaN,
  );
}

test("without gsap the navigation works without animation", async ({
  page,
  home,
  expectConsole,
}) => {
  expectConsole(/The navigation animation could not be loaded/);
  expectConsole(/ERR_FAILED/);
  await page.route("**/*.js", async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes("_gsap")) await route.abort();
    else await route.fulfill({ response });
  });
  const message = page.waitForEvent("console", (output) =>
    output.text().includes("The navigation animation could not be loaded"),
  );
  await page.setViewportSize(NARROW);
  await home.goto();
  await message;
  await home.menuButton().click();
  await home.navigation().getByRole("link", { name: "Add Expense" }).click();
  await expect(page).toHaveURL("/add");
  await expect(home.navigation().getByRole("link")).toHaveCount(0);
});

test.describe("before the script loads", () => {
  const holdScript = async (page: Page) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/*.js", async (route) => {
      await released;
      await route.continue();
    });
    return release;
  };

  test("the links of the bar work", async ({ page, home }) => {
    await holdScript(page);
    await page.goto("/", { waitUntil: "commit" });
    await expect(home.navigation().getByRole("link")).toHaveCount(3);
    await home.navigation().getByRole("link", { name: "Add Expense" }).click();
    await expect(page).toHaveURL("/add");
  });

  test("the menu button opens the menu, which stays open when the script loads", async ({
    page,
    home,
  }) => {
    const releaseScript = await holdScript(page);
    await page.setViewportSize(NARROW);
    await page.goto("/", { waitUntil: "commit" });
    const links = home.navigation().getByRole("link");
    await expect(home.heading()).toBeVisible();
    await expect(links).toHaveCount(0);
    await home.menuButton().click();
    await expect(links).toHaveCount(3);
    releaseScript();
    await expect(home.menuButton()).toHaveAttribute("aria-expanded", "true");
    await expect(links).toHaveCount(3);
    await page.keyboard.press("Escape");
    await expect(links).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: NARROW });

  test("the menu button opens the menu, and its links work", async ({
    page,
    home,
  }) => {
    await home.goto();
    await home.menuButton().focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/show");
  });
});
