import { expect, expectAccessible, test } from "../fixtures";
import { resize } from "../resize";

test("the menu fits every window, changes the theme, and works with the keyboard", async ({
  page,
  record,
  myExpenses,
}) => {
  await record({});
  await myExpenses.goto();
  await expect(myExpenses.rows()).toHaveCount(1);
  for (const [width, height] of [
    [320, 740],
    [640, 400],
    [1280, 800],
  ] as const)
    await test.step(`${width}×${height}`, async () => {
      await resize(page, width, height);
      await myExpenses.openMenu();
      const light = myExpenses
        .menu()
        .getByRole("menuitemradio", { name: "Light" });
      // Playwright would scroll the page; in a low window the menu scrolls itself.
      await light.evaluate((item) => item.scrollIntoView({ block: "nearest" }));
      await light.click();
      await expect(light).toBeChecked();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
      await expect(myExpenses.menu()).toBeInViewport({ ratio: 1 });
      await myExpenses
        .menu()
        .getByRole("menuitemradio", { name: "Dark" })
        .click();
      await myExpenses.closeMenu();
      await expect(myExpenses.moreButton()).toBeFocused();
    });
  await page.keyboard.press("Enter");
  await expect(myExpenses.menu()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(
    myExpenses.menu().getByRole("menuitem", { name: "Import a statement" }),
  ).toBeFocused();
  await expectAccessible(page);
});
