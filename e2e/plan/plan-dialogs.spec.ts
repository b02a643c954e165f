import type { Page } from "@playwright/test";
import { parseDate } from "@/lib/testing/parse-date";
import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";
import { boxOf } from "../my-expenses/box";
import { expectNoOverlayEntry, overlayEntry } from "../overlay-entry";
import { putPlan, storedPlan } from "./put-plan";

const NOW = parseDate("2026-11-24");

test.beforeEach(({ page }) => page.clock.setFixedTime(`${NOW}T12:00:00`));

/** Expects no horizontal scrolling on a phone and on a desktop, whose size remains. */
async function expectFits(page: Page) {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoOverflow(page);
  }
}

test("an allowance is set before the first expense with the keyboard, below the empty list", async ({
  page,
  context,
  myExpenses,
}) => {
  await myExpenses.goto();
  const open = page.getByRole("button", { name: "Set pocket money" });
  await expect(open).toBeVisible();
  await expectFits(page);
  await open.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", {
    name: "Pocket money",
    exact: true,
  });
  await expect(dialog.getByLabel("Left right now")).toBeFocused();
  await page.keyboard.type("6000");
  await page.keyboard.press("Tab");
  await page.keyboard.type("6000");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(myExpenses.plan()).toContainText("₹6,000 left");
  await expect(myExpenses.planHeading()).toBeFocused();
  expect(await storedPlan(context)).toMatchObject({
    allowance: { amount: 6000 },
  });
  for (const [width, isBeside] of [
    [360, false],
    [1280, false],
    [1920, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page);
    const edge = isBeside ? "x" : "y";
    // A card takes the place of the line with the width.
    await expect(async () => {
      const message = await boxOf(myExpenses.emptyMessage());
      const plan = await boxOf(myExpenses.plan());
      expect(plan[edge]).toBeGreaterThan(message[edge]);
    }).toPass();
  }
});

test("each dialog of the plan fits the screen and is accessible", async ({
  page,
  context,
  record,
  myExpenses,
}) => {
  await record({ date: NOW, amount: 3700, description: "Rent" });
  await putPlan(context, {
    allowance: {
      ...{ amount: 5000, every: "month", startDay: 29, carryOver: true },
      from: "2026-10-29",
    },
    recurring: [
      {
        ...{ id: "rent", description: "Rent", category: "others" },
        ...{ amount: 4000, every: "month", day: 24, from: NOW },
      },
    ],
  });
  await myExpenses.goto();
  const details = page.getByRole("dialog", { name: / left of / });
  const openDetails = async () => {
    await myExpenses.planDetails().click();
    await expect(details).toContainText("₹300 of ₹4,000 open");
  };
  await openDetails();
  await expectFits(page);
  await expectAccessible(page);
  for (const [button, name, text] of [
    ["Edit pocket money", "Pocket money", "In a shorter month"],
    ["Set budgets", "Budgets", "Food"],
    ["Change Rent", "Bill", "Due on"],
  ] as const)
    await test.step(name, async () => {
      await details.getByRole("button", { name: button }).click();
      const dialog = page.getByRole("dialog", { name, exact: true });
      await expect(dialog).toContainText(text);
      await expectFits(page);
      await expectAccessible(page);
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await expect(dialog).toHaveCount(0);
      await openDetails();
    });
});

test("Back closes a dialog, returns to the question of a conflict, and leaves no history entry", async ({
  page,
  context,
  record,
  myExpenses,
  expectConsole,
}) => {
  expectConsole(/status of 412/);
  await record({ date: NOW, amount: 100 });
  await page.goto("/");
  await myExpenses.goto();
  const open = page.getByRole("button", { name: "Budgets" });
  const dialog = page.getByRole("dialog", { name: "Budgets", exact: true });
  await open.press("Enter");
  await expect(dialog.getByLabel("Food")).toBeFocused();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
  await open.press("Enter");
  await dialog.getByLabel("Food").fill("5000");
  await putPlan(context, { budgets: { food: 4000 } });
  const entry = await overlayEntry(page);
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question).toBeVisible();
  // The history entry of the dialog is removed, and then the question gets its own.
  await expect
    .poll(async () => [undefined, entry].includes(await overlayEntry(page)))
    .toBe(false);
  await expectFits(page);
  await expectAccessible(page);
  await page.goBack();
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Take mine" }).press("Enter");
  await expect(question).toHaveCount(0);
  await expect(myExpenses.planHeading()).toBeFocused();
  await expectNoOverlayEntry(page);
  await page.goBack();
  await expect(page).toHaveURL("/");
});
