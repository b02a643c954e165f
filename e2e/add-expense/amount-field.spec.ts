import { expect, test } from "../fixtures";

test("the amount accepts pasted amounts in the formats of banks, and no typed comma, and is not changed by the mouse wheel, which scrolls", async ({
  page,
  addExpensePage,
}) => {
  await page.setViewportSize({ width: 700, height: 380 });
  await addExpensePage.goto();
  await expect(addExpensePage.submit()).toBeEnabled();
  const amount = addExpensePage.amount();
  for (const [text, value] of [
    ["₹1,250.50", "1250.50"],
    ["99.5", "99.5"],
    ["12,50", "7"],
  ] as const) {
    await amount.fill("7");
    await copy(text);
    await amount.press("ControlOrMeta+a");
    await page.keyboard.press("ControlOrMeta+v");
    await expect(amount).toHaveValue(value);
  }

  await amount.fill("12");
  await copy("₹5");
  await amount.press("End");
  await page.keyboard.press("ControlOrMeta+v");
  await expect(amount).toHaveValue("125");

  await amount.fill("");
  await amount.pressSequentially("1,250.50");
  await expect(amount).toHaveValue("1250.50");

  await amount.hover();
  const before = await amount.boundingBox();
  for (const deltaY of [40, 40, -30]) await page.mouse.wheel(0, deltaY);
  await expect
    .poll(async () => (await amount.boundingBox())?.y)
    .not.toBe(before?.y);
  await expect(amount).toHaveValue("1250.50");
  await expect(amount).toBeEditable();
  await expect(amount).toBeFocused();

  async function copy(text: string) {
    const description = addExpensePage.description();
    await description.fill(text);
    await description.press("ControlOrMeta+a");
    await description.press("ControlOrMeta+c");
    await amount.focus();
  }
});
