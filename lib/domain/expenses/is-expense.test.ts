import { expect, it } from "vitest";
import { isExpense } from "./is-expense";

const expense = {
  _id: "1",
  date: "2026-01-05",
  category: "rent",
  description: "",
  amountPaise: -9950,
};

it("accepts an expense of an external API", () => {
  expect(isExpense(expense)).toBe(true);
});

it.each([
  undefined,
  null,
  "text",
  [expense],
  {},
  { ...expense, _id: 1 },
  { ...expense, date: "2026-02-30" },
  { ...expense, date: undefined },
  { ...expense, category: null },
  { ...expense, description: 5 },
  { ...expense, amountPaise: "9950" },
  { ...expense, amountPaise: 0.5 },
])("rejects %j as an expense", (value) => {
  expect(isExpense(value)).toBe(false);
});
