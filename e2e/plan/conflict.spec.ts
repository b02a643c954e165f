import type { BrowserContext, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../fixtures";
import { putPlan } from "./put-plan";

test.beforeEach(async ({ record, myExpenses, expectConsole }) => {
  expectConsole(/status of 412/);
  await record({ amount: 100 });
  await myExpenses.goto();
});

const setElsewhere = (context: BrowserContext, food: number) =>
  putPlan(context, { budgets: { food, travel: 70 } });

/** Saves a budget of ₹5,000 for food after another device has saved one of ₹4,000. */
async function makeConflict(page: Page, context: BrowserContext) {
  await page.getByRole("button", { name: "Budgets" }).click();
  const dialog = page.getByRole("dialog", { name: "Budgets", exact: true });
  await dialog.getByLabel("Food").fill("5000");
  await setElsewhere(context, 4000);
  const entry = await overlayEntry(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(
    "Budget of FoodYours: ₹5,000The other device: ₹4,000",
  );
  // The history entry of the dialog is removed, and then the question gets its own.
  await expect
    .poll(async () => [undefined, entry].includes(await overlayEntry(page)))
    .toBe(false);
  return question;
}

const overlayEntry = (page: Page) =>
  page.evaluate((): string | undefined => history.state?.overlay);

async function storedBudgets(context: BrowserContext): Promise<unknown> {
  const plan = await (await context.request.get("/api/plan")).json();
  return plan.budgets;
}

test("a change that another device has made too shows both values and asks", async ({
  page,
  context,
  myExpenses,
}) => {
  const question = await makeConflict(page, context);
  await expectAccessible(page);
  await question.getByRole("button", { name: "Take mine" }).click();
  await expect(question).toHaveCount(0);
  await expect(myExpenses.plan().getByRole("heading")).toBeFocused();
  expect(await storedBudgets(context)).toEqual({ food: 5000, travel: 70 });
  await expect(myExpenses.notification("Your change was saved.")).toBeVisible();
  await myExpenses.undoButton().click();
  await expect(myExpenses.plan()).toContainText("of ₹4,000");
  expect(await storedBudgets(context)).toEqual({ food: 4000, travel: 70 });
});

test("the other device's value can be taken", async ({
  page,
  context,
  myExpenses,
}) => {
  const question = await makeConflict(page, context);
  await question.getByRole("button", { name: "Take the other" }).click();
  await expect(question).toHaveCount(0);
  await expect(myExpenses.plan()).toContainText("of ₹4,000");
  expect(await storedBudgets(context)).toEqual({ food: 4000, travel: 70 });
});

test("Back returns to the question, and leaves no history entry", async ({
  page,
  context,
}) => {
  const question = await makeConflict(page, context);
  await page.goBack();
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Take mine" }).click();
  await expect(question).toHaveCount(0);
  expect(await storedBudgets(context)).toEqual({ food: 5000, travel: 70 });
  await page.goBack();
  await expect(page).not.toHaveURL(/show/);
});

test("a third value during the question is asked about too", async ({
  page,
  context,
}) => {
  const question = await makeConflict(page, context);
  await setElsewhere(context, 3000);
  await question.getByRole("button", { name: "Take mine" }).click();
  await expect(question).toContainText(
    "Budget of FoodYours: ₹5,000The other device: ₹3,000",
  );
  await expectAccessible(page);
  await question.getByRole("button", { name: "Take mine" }).press("Enter");
  await expect(question).toHaveCount(0);
  expect(await storedBudgets(context)).toEqual({ food: 5000, travel: 70 });
});

test("the values of a payment are shown with what differs, and a removed one comes back", async ({
  page,
  context,
  myExpenses,
}) => {
  const rent = {
    id: "rent",
    description: "Rent",
    category: "others",
    amount: 4000,
    every: "month",
    day: 20,
    from: "2026-01-01",
  };
  await putPlan(context, { recurring: [rent] });
  await page.reload();
  await myExpenses.planDetails().click();
  await page.getByRole("button", { name: "Change Rent" }).click();
  const dialog = page.getByRole("dialog", { name: "Recurring payment" });
  await dialog.getByLabel("Category").selectOption("food");
  await putPlan(context, { recurring: [{ ...rent, category: "shopping" }] });
  await dialog.getByRole("button", { name: "Save" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Yours: Rent (Food)");
  await expect(question).toContainText("The other device: Rent (Shopping)");
  await putPlan(context, {});
  await question.getByRole("button", { name: "Take mine" }).click();
  await expect(question).toContainText("The other device: None");
  await question.getByRole("button", { name: "Take mine" }).click();
  await expect(question).toHaveCount(0);
  const plan = await (await context.request.get("/api/plan")).json();
  expect(plan.recurring).toMatchObject([{ id: "rent", category: "food" }]);
});
