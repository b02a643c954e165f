import { parseDate } from "@/lib/testing/parse-date";
import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";
import { putPlan } from "./put-plan";

const NOW = parseDate("2026-11-24");

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1920, height: 1080 } });

  test("another tab hears of a due payment that was added", async ({
    context,
    record,
    page,
    myExpenses,
  }) => {
    await record({ date: NOW, amount: 100 });
    await putPlan(context, {
      recurring: [
        {
          ...{ id: "rent", description: "Rent", category: "others" },
          ...{ amount: 4000, every: "month", day: 24, from: NOW },
        },
      ],
    });
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.clock.setFixedTime(`${NOW}T12:00:00`);
      await tab.goto("/show");
      await expect(tab.getByRole("button", { name: "Add Rent" })).toBeVisible();
    }
    await page.getByRole("button", { name: "Add Rent" }).press("Enter");
    await expect(myExpenses.editButton("Rent")).toBeVisible();
    await expect(myExpenses.planHeading()).toBeFocused();
    await expect(
      other.getByRole("button", { name: "Edit Rent" }),
    ).toBeVisible();
    await expect(other.getByRole("button", { name: "Add Rent" })).toHaveCount(
      0,
    );
    await expect(myExpenses.rows()).toHaveCount(2);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("suggested payments are remembered, ignored and brought back by touch", async ({
    page,
    context,
    record,
    myExpenses,
  }) => {
    await page.clock.setFixedTime(`${NOW}T12:00:00`);
    for (const date of ["2026-08-10", "2026-09-10", "2026-10-10"])
      await record(
        { date, description: "Phone", category: "others", amount: 299 },
        { date, description: "Gym", category: "others", amount: 800 },
      );
    await putPlan(context, { budgets: { food: 500 } });
    await myExpenses.goto();
    await myExpenses.planDetails().tap();
    const button = (name: string) => page.getByRole("button", { name });
    await expect(button("Yes Phone")).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await button("Yes Phone").tap();
    await expect(page.getByRole("dialog", { name: "Budgets" })).toHaveCount(0);
    await expect(myExpenses.planDetails()).toBeFocused();
    await myExpenses.planDetails().tap();
    await button("No Gym").tap();
    await expect(button("No Gym")).toHaveCount(0);
    await myExpenses
      .notification("Gym (₹800) will not be suggested again.")
      .getByRole("button", { name: "Undo" })
      .tap();
    await expect(myExpenses.planDetails()).toBeFocused();
  });
});
