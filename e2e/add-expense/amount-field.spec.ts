import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures";

const FORMS = ["the form", "the dialog"] as const;

for (const form of FORMS)
  test.describe(`the amount field in ${form}`, () => {
    let amount: Locator;
    let description: Locator;

    test.beforeEach(async ({ record, addExpensePage, myExpenses }) => {
      if (form === "the form") {
        await addExpensePage.goto();
        await expect(addExpensePage.submit()).toBeEnabled();
        await expect(addExpensePage.date()).toBeFocused();
        amount = addExpensePage.amount();
        description = addExpensePage.description();
        return;
      }
      await record({});
      await myExpenses.goto();
      await myExpenses.openDialog("Lunch");
      amount = myExpenses.field("Amount");
      description = myExpenses.field("Description");
    });

    test("does not change on mouse wheel, which scrolls the page", async ({
      page,
    }) => {
      await page.setViewportSize({ width: 800, height: 380 });
      await amount.fill("250");
      await amount.hover();
      const before = await amount.boundingBox();
      for (const deltaY of [40, 40, -30]) await page.mouse.wheel(0, deltaY);
      await expect
        .poll(async () => (await amount.boundingBox())?.y)
        .not.toBe(before?.y);
      await expect(amount).toHaveValue("250");
      await expect(amount).toBeEditable();
      await expect(amount).toBeFocused();
    });

    test("changes by one rupee with the arrow keys", async () => {
      for (const [from, key, to] of [
        ["250", "ArrowUp", "251"],
        ["250.5", "ArrowUp", "251.5"],
        ["250", "ArrowDown", "249"],
        ["1.5", "ArrowDown", "0.5"],
        ["1", "ArrowDown", "1"],
        ["0.5", "ArrowDown", "0.5"],
        ["", "ArrowUp", "1"],
        ["", "ArrowDown", ""],
        ["10000000", "ArrowUp", "10000000"],
      ] as const) {
        await amount.fill(from);
        await amount.press(key);
        await expect(amount).toHaveValue(to);
      }
    });

    test("accepts pasted amounts in the formats of banks, and ignores ambiguous ones", async ({
      page,
    }) => {
      for (const [text, value] of [
        ["1,250", "1250"],
        ["₹1,250.50", "1250.50"],
        ["Rs. 500/-", "500"],
        [" INR 1,00,000 ", "100000"],
        ["99.5", "99.5"],
        ["12,50", "7"],
      ] as const) {
        await amount.fill("7");
        await paste(page, { text, from: description, into: amount });
        await expect(amount).toHaveValue(value);
      }
    });

    test("inserts a pasted digit at the caret", async ({ page }) => {
      await amount.fill("12");
      await description.fill("5");
      await description.press("ControlOrMeta+a");
      await description.press("ControlOrMeta+c");
      await amount.focus();
      await amount.press("End");
      await page.keyboard.press("ControlOrMeta+v");
      await expect(amount).toHaveValue("125");
    });

    test("ignores a typed comma", async () => {
      await amount.fill("");
      await amount.pressSequentially("1,250.50");
      await expect(amount).toHaveValue("1250.50");
    });
  });

/** Copies the text from one field, and pastes it over the value of the other. */
async function paste(
  page: Page,
  { text, from, into }: { text: string; from: Locator; into: Locator },
) {
  await from.fill(text);
  await from.press("ControlOrMeta+a");
  await from.press("ControlOrMeta+c");
  await into.focus();
  await into.press("ControlOrMeta+a");
  await page.keyboard.press("ControlOrMeta+v");
}
