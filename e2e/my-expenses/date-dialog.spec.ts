import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";
import { resize } from "../resize";

test("the error of a From after To is below both fields, a month is chosen with the keyboard, and Back returns", async ({
  page,
  record,
  myExpenses,
}) => {
  await record({ date: "2025-04-01" });
  await page.goto("/show?period=2026-01");
  await expect(myExpenses.emptyMessage()).toBeVisible();
  await myExpenses.period().focus();
  await page.keyboard.press("End");
  const dialog = page.getByRole("dialog", { name: "Choose dates" });
  await expect(dialog.getByRole("button", { name: /^Jan 2026/ })).toBeVisible();
  const fields = [dialog.getByLabel("From"), dialog.getByLabel("To")] as const;
  await expect(fields[0]).toHaveValue("2026-01-01");
  await fields[1].fill("2025-12-01");
  await dialog.getByRole("button", { name: "Show these days" }).click();
  const error = dialog.getByText("From is after To.");
  await expect(error).toBeVisible();
  for (const width of [1280, 320])
    await test.step(`${width} px`, async () => {
      await resize(page, width, 740);
      await expectNoOverflow(page);
      const message = await error.boundingBox();
      for (const field of fields) {
        const box = await field.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(
          message?.y ?? 0,
        );
      }
      await expectAccessible(page);
    });
  await dialog.getByRole("button", { name: "Previous year" }).press("Enter");
  await dialog.getByRole("button", { name: "Apr 2025" }).press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL("/show?period=2025-04");
  await expect(myExpenses.period()).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/show?period=2026-01");
});
