import { addDays, today } from "@/lib/expenses/calendar-date";
import { expect, expectAccessible, test } from "../fixtures";
import { putPlan } from "../plan/put-plan";
import { countUnsent, openForOffline } from "./offline-page";

const NOW = today();
const PLAN = {
  allowance: null,
  budgets: {},
  recurring: [
    {
      ...{ id: "rent", description: "Rent", category: "others" },
      ...{ amount: 4000, every: "month", day: Number(NOW.slice(8)) },
      from: addDays(NOW, -1),
    },
  ],
};

test("a recurring payment is saved on this device, and the plan cannot be changed, without the network", async ({
  page,
  context,
  record,
  request,
}) => {
  await record({});
  await putPlan(context, PLAN);
  await openForOffline(page, "/show");
  const payments = page.getByRole("region", { name: "Pocket money" });
  await expect(payments).toContainText("due on");
  await context.setOffline(true);
  const skip = payments.getByRole("button", { name: "Skip Rent" });
  await expect(skip).toHaveAttribute("aria-disabled", "true");
  await expect(skip).toHaveAccessibleDescription(/need the network/);
  await expectAccessible(page);
  await payments
    .getByRole("button", { name: "Save on this device Rent" })
    .click();
  await expect(page.getByText("Rent was saved on this device.")).toBeVisible();
  await expect(
    page.getByRole("button", { name: "Not sent yet Rent" }),
  ).toBeVisible();
  await expect(payments).not.toContainText("due on");
  expect(await countUnsent(page)).toBe(1);
  await context.setOffline(false);
  await expect(page.getByRole("button", { name: "Edit Rent" })).toBeVisible();
  await expect(payments).not.toContainText("due on");
  expect(await (await request.get("/api/show")).json()).toHaveLength(2);
});

test("a change to the plan is undone only with the network", async ({
  page,
  context,
  record,
  myExpenses,
}) => {
  await record({});
  await putPlan(context, PLAN);
  await openForOffline(page, "/show");
  const skip = page.getByRole("button", { name: "Skip Rent" });
  await skip.click();
  await expect(
    myExpenses.notification("Rent (₹4,000) was skipped."),
  ).toBeVisible();
  await context.setOffline(true);
  await expect(myExpenses.undoButton()).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await context.setOffline(false);
  await myExpenses.undoButton().click();
  await expect(skip).toBeVisible();
});
