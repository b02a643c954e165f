import { describe, expect, it } from "vitest";
import type { Expense } from "@/lib/domain/expenses/expense";
import { parseDate } from "@/lib/testing/parse-date";
import { planOf, spend, spendDaily } from "@/lib/testing/sample-plan";
import { withoutRecurring } from "./recurring-payments";

const rent = {
  id: "rent",
  description: "Rent",
  category: "others",
  amount: 3000,
  every: "month",
  day: 5,
  from: "2026-01-01",
};
const auto = {
  id: "auto",
  description: "Auto",
  category: "travel",
  amount: 60,
  every: "week",
  day: 1,
  from: "2026-01-01",
};
const NOVEMBER = {
  from: parseDate("2026-11-01"),
  before: parseDate("2026-11-29"),
  dueBefore: parseDate("2026-11-29"),
};
const remaining = (expenses: readonly Expense[], ...recurring: object[]) =>
  withoutRecurring(planOf(null, recurring), expenses, NOVEMBER).map(
    ({ date, amountPaise }) => [Number(date.slice(-2)), amountPaise / 100],
  );

describe("of the expenses of November", () => {
  const daily = spendDaily("2026-11-01", 28, 60).map((expense) => ({
    ...expense,
    description: "Auto",
  }));

  it("a weekly payment takes out one for each week", () => {
    expect(remaining(daily)).toHaveLength(28);
    // 2, 9, 16 and 23 November.
    expect(remaining(daily, auto)).toHaveLength(24);
  });

  it.each([
    ["has begun only now", { from: "2026-11-29" }, 28],
    ["has ended before", { until: "2026-10-20" }, 28],
    ["was declined", { from: "2026-11-03", until: "2026-11-03" }, 28],
    ["ended within it", { until: "2026-11-10" }, 26],
    ["is for another amount", { amount: 80 }, 28],
  ])("a weekly payment that %s takes out its own only", (_, fields, count) => {
    expect(remaining(daily, { ...auto, ...fields })).toHaveLength(count);
  });

  it.each([
    ["on its day", spend("2026-11-05", 3000, "rent"), true],
    ["early", spend("2026-11-02", 3000, "Rent"), true],
    ["late", spend("2026-11-20", 3000, "Rent"), true],
    ["for less", spend("2026-11-05", 2500, "Rent"), true],
    ["for much less", spend("2026-11-05", 2000, "Rent"), false],
    ["under another description", spend("2026-11-05", 3000, "Room"), false],
  ])("a payment made %s is taken out: %3$s", (_, expense, isTakenOut) => {
    expect(remaining([expense], rent)).toHaveLength(isTakenOut ? 0 : 1);
  });

  it("the second payment of a month remains", () => {
    const twice = [
      spend("2026-11-05", 3000, "Rent"),
      spend("2026-11-06", 2900, "Rent"),
    ];
    expect(remaining(twice, rent)).toEqual([[6, 2900]]);
    expect(remaining(twice, rent, { ...rent, id: "other" })).toEqual([]);
  });

  it("one that paid October's date late is taken out, unless October's was paid in October", () => {
    const late = spend("2026-11-01", 3000, "Rent");
    const due = { ...rent, day: 25, until: "2026-10-31" };
    expect(remaining([late], due)).toEqual([]);
    const paid = spend("2026-10-25", 3000, "Rent");
    expect(remaining([late, paid], due)).toEqual([[1, 3000]]);
  });
});
