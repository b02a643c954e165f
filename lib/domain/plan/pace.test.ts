import { describe, expect, it } from "vitest";
import { addDays, weekday } from "@/lib/domain/expenses/calendar-date";
import { parseDate } from "@/lib/testing/parse-date";
import { spend, spendDaily } from "@/lib/testing/sample-plan";
import { historyDays, type Pace, recentPaces } from "./pace";

const MONDAY = parseDate("2026-11-16");
const FIRST = addDays(MONDAY, -28);
const THURSDAY = "2026-11-05";

const perDay = ({ totalPaise, days }: Pace) =>
  Math.round(totalPaise / days / 100);
const weekdaysAndWeekends = spendDaily(FIRST, 28, (date) =>
  weekday(date) > 5 ? 350 : 80,
);
const threeDaysAWeek = spendDaily(
  FIRST,
  28,
  (date) => ({ 1: 600, 4: 300, 6: 450 })[weekday(date)] ?? 0,
);
const fee = spend(THURSDAY, 4000, "Exam fee");

describe("the pace", () => {
  it.each([
    ["₹80 on weekdays and ₹350 on weekend days", weekdaysAndWeekends, 157],
    ["₹600, ₹300 and ₹450 a week", threeDaysAWeek, 193],
    ["₹80 and ₹350 with a fee of ₹4,000", [...weekdaysAndWeekends, fee], 167],
    ["₹600, ₹300 and ₹450 with a fee of ₹4,000", [...threeDaysAWeek, fee], 204],
    ["two days with spending", [fee, spend("2026-11-07", 900)], 0],
  ])("of %s is %s a day", (_, expenses, expected) => {
    expect(perDay(recentPaces(expenses, MONDAY, 28).all)).toBe(expected);
  });

  it("has an older and a newer half, which together have all days", () => {
    const expenses = [
      ...spendDaily(FIRST, 14, 10),
      ...spendDaily("2026-11-02", 14, 30),
    ];
    const { all, older, newer } = recentPaces(expenses, MONDAY, 28);
    expect([all, older, newer].map(perDay)).toEqual([20, 10, 30]);
    const nine = recentPaces(expenses, MONDAY, 9);
    expect([nine.older.days, nine.newer.days]).toEqual([4, 5]);
    expect(nine.older.totalPaise + nine.newer.totalPaise).toBe(
      nine.all.totalPaise,
    );
  });

  it("is without today and the days before its own", () => {
    const expenses = [spend(addDays(FIRST, -1), 500), spend(MONDAY, 500)];
    expect(recentPaces(expenses, MONDAY, 28).all.totalPaise).toBe(0);
  });
});

it.each([
  ["no expense", [], 0],
  ["an expense of today", [spend(MONDAY, 1)], 0],
  ["an expense dated ahead", [spend("2026-12-01", 1)], 0],
  ["an expense of yesterday", [spend("2026-11-15", 1), spend(MONDAY, 1)], 1],
  ["an expense 28 days ago", [spend(FIRST, 1)], 28],
  ["an expense last year", [spend("2025-11-16", 1)], 28],
])("the history with %s has %3$i days", (_, expenses, days) => {
  expect(historyDays(expenses, MONDAY)).toBe(days);
});
