import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, calendarDate } from "@/lib/domain/expenses/calendar-date";
import { ALL_CATEGORIES, CATEGORIES } from "@/lib/domain/expenses/category";
import type { Expense } from "@/lib/domain/expenses/expense";
import { asPaise } from "@/lib/domain/expenses/money";
import { totalPaise } from "@/lib/domain/expenses/totals";
import { parseDate } from "@/lib/testing/parse-date";
import { overview } from "./overview";
import { parsePeriod } from "./period";
import { comparedRange } from "./period-range";
import { DEFAULT_VIEW, visibleExpenses } from "./view";

const TODAY = calendarDate(2026, 11, 22);
const expense = (date: string, rupees: number, category = "food"): Expense => ({
  _id: `${date}-${rupees}`,
  date: parseDate(date),
  category,
  description: `On ${date}`,
  amountPaise: asPaise(rupees * 100),
});
const list = [
  expense("2026-11-30", 5000, "travel"),
  expense("2026-11-22", 300),
  expense("2026-11-02", 140, "travel"),
  expense("2026-10-31", 1000),
  expense("2026-10-22", 100),
  expense("2026-10-01", 60, "travel"),
  expense("2025-11-22", 70),
  expense("2025-11-01", 30),
];
const of = (
  period = "",
  view: { category?: string; search?: string } = {},
  expenses = list,
) =>
  overview(
    expenses,
    { ...DEFAULT_VIEW, ...view, period: parsePeriod(period) },
    TODAY,
  );

describe("the overview", () => {
  it("is of this month without a period, until today", () => {
    expect(of()).toEqual({
      period: { kind: "relative", name: "this-month" },
      spentPaise: 440_00,
      upcomingPaise: 5000_00,
      perDayPaise: 20_00,
      comparison: {
        range: { from: "2026-10-01", to: "2026-10-22" },
        differencePaise: 280_00,
      },
      largest: { name: "food", value: 300_00 },
      biggestDay: { date: "2026-11-22", amount: 300_00 },
      line: expect.objectContaining({ days: 31 }),
    });
  });

  it("has the sums up to each day until today, and all those of the period before", () => {
    const { now, before } = of().line ?? expect.fail("There is no line.");
    expect(now).toHaveLength(22);
    expect([now[0], now[1], now[20], now[21]]).toEqual([
      ...[0, 140_00, 140_00, 440_00],
    ]);
    expect(before).toHaveLength(31);
    expect([before[0], before[21], before[30]]).toEqual([
      ...[60_00, 160_00, 1160_00],
    ]);
    expect(of("", { category: "food" }).line?.now.at(-1)).toBe(300_00);
    expect(of("", {}, list.slice(0, 3)).line?.before).toEqual([]);
  });

  it.each([
    "2026-11-22",
    "2026-12",
    "2020-01-01..2026-11-22",
    "2026-10-22..",
    "2026-07",
  ])("has no line for %s", (period) => expect(of(period).line).toBeUndefined());

  it("compares nothing in a search for a date", () => {
    expect(of("", { search: "on" }).comparison).toBeDefined();
    for (const search of ["november", "22 nov", "on 22/11"])
      expect(of("", { search }).comparison).toBeUndefined();
  });

  it("compares a period that is over with all of the one before", () => {
    expect(of("2026-10")).toMatchObject({
      spentPaise: 1160_00,
      upcomingPaise: 0,
      perDayPaise: 37_00,
      comparison: {
        range: { from: "2026-09-01", to: "2026-09-30" },
        differencePaise: 1160_00,
      },
    });
  });

  it("counts days from the first expense of the list", () => {
    const expenses = [expense("2026-11-22", 60), expense("2026-11-20", 30)];
    expect(of("", {}, expenses)).toMatchObject({
      perDayPaise: 30_00,
      comparison: undefined,
    });
  });

  it("has no comparison and no average above the total for days to come", () => {
    expect(of("2026-12")).toMatchObject({
      spentPaise: 0,
      perDayPaise: 0,
      comparison: undefined,
      largest: undefined,
    });
  });

  it("has no comparison for a range with an open end", () => {
    expect(of("2026-10-22..")).toMatchObject({
      spentPaise: 1540_00,
      perDayPaise: 48_00,
      comparison: undefined,
    });
  });

  it("is of the category and the search", () => {
    expect(of("", { category: "travel" })).toMatchObject({
      spentPaise: 140_00,
      comparison: { differencePaise: 80_00 },
      largest: { name: "travel", value: 140_00 },
    });
    expect(of("", { search: "300" })).toMatchObject({
      spentPaise: 300_00,
      comparison: { differencePaise: 300_00 },
    });
  });

  it("adds up to the total of the visible expenses", () => {
    const dates = fc
      .integer({ min: -800, max: 60 })
      .map((days) => addDays(TODAY, days));
    const expenses = fc
      .array(
        fc.record({
          date: dates,
          category: fc.constantFrom(...CATEGORIES),
          rupees: fc.integer({ min: 1, max: 9999 }),
        }),
        { maxLength: 30 },
      )
      .map((rows) =>
        rows
          .map(({ date, rupees, category }) => expense(date, rupees, category))
          .sort((a, b) => (a.date < b.date ? 1 : -1)),
      );
    const periods = fc.constantFrom(
      ...["this-month", "last-month", "last-30-days", "this-year"],
      ...["2026-10", "2025", "2026-12", "2026-11-22", "2026-10-05..2026-11-04"],
    );
    fc.assert(
      fc.property(
        expenses,
        periods,
        fc.constantFrom(ALL_CATEGORIES, ...CATEGORIES),
        (expenses, text, category) => {
          const view = {
            ...DEFAULT_VIEW,
            category,
            period: parsePeriod(text),
          };
          const { spentPaise, upcomingPaise } = overview(expenses, view, TODAY);
          expect(spentPaise + upcomingPaise).toBe(
            totalPaise(visibleExpenses(expenses, view, TODAY)),
          );
        },
      ),
    );
  });
});

describe("the days of comparison", () => {
  it.each([
    ["this-month", "2026-03-31", "2026-02-01", "2026-02-28"],
    ["this-month", "2026-05-30", "2026-04-01", "2026-04-30"],
    ["this-month", "2026-01-05", "2025-12-01", "2025-12-05"],
    ["this-year", "2024-03-01", "2023-01-01", "2023-03-01"],
    ["this-year", "2024-02-29", "2023-01-01", "2023-02-28"],
    ["last-month", "2026-11-22", "2026-09-01", "2026-09-30"],
    ["last-30-days", "2026-11-22", "2026-09-24", "2026-10-23"],
    ["2026-11-22", "2026-11-22", "2026-11-21", "2026-11-21"],
    ["2026-11-10..2026-11-30", "2026-11-12", "2026-10-20", "2026-10-22"],
  ])("of %s on %s are %s to %s", (text, today, from, to) => {
    const period = parsePeriod(text);
    expect(period && comparedRange(period, parseDate(today))).toEqual({
      from,
      to,
    });
  });
});
