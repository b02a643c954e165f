import {
  addDays,
  type CalendarDate,
  today,
} from "@/lib/expenses/calendar-date";
import { shortRange } from "@/lib/list/overview-text";
import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";
import { putPlan } from "./put-plan";

const NOW = today();

const payment = (id: string, description: string, amount: number) => ({
  ...{ id, description, category: "others", amount },
  ...{ every: "month", day: Number(NOW.slice(-2)), from: NOW },
});
const rent = payment("rent", "Rent", 4000);
const mess = payment("mess", "Mess", 3000);

/** The tenth of each of the three months before this one. */
function lastThreeMonths(): CalendarDate[] {
  let date = NOW;
  return Array.from({ length: 3 }, () => {
    date = addDays(date, -Number(date.slice(-2)));
    return addDays(date, 10 - Number(date.slice(-2)));
  });
}

test("a due payment is added with one press, once for two devices", async ({
  page,
  context,
  record,
  myExpenses,
}) => {
  await record({ amount: 100 });
  await putPlan(context, { recurring: [rent] });
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto("/show");
  const day = shortRange({ from: NOW, to: NOW }, NOW.slice(0, 4));
  await expect(myExpenses.plan()).toContainText(`₹4,000, due on ${day}`);
  await expectAccessible(page);
  const add = other.getByRole("button", { name: "Add Rent" });
  await expect(add).toBeVisible();
  await page.getByRole("button", { name: "Add Rent" }).press("Enter");
  await expect(myExpenses.editButton("Rent")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add Rent" })).toHaveCount(0);
  // The other tab hears of the expense.
  await expect(add).toHaveCount(0);
  await expect(myExpenses.rows()).toHaveCount(2);
  await expect(
    myExpenses.notification("Rent (₹4,000) was added."),
  ).toBeVisible();
  await expect(myExpenses.plan().getByRole("heading")).toBeFocused();
  await myExpenses.undoButton().click();
  await expect(page.getByRole("button", { name: "Add Rent" })).toBeVisible();
  await expect(myExpenses.rows()).toHaveCount(1);
});

test("payments are skipped with the keyboard, and the last is stopped", async ({
  page,
  context,
  record,
  myExpenses,
}) => {
  await record({ amount: 100 });
  await putPlan(context, { recurring: [rent, mess] });
  await myExpenses.goto();
  await page.getByRole("button", { name: "Skip Rent" }).press("Enter");
  await expect(
    myExpenses.notification("Rent (₹4,000) was skipped."),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Add Mess" })).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("button", { name: "Skip Rent" })).toBeVisible();
  for (const name of ["Skip Rent", "Skip Mess"]) {
    await page.getByRole("button", { name }).press("Enter");
    await expect(page.getByRole("button", { name })).toHaveCount(0);
  }
  await expect(myExpenses.plan().getByRole("heading")).toBeFocused();
  expect(await myExpenses.rows().count()).toBe(1);

  await myExpenses.planDetails().press("Enter");
  await page.getByRole("button", { name: "Stop Rent" }).press("Enter");
  await expect(page.getByRole("button", { name: "Change Mess" })).toBeFocused();
  await page.getByRole("button", { name: "Stop Mess" }).press("Enter");
  await expect(
    myExpenses.notification("Mess (₹3,000) was stopped."),
  ).toBeVisible();
  // Nothing is set any more, and everything can be.
  await expect(myExpenses.plan()).toHaveCount(0);
  await expect(
    page.getByRole("button", { name: "Pocket money" }),
  ).toBeFocused();
  await page.getByRole("button", { name: "Recurring" }).click();
  await expect(
    page.getByRole("dialog", { name: "Recurring payment" }),
  ).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("suggested payments are remembered and ignored by touch", async ({
    page,
    context,
    record,
    myExpenses,
  }) => {
    for (const date of lastThreeMonths())
      await record(
        { date, description: "Phone", category: "others", amount: 299 },
        { date, description: "Gym", category: "others", amount: 800 },
      );
    await putPlan(context, { budgets: { food: 500 } });
    await myExpenses.goto();
    await page.getByText("Change the plan · 2 suggestions").tap();
    await expect(myExpenses.plan()).toContainText(
      "About ₹299 came in three months running. Is it every month on day 10?",
    );
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole("button", { name: "Remember Phone" }).tap();
    await expect(
      myExpenses.notification("Phone (₹299) was added to your plan."),
    ).toBeVisible();
    await expect(
      page.getByRole("button", { name: "Stop Phone" }),
    ).toBeVisible();
    await page.getByRole("button", { name: "Ignore Gym" }).tap();
    await expect(
      myExpenses.notification("Gym (₹800) will not be suggested again."),
    ).toBeVisible();
    await page.reload();
    await myExpenses.planDetails().tap();
    await expect(
      page.getByRole("button", { name: "Stop Phone" }),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Ignore Gym" })).toHaveCount(
      0,
    );
    await expect(
      page.getByRole("button", { name: "Add a recurring payment" }),
    ).toBeVisible();
  });

  test("an ignored suggestion can be undone by touch", async ({
    page,
    context,
    record,
    myExpenses,
  }) => {
    for (const date of lastThreeMonths())
      await record({ date, description: "Gym", category: "others", amount: 8 });
    await putPlan(context, { budgets: { food: 500 } });
    await myExpenses.goto();
    await myExpenses.planDetails().tap();
    await page.getByRole("button", { name: "Ignore Gym" }).tap();
    await expect(page.getByRole("button", { name: "Ignore Gym" })).toHaveCount(
      0,
    );
    await myExpenses.undoButton().tap();
    await expect(
      page.getByRole("button", { name: "Remember Gym" }),
    ).toBeVisible();
    await expect(myExpenses.plan().getByRole("heading")).toBeFocused();
  });
});

test("an expense that was added is named when the plan could not be saved", async ({
  page,
  context,
  record,
  myExpenses,
  expectConsole,
}) => {
  expectConsole(/Rent was added, but the plan could not be saved/);
  expectConsole(/ERR_FAILED/);
  await record({ amount: 100 });
  await putPlan(context, { recurring: [rent] });
  await myExpenses.goto();
  const add = page.getByRole("button", { name: "Add Rent" });
  await expect(add).toBeVisible();
  await page.route("**/api/plan", (route) => route.abort());
  await add.click();
  await expect(
    myExpenses.notification("Rent was added, but the plan could not be saved."),
  ).toBeVisible();
  await expect(myExpenses.editButton("Rent")).toBeVisible();
});

test("the message of a failed add closes when it is tried again", async ({
  page,
  context,
  record,
  myExpenses,
  expectConsole,
}) => {
  expectConsole(/Rent could not be added/);
  expectConsole(/ERR_FAILED/);
  await record({ amount: 100 });
  await putPlan(context, { recurring: [rent] });
  await myExpenses.goto();
  const add = page.getByRole("button", { name: "Add Rent" });
  await expect(add).toBeVisible();
  await page.route("**/api/add", (route) => route.abort());
  await add.click();
  const failure = myExpenses.notification("Rent could not be added.");
  await expect(failure).toBeVisible();
  await page.unroute("**/api/add");
  await add.click();
  await expect(
    myExpenses.notification("Rent (₹4,000) was added."),
  ).toBeVisible();
  await expect(failure).toHaveCount(0);
});
