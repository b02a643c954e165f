import { expect, test } from "../fixtures";

const DARK = "rgb(7, 7, 13)";
const LIGHT = "rgb(245, 245, 249)";

test("the chosen theme is shown on every screen but Home, also before a script is loaded", async ({
  page,
  home,
  myExpenses,
  record,
}) => {
  const root = page.locator("html");
  const colourOfBrowser = page.locator("meta[name=theme-color]");
  await record({});
  await myExpenses.goto();
  await expect(myExpenses.rows()).toHaveCount(1);
  await expect(root).toHaveCSS("background-color", DARK);
  await myExpenses.openMenu();
  await myExpenses.menu().getByRole("menuitemradio", { name: "Light" }).click();
  await expect(root).toHaveCSS("background-color", LIGHT);
  await expect(colourOfBrowser).toHaveAttribute("content", "#f5f5f9");
  await myExpenses.closeMenu();

  await home.navigation().getByRole("link", { name: "Home" }).click();
  await expect(root).toHaveCSS("background-color", DARK);
  await expect(colourOfBrowser).toHaveAttribute("content", "#07070d");
  await home.navigation().getByRole("link", { name: "My Expenses" }).click();
  await expect(root).toHaveCSS("background-color", LIGHT);
  await expect(colourOfBrowser).toHaveAttribute("content", "#f5f5f9");
  await home.goto();
  await expect(colourOfBrowser).toHaveAttribute("content", "#07070d");

  await page.route("**/*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await page.goto("/add", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(root).toHaveCSS("background-color", LIGHT);
});

test("the theme of the system is followed when it changes", async ({
  page,
}) => {
  const root = page.locator("html");
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/data");
  await expect(root).toHaveCSS("background-color", DARK);
  await page.getByRole("main").getByText("System", { exact: true }).click();
  await expect(root).toHaveCSS("background-color", LIGHT);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(root).toHaveCSS("background-color", DARK);
});
