import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";

const SUCCESS = "✅ Expense added successfully!";
const NOW = "2026-11-24T12:00:00";

const panel = (page: Page) =>
  page.getByRole("region", { name: "Split this bill" });

test("by keyboard, a line is split with three people, added and taken back", async ({
  page,
  addExpensePage,
}) => {
  await page.clock.setFixedTime(NOW);
  await addExpensePage.goto();
  await expect(addExpensePage.box()).toBeFocused();
  await page.keyboard.type("1200/4 dominos with asha ravi kiran");
  await expect(panel(page)).toBeVisible();
  await expect
    .poll(addExpensePage.values)
    .toEqual(["2026-11-24", "food", "dominos", "300"]);
  await expect(addExpensePage.box()).toBeFocused();
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page);
  }
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(addExpensePage.submit()).toBeFocused();
  expect(
    await addExpensePage.submitAndReadAlert(() => page.keyboard.press("Enter")),
  ).toBe(SUCCESS);
  const last = addExpensePage.lastAdded();
  await expect(last).toContainText("Asha, Ravi and Kiran owe you ₹300 each.");
  await expect(
    last.getByRole("link", { name: "Who owes whom" }),
  ).toHaveAttribute("href", "/people");
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page);
  }
  await expectAccessible(page);
  await last.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(last.getByText("Taken back")).toBeVisible();
  await expectAccessible(page);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("a bill is split in the form, and its row opens with the whole bill", async ({
    page,
    addExpensePage,
    myExpenses,
  }) => {
    await page.clock.setFixedTime(NOW);
    await addExpensePage.goto();
    await expect(addExpensePage.submit()).toBeEnabled();
    await addExpensePage.fill({
      ...{ date: "2026-11-24", category: "food" },
      ...{ description: "Dominos", amount: "1200" },
    });
    await page.getByRole("button", { name: "Split this bill" }).tap();
    const name = panel(page).getByRole("textbox", { name: "Add a name" });
    await name.fill("Asha");
    await name.press("Enter");
    await panel(page).getByRole("button", { name: "One person more" }).tap();
    await expect(addExpensePage.amount()).toHaveValue("400");
    // The button is below the panel, and does not cover it.
    await expect(addExpensePage.submit()).toBeVisible();
    await addExpensePage.submit().scrollIntoViewIfNeeded();
    expect(
      await addExpensePage.submitAndReadAlert(() =>
        addExpensePage.submit().tap(),
      ),
    ).toBe(SUCCESS);
    await myExpenses.goto();
    // The line above the table comes with the plan.
    await expect(
      page.getByRole("link", { name: "Asha owes you ₹400" }),
    ).toBeVisible();
    await myExpenses.rows().getByText("₹400").tap();
    const dialog = page.getByRole("dialog", { name: "Edit Expense" });
    await expect(dialog.getByText(/^Your share of/)).toHaveText(
      "Your share of ₹1,200. The others: Asha ₹400, others ₹400.",
    );
    await expectNoOverflow(page);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Change the split" }).tap();
    await expect(
      dialog.getByRole("spinbutton", { name: "Whole bill" }),
    ).toHaveValue("1200");
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
});
