import { today } from "@/lib/expenses/calendar-date";
import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";
import { putPlan, storedPlan } from "./put-plan";

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const)
  test(`an allowance is set before the first expense at ${width} px`, async ({
    page,
    context,
    myExpenses,
  }) => {
    await page.setViewportSize({ width, height });
    await myExpenses.goto();
    const open = page.getByRole("button", { name: "Pocket money" });
    await expect(open).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await open.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Allowance", exact: true });
    await dialog.getByLabel("Amount").fill("6000");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(myExpenses.plan()).toContainText("₹6,000 left");
    expect(await storedPlan(context)).toMatchObject({
      allowance: { amount: 6000 },
    });
    await expectAccessible(page);
    await expectNoOverflow(page);
    const [message, plan] = await Promise.all([
      myExpenses.emptyMessage().boundingBox(),
      myExpenses.plan().boundingBox(),
    ]);
    expect(plan?.y).toBeGreaterThan(message?.y ?? Infinity);
  });

test("a plan stays when the last expense is deleted, and stays open when it comes back", async ({
  page,
  context,
  record,
  myExpenses,
}) => {
  await record({ date: today(), amount: 100, description: "Tea" });
  await putPlan(context, { budgets: { food: 500 } });
  await myExpenses.goto();
  await expect(myExpenses.plan()).toContainText("₹100 of ₹500");
  await myExpenses.delete("Tea");
  await expect(myExpenses.emptyMessage()).toBeVisible();
  await expect(myExpenses.plan()).toContainText("₹0 of ₹500");
  await myExpenses.planDetails().click();
  await myExpenses.undoButton().click();
  await expect(myExpenses.plan()).toContainText("₹100 of ₹500");
  await expect(
    page.getByRole("button", { name: "Change the budgets" }),
  ).toBeVisible();
});
