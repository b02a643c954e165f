import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ALL_CATEGORIES, CATEGORIES, filterByCategory } from "./category";
import type { Expense } from "./expense";
import { categoryTotals, dailyTotals, totalPaise } from "./totals";
import { parseDate } from "@/lib/testing/parse-date";
import { asPaise } from "./money";

function expense(date: string, category: string, amountPaise: number): Expense {
  return {
    _id: "1",
    date: parseDate(date),
    category,
    description: "x",
    amountPaise: asPaise(amountPaise),
  };
}

const expenses = [
  expense("2026-01-05", "travel", 100),
  expense("2026-01-03", "rent", 20),
  expense("2026-01-05", "food", 3),
  expense("2026-01-04", "travel", 7),
  expense("2026-01-03", "books", 1),
];

const anyExpenses = fc.array(
  fc
    .tuple(
      fc.constantFrom("2026-01-01", "2026-01-02", "2026-02-01"),
      fc.constantFrom(...CATEGORIES, "rent"),
      fc.integer({ min: 1, max: 1_000_000_000 }),
    )
    .map((fields) => expense(...fields)),
);

describe("categoryTotals", () => {
  it("sums each category, with unknown ones last, by name", () => {
    expect(categoryTotals(expenses)).toEqual([
      { name: "food", value: 3 },
      { name: "travel", value: 107 },
      { name: "books", value: 1 },
      { name: "rent", value: 20 },
    ]);
  });
});

describe("dailyTotals", () => {
  it("sums each date, sorted by date", () => {
    expect(dailyTotals(expenses)).toEqual([
      { date: "2026-01-03", amount: 21 },
      { date: "2026-01-04", amount: 7 },
      { date: "2026-01-05", amount: 103 },
    ]);
  });
});

describe("filterByCategory", () => {
  it("keeps every expense for All Categories", () => {
    expect(filterByCategory(expenses, ALL_CATEGORIES)).toEqual(expenses);
  });

  it("ignores letter case", () => {
    const shouting = expense("2026-01-05", "FOOD", 1);
    expect(filterByCategory([shouting], "Food")).toEqual([shouting]);
  });
});

it("the totals of categories, of days and of the whole list are equal", () => {
  fc.assert(
    fc.property(anyExpenses, (all) => {
      const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
      const total = totalPaise(all);
      expect(sum(categoryTotals(all).map(({ value }) => value))).toBe(total);
      expect(sum(dailyTotals(all).map(({ amount }) => amount))).toBe(total);
      expect(
        sum(
          [...CATEGORIES, "rent"].map((name) =>
            totalPaise(filterByCategory(all, name)),
          ),
        ),
      ).toBe(total);
    }),
  );
});
