import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";

test.beforeEach(async ({ record }) =>
  record({ date: "2025-03-31" }, { date: "2025-04-01", amount: 7 }),
);

for (const width of [360, 1280])
  test(`a month is chosen with the keyboard at ${width} px, and Back returns`, async ({
    page,
    myExpenses,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/show?period=2026-01");
    const open = page.getByRole("button", { name: "Choose a month" });
    await open.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Choose a month" });
    await expect(
      dialog.getByRole("button", { name: "Jan 2026" }),
    ).toHaveAttribute("aria-pressed", "true");
    await expectNoOverflow(page);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Previous year" }).press("Enter");
    await dialog.getByRole("button", { name: "Apr 2025" }).press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL("/show?period=2025-04");
    await expect(myExpenses.rows()).toHaveCount(1);
    await expect(myExpenses.total()).toContainText("₹7");
    await expect(open).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL("/show?period=2026-01");
  });

test("Back and Escape close the months and change nothing", async ({
  page,
  myExpenses,
}) => {
  await myExpenses.goto();
  const open = page.getByRole("button", { name: "Choose a month" });
  const dialog = page.getByRole("dialog", { name: "Choose a month" });
  await open.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await open.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL("/show");
  await expect(myExpenses.rows()).toHaveCount(2);
});
