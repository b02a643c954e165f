import type { BrowserContext } from "@playwright/test";
import { addDays, today } from "@/lib/expenses/calendar-date";
import { CALENDAR_MONTH, dateOnOrBefore } from "@/lib/plan/schedule";
import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";

const NOW = today();
const FIRST_OF_MONTH = dateOnOrBefore(CALENDAR_MONTH, NOW);

test.beforeEach(async ({ record, myExpenses }) => {
  await record(
    ...Array.from({ length: 10 }, (_, ago) => ({
      date: addDays(NOW, -ago),
      amount: 100,
    })),
  );
  await myExpenses.goto();
});

async function storedPlan(context: BrowserContext) {
  const response = await context.request.get("/api/plan");
  return { plan: await response.json(), etag: response.headers()["etag"] };
}

async function replacePlan(context: BrowserContext, data: object) {
  const { etag = "" } = await storedPlan(context);
  const response = await context.request.put("/api/plan", {
    data: { allowance: null, budgets: {}, recurring: [], ...data },
    headers: { "if-match": etag },
  });
  expect(response.status()).toBe(200);
}

test("an allowance begins with what is left now, with the keyboard", async ({
  page,
  context,
}) => {
  await page.getByRole("button", { name: "Pocket money" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Allowance" });
  await expect(dialog.getByLabel("Amount")).toBeFocused();
  await page.keyboard.type("6000");
  await dialog.getByLabel("I have left now").fill("-1");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await dialog.getByLabel("I have left now").fill("800");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  const { plan } = await storedPlan(context);
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

for (const width of [360, 1280])
  test(`an allowance is corrected from this period on, and removed, at ${width} px`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const allowance = {
      amount: 5000,
      every: "month",
      startDay: 1,
      carryOver: true,
      from: FIRST_OF_MONTH,
    };
    await replacePlan(context, { allowance });
    await page.reload();
    await page.getByRole("button", { name: "Change the allowance" }).click();
    const dialog = page.getByRole("dialog", { name: "Allowance" });
    await expect(dialog.getByLabel("Carry over")).toBeChecked();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await dialog.getByLabel("Amount").fill("6000");
    await dialog.getByLabel("Carry over").uncheck();
    // Enter saves; it does not press the button that removes.
    await dialog.getByLabel("Amount").press("Enter");
    await expect(dialog).toHaveCount(0);
    expect((await storedPlan(context)).plan.allowance).toEqual({
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
    expect((await storedPlan(context)).plan.allowance).toBeNull();
  });

test("a removal that fails says so, and the next save saves", async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/The plan could not be saved/);
  expectConsole(/ERR_FAILED/);
  const allowance = {
    amount: 5000,
    every: "month",
    startDay: 1,
    carryOver: true,
    from: FIRST_OF_MONTH,
  };
  await replacePlan(context, { allowance });
  await page.reload();
  await page.getByRole("button", { name: "Change the allowance" }).click();
  const dialog = page.getByRole("dialog", { name: "Allowance" });
  await page.route("**/api/plan", (route) => route.abort());
  await dialog.getByRole("button", { name: "Remove the allowance" }).click();
  await expect(dialog.getByRole("alert")).toContainText("could not be saved");
  await page.unroute("**/api/plan");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  expect((await storedPlan(context)).plan.allowance).toEqual(allowance);
});

test("the rest of a payment is done with, and a payment is edited", async ({
  page,
  context,
  record,
}) => {
  await record({ date: NOW, amount: 3700, description: "Rent" });
  const rent = {
    id: "rent",
    description: "Rent",
    category: "others",
    amount: 4000,
    every: "month",
    day: Number(NOW.slice(-2)),
    from: NOW,
  };
  await replacePlan(context, { recurring: [rent] });
  await page.reload();
  const card = page.getByRole("region", { name: "Recurring payments" });
  await expect(card).toContainText("₹300 of ₹4,000 open");
  await expect(page.getByRole("button", { name: "Add Rent" })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Done Rent" }).click();
  await expect(card).not.toContainText("open");
  expect((await storedPlan(context)).plan.recurring).toEqual([
    { ...rent, handled: NOW },
  ]);

  await card.getByText("1 in your plan").click();
  await page.getByRole("button", { name: "Change Rent" }).click();
  const dialog = page.getByRole("dialog", { name: "Recurring payment" });
  await expect(dialog.getByLabel("Description")).toHaveValue("Rent");
  await expect(dialog.getByLabel("Amount")).toHaveValue("4000");
  await dialog.getByLabel("Amount").fill("4500");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  expect((await storedPlan(context)).plan.recurring).toEqual([
    { ...rent, amount: 4500, handled: NOW },
  ]);
  await expect(card).not.toContainText("open");
});
