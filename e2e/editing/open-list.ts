import { expect, type Fixtures } from "../fixtures";

type Used = Pick<Fixtures, "record" | "myExpenses">;

/** My Expenses with a breakfast, a lunch and a dinner. */
export async function openThreeMeals({ record, myExpenses }: Used) {
  await record(
    { description: "Breakfast", amount: 40 },
    {},
    { date: "2026-01-07", description: "Dinner", amount: 120 },
  );
  await myExpenses.goto();
  await expect(myExpenses.rows()).toHaveCount(3);
}

/** My Expenses with a lunch and a train journey. */
export async function openLunchAndTrain({ record, myExpenses }: Used) {
  await record(
    {},
    {
      date: "2026-01-07",
      category: "travel",
      description: "Train home",
      amount: 1200,
    },
  );
  await myExpenses.goto();
  await expect(myExpenses.rows()).toHaveCount(2);
}
