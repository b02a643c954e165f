import { expect, test, withMotion } from "../fixtures";
import type { HomePage } from "../pages/home-page";
import { resize } from "../resize";

test.use(withMotion);

test.use({ viewport: { width: 375, height: 812 } });

const linksOf = (home: HomePage) => home.navigation().getByRole("link");

async function openMenu(home: HomePage) {
  // The script sets aria-expanded when it runs.
  await expect(home.menuButton()).toHaveAttribute("aria-expanded", "false");
  await home.menuButton().click();
  await expect(home.menuButton()).toHaveAttribute("aria-expanded", "true");
  await expect(linksOf(home)).toHaveText([
    "Home",
    "My Expenses",
    "Add Expense",
  ]);
}

async function expectClosed(home: HomePage) {
  await expect(home.menuButton()).toHaveAttribute("aria-expanded", "false");
  await expect(linksOf(home)).toHaveCount(0);
}

test("the menu is closed by its button, a click outside, a link, Back, a wider window, Tab and Escape, and the focus stays in the order of the screen", async ({
  page,
  home,
}) => {
  await home.goto();
  await openMenu(home);
  await home.menuButton().click();
  await expectClosed(home);

  await openMenu(home);
  await page.mouse.click(20, 700);
  await expectClosed(home);

  await openMenu(home);
  await home.navigation().getByRole("link", { name: "Add Expense" }).click();
  await expect(page).toHaveURL("/add");
  await expectClosed(home);

  await openMenu(home);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expectClosed(home);

  await openMenu(home);
  await resize(page, 768);
  await expect(home.menuButton()).toBeHidden();
  await expect(linksOf(home)).toHaveCount(3);
  await resize(page, 767);
  await expectClosed(home);

  await openMenu(home);
  for (const name of ["Home", "My Expenses", "Add Expense"]) {
    await page.keyboard.press("Tab");
    await expect(home.navigation().getByRole("link", { name })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expectClosed(home);

  await openMenu(home);
  await page.keyboard.press("Shift+Tab");
  await expectClosed(home);

  await openMenu(home);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expectClosed(home);
  await expect(home.menuButton()).toBeFocused();

  await openMenu(home);
  await home.navigation().getByRole("link", { name: "Home" }).click();
  await expectClosed(home);
  await expect(home.menuButton()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(
    home.main().getByRole("link", { name: "Add Expense" }),
  ).toBeFocused();
});
