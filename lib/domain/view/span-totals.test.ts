import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, calendarDate } from "@/lib/domain/expenses/calendar-date";
import { asPaise } from "@/lib/domain/expenses/money";
import type { DailyTotal } from "@/lib/domain/expenses/totals";
import { parseDate } from "@/lib/testing/parse-date";
import { spanLabel, spanTotals, UNITS, unitsFor } from "./span-totals";

const day = (date: string, amount = 100): DailyTotal => ({
  date: parseDate(date),
  amount: asPaise(amount),
});
const some = [day("2025-12-30"), day("2026-01-01", 50), day("2026-01-12", 7)];

describe("the totals of spans", () => {
  it("have a day without expenses for each gap", () => {
    expect(spanTotals([day("2026-02-27"), day("2026-03-01")], "day")).toEqual([
      { from: "2026-02-27", to: "2026-02-27", amount: 100, hasExpenses: true },
      { from: "2026-02-28", to: "2026-02-28", amount: 0, hasExpenses: false },
      { from: "2026-03-01", to: "2026-03-01", amount: 100, hasExpenses: true },
    ]);
  });

  it("have weeks from Monday to Sunday", () => {
    expect(spanTotals(some, "week")).toEqual([
      { from: "2025-12-29", to: "2026-01-04", amount: 150, hasExpenses: true },
      { from: "2026-01-05", to: "2026-01-11", amount: 0, hasExpenses: false },
      { from: "2026-01-12", to: "2026-01-18", amount: 7, hasExpenses: true },
    ]);
  });

  it("have calendar months", () => {
    expect(spanTotals(some, "month")).toEqual([
      { from: "2025-12-01", to: "2025-12-31", amount: 100, hasExpenses: true },
      { from: "2026-01-01", to: "2026-01-31", amount: 57, hasExpenses: true },
    ]);
  });

  it("are none without days", () => {
    for (const unit of UNITS) expect(spanTotals([], unit)).toEqual([]);
  });

  it("add up to the same amount in every unit, without a gap between them", () => {
    const days = fc
      .uniqueArray(fc.integer({ min: 0, max: 1500 }), { maxLength: 20 })
      .map((offsets) =>
        offsets
          .toSorted((a, b) => a - b)
          .map((offset) => ({
            date: addDays(calendarDate(2023, 11, 20), offset),
            amount: asPaise(offset * 31 - 400),
          })),
      );
    fc.assert(
      fc.property(days, fc.constantFrom(...UNITS), (days, unit) => {
        const sum = (all: readonly { amount: number }[]) =>
          all.reduce((total, { amount }) => total + amount, 0);
        const spans = spanTotals(days, unit);
        expect(sum(spans)).toBe(sum(days));
        for (const [index, { from }] of spans.entries())
          if (index > 0)
            expect(from).toBe(addDays(spans[index - 1]?.to ?? from, 1));
      }),
    );
  });
});

describe("the units", () => {
  it.each([
    ["no day", [], ["day"]],
    ["31 days", [day("2026-01-01"), day("2026-01-31")], ["day"]],
    ["32 days", [day("2026-01-01"), day("2026-02-01")], [...UNITS]],
    ["50 years", [day("1976-01-01"), day("2026-01-01")], ["week", "month"]],
    ["300 years", [day("1900-01-01"), day("2199-12-31")], ["month"]],
  ])("for %s", (_, days, units) => {
    expect(unitsFor(days)).toEqual(units);
  });
});

it.each([
  ["day", "30 Dec 2025"],
  ["week", "29 Dec 2025 to 4 Jan 2026"],
  ["month", "Dec 2025"],
] as const)("the label of a %s is %s", (unit, label) => {
  const [first] = spanTotals(some, unit);
  expect(first && spanLabel(first, unit)).toBe(label);
});
