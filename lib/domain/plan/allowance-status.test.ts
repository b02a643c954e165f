import { describe, expect, it } from "vitest";
import { parseDate } from "@/lib/testing/parse-date";
import {
  expectExample,
  MONDAY,
  monthly,
  type PlanExample,
  steady,
  weekly,
} from "@/lib/testing/plan-examples";
import { planOf, spend, spendDaily } from "@/lib/testing/sample-plan";
import { allowanceStatus } from "./allowance-status";
import { withLeftNow } from "./allowance-changes";

describe("a period of the allowance", () => {
  it.each<PlanExample>([
    [
      "an allowance on the 31st arrives on the last day of April",
      {
        today: "2026-04-29",
        allowance: monthly(6000, { startDay: 31 }),
        spent: [spend("2026-03-30", 70), spend("2026-03-31", 5900)],
      },
      { left: 100, perDay: 100, ahead: -100, end: "lasts" },
    ],
    [
      "an allowance on the 30th arrives on 28 February",
      {
        today: "2026-02-28",
        allowance: monthly(6000, { startDay: 30 }),
        spent: [],
      },
      { left: 6000, perDay: 200, ahead: 0, end: 0 },
    ],
    [
      "an allowance on the 29th arrives on 29 February of a leap year",
      {
        today: "2024-02-28",
        allowance: monthly(3100, { startDay: 29 }),
        spent: [spend("2024-02-27", 3000)],
      },
      { left: 100, perDay: 100, ahead: 0, end: 1 },
    ],
    [
      "more than the allowance was spent",
      { allowance: monthly(1000), spent: steady },
      { left: -500, perDay: 0, ahead: -1000, end: MONDAY },
    ],
    [
      "'left now' corrected in the middle of a period",
      {
        allowance: monthly(9000, { from: "2026-11-11", opening: 1000 }),
        spent: steady,
      },
      // 20 days from the 11th; 5 days of ₹100 since.
      { left: 500, perDay: 33.33, ahead: -250, end: "2026-11-21" },
    ],
    [
      "'left now' is carried into the next period",
      {
        allowance: monthly(2000, {
          from: "2026-10-22",
          opening: 1500,
          carryOver: true,
        }),
        spent: steady,
      },
      // 10 days of October for ₹1,000.
      {
        carried: 500,
        left: 1000,
        perDay: 66.66,
        ahead: -250,
        end: "2026-11-26",
      },
    ],
    [
      "what earlier weeks left is carried over",
      {
        today: "2026-11-22",
        allowance: weekly(1000, { from: "2026-11-02", carryOver: true }),
        spent: spendDaily("2026-11-02", 20, 100),
      },
      // Two weeks left ₹300 each, and ₹600 of this week are spent.
      { carried: 600, left: 1000, perDay: 1000, ahead: 771.43, end: "lasts" },
    ],
    [
      "what earlier weeks lacked is carried over",
      {
        today: "2026-11-09",
        allowance: weekly(500, { from: "2026-11-02", carryOver: true }),
        spent: spendDaily("2026-11-02", 7, 100),
      },
      {
        carried: -200,
        left: 300,
        perDay: 42.85,
        ahead: 0,
        end: "2026-11-12",
      },
    ],
  ])("%s", expectExample);
});

it("after 'I have ₹500 left now', ₹500 are left, also when something was spent today", () => {
  const today = parseDate(MONDAY);
  const spent = [...steady, spend(MONDAY, 75)];
  const { allowance } = planOf(monthly(9000));
  if (!allowance) throw new Error("The plan has an allowance.");
  const left = spend(MONDAY, 500).amountPaise;
  const corrected = withLeftNow(allowance, left, spent, today);
  const plan = { ...planOf(null), allowance: corrected };
  expect(allowanceStatus(plan, spent, today)).toMatchObject({
    period: { from: MONDAY, before: "2026-12-01" },
    allowancePaise: 57_500,
    spentPaise: 7500,
    leftPaise: 50_000,
  });
});
