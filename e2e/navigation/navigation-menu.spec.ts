import { expect, test, withMotion } from "../fixtures";
import type { HomePage } from "../pages/home-page";

test.use(withMotion);

test.use({ viewport: { width: 375, height: 812 } });

test.beforeEach(async ({ home }) => {
  await home.goto();
  // The script sets aria-expanded when it runs.
  await expect(home.menuButton()).toHaveAttribute("aria-expanded", "false");
  await home.menuButton().click();
  await expect(home.menuButton()).toHaveAttribute("aria-expanded", "true");
  await expect(home.navigation().getByRole("link")).toHaveCount(3);
});

const expectClosed = async (home: HomePage) => {
  await expect(home.menuButton()).toHaveAttribute("aria-expanded", "false");
  await expect(home.navigation().getByRole("link")).toHaveCount(0);
};

test("the menu button opens and closes the menu", async ({ home }) => {
  await expect(home.navigation().getByRole("link")).toHaveText([
    "Home",
    "My Expenses",
    "Add Expense",
  ]);
  await home.menuButton().click();
  await expectClosed(home);
});

test("a link opens its screen and closes the menu", async ({ page, home }) => {
  await home.navigation().getByRole("link", { name: "My Expenses" }).click();
  await expect(page).toHaveURL("/show");
  await expectClosed(home);
});

test("the link of the current screen closes the menu and returns the focus to the button", async ({
  page,
  home,
}) => {
  await home.navigation().getByRole("link", { name: "Home" }).click();
  await expectClosed(home);
  await expect(home.menuButton()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(
    home.main().getByRole("link", { name: "Add Expense" }),
  ).toBeFocused();
});

test("Escape closes the menu and returns the focus to the button", async ({
  page,
  home,
}) => {
  await page.keyboard.press("Tab");
  await expect(
    home.navigation().getByRole("link", { name: "Home" }),
  ).toBeFocused();
  await page.keyboard.press("Escape");
  await expectClosed(home);
  await expect(home.menuButton()).toBeFocused();
});

test("a click outside closes the menu", async ({ page, home }) => {
  await page.mouse.click(20, 700);
  await expectClosed(home);
});

test("Tab past the last link closes the menu", async ({ page, home }) => {
  for (const label of ["Home", "My Expenses", "Add Expense"]) {
    await page.keyboard.press("Tab");
    await expect(
      home.navigation().getByRole("link", { name: label }),
    ).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expectClosed(home);
});

test("Shift+Tab before the button closes the menu", async ({ page, home }) => {
  await home.menuButton().focus();
  await page.keyboard.press("Shift+Tab");
  await expectClosed(home);
});

test("Back closes the menu", async ({ page, home }) => {
  await home.navigation().getByRole("link", { name: "Add Expense" }).click();
  await expect(page).toHaveURL("/add");
  await expectClosed(home);
  await home.menuButton().click();
  await expect(home.navigation().getByRole("link")).toHaveCount(3);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expectClosed(home);
});

test("widening the window closes the menu and shows the bar", async ({
  page,
  home,
}) => {
  await page.setViewportSize({ width: 768, height: 812 });
  await expect(home.menuButton()).toBeHidden();
  await expect(home.navigation().getByRole("link")).toHaveCount(3);
  await page.setViewportSize({ width: 767, height: 812 });
  await expectClosed(home);
});
