import { expect, test, waitForFrames, withMotion } from "../fixtures";
import { holdIdle, releaseIdle, waitForIdleRequest } from "../hold-idle";
import { failScript, waitForGsap } from "../wait-for-script";

test.use(withMotion);

const NARROW = { width: 375, height: 812 };

test("the animation loads when the navigation is used, and else in an idle moment, after the other screens are prefetched", async ({
  page,
  home,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  const isPrefetched = () =>
    requested.some((url) => ["/add", "/show"].includes(new URL(url).pathname));
  await holdIdle(page);
  const gsap = waitForGsap(page);
  await home.goto();
  await waitForIdleRequest(page);
  const before = requested.length;
  await home.navigation().getByRole("link", { name: "Home" }).hover();
  const url = (await gsap).url();
  expect(requested.indexOf(url)).toBeGreaterThanOrEqual(before);
  expect(isPrefetched()).toBe(false);
  await page.mouse.move(0, 800);

  requested.length = 0;
  await home.goto();
  await waitForIdleRequest(page);
  expect(isPrefetched()).toBe(false);
  const loaded = page.waitForRequest((request) => {
    if (request.url() !== url) return false;
    // Both screens.
    expect(isPrefetched()).toBe(true);
    return true;
  });
  await releaseIdle(page);
  await loaded;
});

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
  // The key is listened to after the menu is rendered.
  await waitForFrames(page, 2);
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
