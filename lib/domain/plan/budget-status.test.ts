import { describe, expect, it } from "vitest";
import type { Expense } from "@/lib/domain/expenses/expense";
import { parseDate } from "@/lib/testing/parse-date";
import { planOf, spend, spendDaily } from "@/lib/testing/sample-plan";
import {
  budgetPeriod,
  budgetStatuses,
  categorySpending,
} from "./budget-status";
import { planSchema } from "./plan-schema";

const MONDAY = parseDate("2026-11-16");
const weekly = { amount: 900, every: "week", startDay: 5, carryOver: false };
const steady = spendDaily("2026-10-19", 28, 100);
const bus = spend("2026-11-20", 350, "Bus pass");
const rent = {
  id: "rent",
  description: "Rent",
  category: "food",
  amount: 300,
  every: "month",
  day: 16,
  from: "2026-11-16",
};

const statusOf = (
  food: number,
  expenses: readonly Expense[],
  plan: object = planOf(null),
) => {
  const budgets = planSchema.shape.budgets.parse({ food });
  const statuses = budgetStatuses(
    { ...planOf(null), ...plan, budgets },
    expenses,
    MONDAY,
  );
  return statuses.map(({ spentPaise, status, runsOut }) => [
    spentPaise / 100,
    status,
    runsOut,
  ]);
};

describe("a budget", () => {
  it.each([
    ["lasts", 3000, steady, 1500, "on_pace", undefined],
    ["runs out", 2000, steady, 1500, "fast", "2026-11-21"],
    ["is used up", 1500, steady, 1500, "used_up", MONDAY],
    ["is over", 1499.99, steady, 1500, "over", undefined],
    ["is not used", 10, steady.slice(0, 1), 0, "on_pace", undefined],
    ["is of the first week", 700, steady.slice(-6), 600, "unknown", undefined],
    ["is of an empty list", 10, [], 0, "unknown", undefined],
    [
      "has a single purchase",
      500,
      [
        ...steady.map((expense) => ({ ...expense, category: "travel" })),
        spend("2026-11-01", 480, "Shoes"),
      ],
      480,
      "unknown",
      undefined,
    ],
    [
      "has a purchase of today",
      500,
      [
        ...steady.map((expense) => ({ ...expense, category: "travel" })),
        spend("2026-11-16", 480, "Shoes"),
      ],
      480,
      "unknown",
      undefined,
    ],
    [
      "has a first week and an expense dated ahead",
      949,
      [...steady.slice(-6), bus],
      600,
      "fast",
      "2026-11-20",
    ],
    [
      "has an expense dated ahead",
      2100,
      [...steady, bus],
      1500,
      "fast",
      "2026-11-20",
    ],
    [
      "is of another category",
      100,
      steady.map((expense) => ({ ...expense, category: "travel" })),
      0,
      "on_pace",
      undefined,
    ],
  ])("that %s", (_, food, expenses, ...expected) => {
    expect(statusOf(food as number, expenses as Expense[])).toEqual([expected]);
  });

  it("runs out by a recurring payment of its category", () => {
    const plan = planOf(null, [rent]);
    expect(statusOf(1899, steady, plan)).toEqual([[1500, "fast", MONDAY]]);
    const other = planOf(null, [{ ...rent, category: "others" }]);
    expect(statusOf(1899, steady, other)).toEqual([
      [1500, "fast", "2026-11-19"],
    ]);
  });

  it("is of the allowance's period, and of a calendar month without one", () => {
    expect(budgetPeriod(planOf(weekly), MONDAY)).toEqual({
      from: "2026-11-13",
      before: "2026-11-20",
    });
    expect(budgetPeriod(planOf(null), MONDAY)).toEqual({
      from: "2026-11-01",
      before: "2026-12-01",
    });
    expect(statusOf(800, steady, planOf(weekly))).toEqual([
      [300, "on_pace", undefined],
    ]);
  });
});

it("budgets are in the order of the categories", () => {
  const budgets = { others: 1, food: 1, travel: 1 };
  const plan = planSchema.parse({ allowance: null, budgets, recurring: [] });
  const order = budgetStatuses(plan, [], MONDAY).map(
    ({ category }) => category,
  );
  expect(order).toEqual(["food", "travel", "others"]);
});

it.each([
  ["six days of history", spendDaily("2026-11-10", 6, 100), 600, undefined],
  // ₹100 on each of 28 days; November has 30.
  ["four weeks", steady, 1500, 3000],
  ["an expense of today", [...steady, spend(MONDAY, 40)], 1540, 3000],
  ["an expense dated ahead", [...steady, spend("2026-11-20", 40)], 1500, 3000],
])("the spending of %s", (_, expenses, spent, average) => {
  const [food] = categorySpending(planOf(null), expenses, MONDAY);
  expect(food).toEqual({
    category: "food",
    spentPaise: spent * 100,
    averagePaise: average && average * 100,
  });
});
