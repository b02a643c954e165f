import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";
import { resize } from "./resize";

test("a month is chosen with the keyboard, and Back returns", async ({
  page,
  record,
  myExpenses,
}) => {
  await record({ date: "2025-03-31" }, { date: "2025-04-01", amount: 7 });
  await page.goto("/show?period=2026-01");
  await expect(myExpenses.emptyMessage()).toBeVisible();
  const open = page.getByRole("button", { name: "Choose a month" });
  await open.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Choose a month" });
  await expect(dialog.getByRole("button", { name: "Jan 2026" })).toBeVisible();
  for (const width of [1280, 360]) {
    await resize(page, width, 740);
    await expectNoOverflow(page);
    await expectAccessible(page);
  }
  await dialog.getByRole("button", { name: "Previous year" }).press("Enter");
  await dialog.getByRole("button", { name: "Apr 2025" }).press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL("/show?period=2025-04");
  await expect(myExpenses.total()).toContainText("₹7");
  await expect(open).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/show?period=2026-01");
  await expect(myExpenses.emptyMessage()).toBeVisible();
});
