import type { Page } from "@playwright/test";
import { expect, test, withMotion } from "../fixtures";
import { failScript, waitForGsap } from "../wait-for-script";

test.use(withMotion);

const NARROW = { width: 375, height: 812 };

test("the animation loads when the navigation is used or four seconds after the page, and the other screens are prefetched after two", async ({
  page,
  home,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  // The time of the page stands still, except in `runFor`.
  await page.clock.install({ time: "2026-11-24T12:00:00Z" });
  await page.clock.pauseAt("2026-11-24T12:00:01Z");

  const gsap = waitForGsap(page);
  await home.goto();
  await waitForScripts(page);
  const before = requested.length;
  await home.navigation().getByRole("link", { name: "Home" }).hover();
  const url = (await gsap).url();
  expect(requested.indexOf(url)).toBeGreaterThanOrEqual(before);
  await page.mouse.move(0, 800);

  requested.length = 0;
  await home.goto();
  await waitForScripts(page);
  const prefetched = ["/add", "/show"].map((screen) =>
    page.waitForResponse((response) => pathOf(response.url()) === screen),
  );
  const loaded = page.waitForResponse(url);
  expect(requested.map(pathOf)).not.toContain("/add");
  await page.clock.runFor(2000);
  for (const response of await Promise.all(prefetched))
    await response.finished();
  expect(requested).not.toContain(url);
  await page.clock.runFor(2000);
  await (await loaded).finished();
});

const pathOf = (url: string) => new URL(url).pathname;

/** Waits until the script of the navigation runs, which sets aria-expanded in the next frame. */
function waitForScripts(page: Page) {
  return expect
    .poll(async () => {
      await page.clock.runFor(20);
      return page
        .locator("[aria-controls=navigation-menu]")
        .getAttribute("aria-expanded");
    })
    .toBe("false");
}

test("the menu works when its animation cannot be loaded", async ({
  page,
  home,
  expectConsole,
}) => {
  expectConsole(/The navigation animation could not be loaded/);
  expectConsole(/ERR_FAILED/);
  await failScript(page, "_gsap");
  const message = page.waitForEvent("console", (output) =>
    output.text().includes("The navigation animation could not be loaded"),
  );
  await page.setViewportSize(NARROW);
  await home.goto();
  await home.menuButton().hover();
  await message;
  await home.menuButton().click();
  await home.navigation().getByRole("link", { name: "Add Expense" }).click();
  await expect(page).toHaveURL("/add");
  await expect(home.navigation().getByRole("link")).toHaveCount(0);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("before the script loads, the links of the bar work, and the menu opens and stays open", async ({
  page,
  home,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/add", { waitUntil: "commit" });
  const links = home.navigation().getByRole("link");
  await expect(links).toHaveCount(3);
  await home.navigation().getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");

  await page.setViewportSize(NARROW);
  await expect(home.heading()).toHaveText("Campus Kharcha");
  await expect(links).toHaveCount(0);
  await home.menuButton().click();
  await expect(links).toHaveCount(3);
  release();
  await expect(home.menuButton()).toHaveAttribute("aria-expanded", "true");
  await expect(links).toHaveCount(3);
  await page.keyboard.press("Escape");
  await expect(links).toHaveCount(0);
  await page.unrouteAll({ behavior: "ignoreErrors" });
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
