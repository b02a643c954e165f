import { expect, type Fixtures } from "../fixtures";

/** My Expenses with a breakfast, a lunch and a dinner. */
export async function openThreeMeals({
  record,
  myExpenses,
}: Pick<Fixtures, "record" | "myExpenses">) {
  await record(
    { description: "Breakfast", amount: 40 },
    {},
    { date: "2026-01-07", description: "Dinner", amount: 120 },
  );
  await myExpenses.goto();
  await expect(myExpenses.rows()).toHaveCount(3);
}
