import fc from "fast-check";
import { expect, it } from "vitest";
import { asPaise } from "@/lib/domain/expenses/money";
import { parseDate } from "@/lib/testing/parse-date";
import { likelyExpenses } from "./likely-expenses";
import type { Suggestion } from "./suggestions";

const MONDAY = parseDate("2026-01-05");
const TUESDAY = parseDate("2026-01-06");

const used = (
  description: string,
  weekdays: number[],
  rest: Partial<Suggestion> = {},
): Suggestion => ({
  description,
  category: "food",
  amountPaise: asPaise(1000),
  count: weekdays.reduce((sum, uses) => sum + uses, 0),
  weekdays,
  ...rest,
});
const names = (all: readonly Suggestion[]) =>
  all.map(({ description }) => description);

it("an expense of this weekday is likelier than one that is more frequent on other days", () => {
  const known = [
    used("lunch", [0, 6, 6, 0, 0, 0, 0]),
    used("laundry", [4, 0, 0, 0, 0, 0, 0]),
  ];
  expect(names(likelyExpenses(MONDAY, known, 5))).toEqual(["laundry", "lunch"]);
  expect(names(likelyExpenses(TUESDAY, known, 5))).toEqual([
    "lunch",
    "laundry",
  ]);
});

it("a daily expense is likelier than one that was added once on this weekday", () => {
  const known = [
    used("chai", [3, 3, 3, 3, 3, 3, 3]),
    used("gift", [1, 0, 0, 0, 0, 0, 0]),
  ];
  expect(names(likelyExpenses(MONDAY, known, 5))).toEqual(["chai", "gift"]);
});

it("equally likely expenses stay in the order of the suggestions", () => {
  const known = ["a", "b", "c"].map((name) =>
    used(name, [1, 0, 0, 0, 0, 0, 0]),
  );
  expect(names(likelyExpenses(MONDAY, known, 2))).toEqual(["a", "b"]);
});

it("leaves out what the form cannot hold", () => {
  const week = [1, 0, 0, 0, 0, 0, 0];
  const known = [
    used("rent", week, { category: "rent" }),
    used("refund", week, { amountPaise: asPaise(-500) }),
    used("chai", week),
  ];
  expect(names(likelyExpenses(MONDAY, known, 5))).toEqual(["chai"]);
});

it("does not change the suggestions, and returns no more than the limit", () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.nat(9), { minLength: 7, maxLength: 7 })),
      fc.nat(6),
      (weeks, limit) => {
        const known = weeks.map((week, index) => used(`${index}`, week));
        const before = [...known];
        const likely = likelyExpenses(MONDAY, known, limit);
        expect(known).toEqual(before);
        expect(likely).toHaveLength(Math.min(limit, known.length));
        expect(new Set(likely).size).toBe(likely.length);
      },
    ),
  );
});
