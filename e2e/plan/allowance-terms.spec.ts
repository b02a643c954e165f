import { addDays, today } from "@/lib/expenses/calendar-date";
import { CALENDAR_MONTH, dateOnOrBefore } from "@/lib/plan/schedule";
import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";
import type { MyExpensesPage } from "../pages/my-expenses-page";
import { putPlan, storedPlan } from "./put-plan";

const NOW = today();
const FIRST_OF_MONTH = dateOnOrBefore(CALENDAR_MONTH, NOW);

const allowance = {
  amount: 5000,
  every: "month",
  startDay: 1,
  carryOver: true,
  from: FIRST_OF_MONTH,
};

// The network may end while other screens are prefetched, or before the animation is loaded.
test.use({
  ignoredOutput: /ERR_INTERNET_DISCONNECTED|The navigation animation/,
});

/** Stores the allowance, and opens its dialog. */
async function openAllowance({ page, planDetails }: MyExpensesPage) {
  await putPlan(page.context(), { allowance });
  await page.reload();
  await planDetails().click();
  await page.getByRole("button", { name: "Change the allowance" }).click();
  return page.getByRole("dialog", { name: "Allowance", exact: true });
}

test.beforeEach(async ({ record, myExpenses }) => {
  await record(
    ...Array.from({ length: 10 }, (_, ago) => ({
      date: addDays(NOW, -ago),
      amount: 100,
    })),
  );
  await myExpenses.goto();
});

test("an allowance begins with what is left now, with the keyboard", async ({
  page,
  context,
}) => {
  await page.getByRole("button", { name: "Pocket money" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Allowance", exact: true });
  await expect(dialog.getByLabel("Amount")).toBeFocused();
  await page.keyboard.type("6000");
  await dialog.getByLabel("I have left now").fill("-1");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await dialog.getByLabel("I have left now").fill("800");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  const plan = await storedPlan(context);
  expect(plan.allowance).toEqual({
    amount: 6000,
    every: "month",
    startDay: 1,
    carryOver: true,
    from: NOW,
    // With the expense of today.
    opening: 900,
  });
});

test("what is left now counts what another device has added for today", async ({
  page,
  record,
  myExpenses,
}) => {
  await putPlan(page.context(), { allowance });
  await page.reload();
  await myExpenses.planDetails().click();
  await record({ date: NOW, amount: 70 });
  await page.getByRole("button", { name: "left now" }).click();
  // Behind the dialog, rows have no role.
  await expect(page.locator("tbody time")).toHaveCount(11);
  const dialog = page.getByRole("dialog", { name: "left now" });
  await dialog.getByLabel("I have").fill("500");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(myExpenses.plan()).toContainText("₹500 left");
  await page.reload();
  await expect(myExpenses.plan()).toContainText("₹500 left");
});

test("the last days of a month say what they are in a shorter one", async ({
  page,
}) => {
  await page.getByRole("button", { name: "Pocket money" }).click();
  const dialog = page.getByRole("dialog", { name: "Allowance", exact: true });
  const hint = dialog.getByText("In a shorter month, on its last day.");
  const day = dialog.getByLabel("Arrives on");
  await day.selectOption("28");
  await expect(hint).toBeHidden();
  await day.selectOption("29");
  await expect(hint).toBeVisible();
  await expect(day).toHaveAccessibleDescription(/last day/);
  await expectAccessible(page);
  await dialog.getByLabel("Every").selectOption("Week");
  await expect(hint).toBeHidden();
  await expect(day).toHaveValue("1");
});

for (const width of [360, 1280])
  test(`an allowance is corrected from this period on, and removed, at ${width} px`, async ({
    page,
    context,
    myExpenses,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const dialog = await openAllowance(myExpenses);
    await expect(dialog.getByLabel("Carry over")).toBeChecked();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await dialog.getByLabel("Amount").fill("6000");
    await dialog.getByLabel("Carry over").uncheck();
    // Enter saves; it does not press the button that removes.
    await dialog.getByLabel("Amount").press("Enter");
    await expect(dialog).toHaveCount(0);
    expect((await storedPlan(context)).allowance).toEqual({
      ...allowance,
      amount: 6000,
      carryOver: false,
      opening: 6000,
    });

    await page.getByRole("button", { name: "Change the allowance" }).click();
    await dialog.getByLabel("Amount").fill("");
    await dialog.getByRole("button", { name: "Remove the allowance" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(
      page.getByRole("button", { name: "Pocket money" }),
    ).toBeVisible();
    expect((await storedPlan(context)).allowance).toBeNull();
    await expect(
      myExpenses.notification("The allowance was removed."),
    ).toBeVisible();
    await myExpenses.undoButton().click();
    await expect(myExpenses.plan()).toBeVisible();
    expect((await storedPlan(context)).allowance).toMatchObject({
      amount: 6000,
    });
  });

test("a removal that fails says so, and the next save saves", async ({
  page,
  context,
  myExpenses,
  expectConsole,
}) => {
  expectConsole(/The plan could not be saved/);
  expectConsole(/ERR_FAILED/);
  const dialog = await openAllowance(myExpenses);
  await page.route("**/api/plan", (route) => route.abort());
  await dialog.getByRole("button", { name: "Remove the allowance" }).click();
  await expect(dialog.getByRole("alert")).toContainText("could not be saved");
  await page.unroute("**/api/plan");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  expect((await storedPlan(context)).allowance).toEqual(allowance);
});

test("a removal pressed without the network is not made by the next save", async ({
  context,
  myExpenses,
}) => {
  const dialog = await openAllowance(myExpenses);
  await expect(dialog.getByLabel("Amount")).toHaveValue("5000");
  await context.setOffline(true);
  await expect(dialog).toContainText("Saving needs the network.");
  await dialog.getByRole("button", { name: "Remove the allowance" }).click();
  await context.setOffline(false);
  await expect(dialog).not.toContainText("Saving needs the network.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  expect((await storedPlan(context)).allowance).toEqual(allowance);
});
