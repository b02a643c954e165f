import { today } from "@/lib/expenses/calendar-date";
import { expect, expectAccessible, test } from "../fixtures";
import { putPlan, storedPlan } from "./put-plan";

const NOW = today();

test("the rest of a payment is done with, and a payment is edited", async ({
  page,
  context,
  record,
  myExpenses,
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
  await putPlan(context, { recurring: [rent] });
  await myExpenses.goto();
  const card = myExpenses.plan();
  await expect(card).toContainText("₹300 of ₹4,000 open");
  await expect(page.getByRole("button", { name: "Add Rent" })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Done Rent" }).click();
  await expect(card).not.toContainText("open");
  expect((await storedPlan(context)).recurring).toEqual([
    { ...rent, handled: NOW },
  ]);

  await expect(
    myExpenses.notification("Rent (₹4,000) was marked as done."),
  ).toBeVisible();
  await myExpenses.planDetails().click();
  await page.getByRole("button", { name: "Change Rent" }).click();
  const dialog = page.getByRole("dialog", { name: "Recurring payment" });
  await expect(dialog.getByLabel("Description")).toHaveValue("Rent");
  await expect(dialog.getByLabel("Amount")).toHaveValue("4000");
  await dialog.getByLabel("Amount").fill("4500");
  // The day is that of the payment again.
  await dialog.getByLabel("Every").selectOption("Week");
  await dialog.getByLabel("Every").selectOption("Month");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  expect((await storedPlan(context)).recurring).toEqual([
    { ...rent, amount: 4500, handled: NOW },
  ]);
  await expect(card).not.toContainText("open");
  await expect(page.getByRole("button", { name: "Change Rent" })).toBeFocused();
  await myExpenses.undoButton().click();
  await expect(card).toContainText("₹4,000 every month");
  expect((await storedPlan(context)).recurring).toEqual([
    { ...rent, handled: NOW },
  ]);
});
