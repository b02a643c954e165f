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

test("the arrow keys move between months, also of other years", async ({
  page,
}) => {
  await page.goto("/show?period=2026-01");
  await page.getByRole("button", { name: "Choose a month" }).press("Enter");
  const month = (name: string) => page.getByRole("button", { name });
  await month("Jan 2026").focus();
  for (const [key, name] of [
    ["ArrowRight", "Feb 2026"],
    ["ArrowDown", "May 2026"],
    ["ArrowLeft", "Apr 2026"],
    ["ArrowUp", "Jan 2026"],
    ["ArrowUp", "Oct 2025"],
    ["ArrowDown", "Jan 2026"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(month(name)).toBeFocused();
  }
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/show?period=2025-12");
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
