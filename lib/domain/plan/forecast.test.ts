import { describe, it } from "vitest";
import { weekday } from "@/lib/domain/expenses/calendar-date";
import {
  expectExample,
  FIRST_DAY,
  MONDAY,
  monthly,
  type PlanExample,
  rent,
  steady,
  weekly,
} from "@/lib/testing/plan-examples";
import { spend, spendDaily } from "@/lib/testing/sample-plan";

/** ₹300 on each of the first 23 days of November. */
const novemberSpending = spendDaily("2026-11-01", 23, 300);
const dailyRent = spendDaily(FIRST_DAY, 28, 60).map((expense) => ({
  ...expense,
  description: "Rent",
}));

describe("the forecast", () => {
  it.each<PlanExample>([
    [
      "the first week of use has no date",
      {
        allowance: monthly(3000),
        spent: spendDaily("2026-11-10", 6, 100),
      },
      { left: 2400, perDay: 160, ahead: 900, end: 6 },
    ],
    [
      "seven days of use give a date",
      {
        allowance: monthly(1200),
        spent: spendDaily("2026-11-09", 7, 100),
      },
      { left: 500, perDay: 33.33, ahead: -100, end: "2026-11-21" },
    ],
    [
      "without spending the money lasts",
      { allowance: monthly(3000), spent: [spend(FIRST_DAY, 100)] },
      { left: 3000, perDay: 200, ahead: 1500, end: "lasts" },
    ],
    [
      "steady spending ends the money before the next allowance",
      { allowance: monthly(2000), spent: steady },
      { left: 500, perDay: 33.33, ahead: -500, end: "2026-11-21" },
    ],
    [
      "the money for the last day lasts",
      { allowance: monthly(3000), spent: steady },
      { left: 1500, perDay: 100, ahead: 0, end: "lasts" },
    ],
    [
      "one paisa less for the last day does not last",
      { allowance: monthly(2999.99), spent: steady },
      { left: 1499.99, perDay: 99.99, ahead: -0.01, end: "2026-11-30" },
    ],
    [
      "a fee of half the month is not repeated by the forecast",
      {
        allowance: monthly(8000),
        spent: [...steady, spend("2026-11-05", 4000, "Exam fee")],
      },
      { left: 2500, perDay: 166.66, ahead: -1500, end: "lasts" },
    ],
    [
      "weekends are dearer than weekdays",
      {
        allowance: monthly(3420),
        spent: spendDaily(FIRST_DAY, 28, (date) =>
          weekday(date) > 5 ? 350 : 80,
        ),
      },
      // 1 to 15 November has five weekend days and ten others; ₹157.14 a day.
      { left: 870, perDay: 58, ahead: -840, end: "2026-11-21" },
    ],
    [
      "a week's money is spent in three days",
      {
        today: "2026-11-18",
        allowance: weekly(1500),
        spent: [
          ...spendDaily("2026-10-21", 26, 100),
          spend(MONDAY, 600),
          spend("2026-11-17", 450),
          spend("2026-11-18", 450),
        ],
      },
      { left: 0, perDay: 0, ahead: -857.14, end: "2026-11-19" },
    ],
    [
      "₹1,100 pay for three days of ₹300",
      {
        today: "2026-11-24",
        allowance: monthly(8000),
        spent: novemberSpending,
      },
      { left: 1100, perDay: 157.14, ahead: -766.67, end: "2026-11-27" },
    ],
    [
      "the usual spending of today does not move the end, and is not a part of the days left",
      {
        today: "2026-11-24",
        allowance: monthly(8000),
        spent: [...novemberSpending, spend("2026-11-24", 300)],
      },
      { left: 800, perDay: 133.33, ahead: -800, end: "2026-11-27" },
    ],
    [
      "a part of today's spending leaves the rest of its part",
      {
        today: "2026-11-24",
        allowance: monthly(8000),
        spent: [...novemberSpending, spend("2026-11-24", 100)],
      },
      { left: 1000, perDay: 157.14, ahead: -766.67, end: "2026-11-27" },
    ],
    [
      "rent that was paid today is no usual spending of today",
      {
        allowance: monthly(4000),
        recurring: [rent(2000, 16)],
        spent: [...steady, spend(MONDAY, 2000, "Rent")],
      },
      { left: 500, perDay: 33.33, ahead: -500, end: "2026-11-21" },
    ],
    [
      "rent that is due ends the money",
      {
        allowance: monthly(4000),
        recurring: [rent(2050, 20, { handled: "2026-10-20" })],
        spent: steady,
      },
      // ₹2,100 are left after four days, and the 20th takes ₹2,150.
      { left: 2500, perDay: 30, ahead: -525, end: "2026-11-20" },
    ],
    [
      "rent that was added is not due again, and is not part of the pace",
      {
        allowance: monthly(4000),
        recurring: [rent(2000, 5, { handled: "2026-11-05" })],
        spent: [
          ...spendDaily(FIRST_DAY, 17, 100),
          ...spendDaily("2026-11-06", 10, 100),
          spend("2026-11-05", 2000, "rent "),
        ],
      },
      // 27 days of ₹100 in 28; ₹1,400 of the 15 days were spent.
      { left: 600, perDay: 40, ahead: -400, end: "2026-11-22" },
    ],
    [
      "a weekly payment takes one expense a week out of the pace",
      {
        allowance: monthly(1800, { from: MONDAY, opening: 300 }),
        recurring: [rent(60, 4, { every: "week" })],
        spent: dailyRent,
      },
      // ₹60 on 24 of 28 days, and ₹60 on the 19th.
      { left: 300, perDay: 12, ahead: 0, end: "2026-11-20" },
    ],
    [
      "a weekly payment that has ended takes nothing out of the pace",
      {
        allowance: monthly(1800, { from: MONDAY, opening: 300 }),
        recurring: [rent(60, 4, { every: "week", until: "2026-10-15" })],
        spent: dailyRent,
      },
      { left: 300, perDay: 20, ahead: 0, end: "2026-11-21" },
    ],
    [
      "an overdue payment is one of today",
      {
        allowance: monthly(4000),
        recurring: [rent(2400, 5, { handled: "2026-10-05" })],
        spent: steady,
      },
      { left: 2500, perDay: 6.66, ahead: -700, end: "2026-11-17" },
    ],
    [
      "rent that was typed in three days early is paid",
      {
        allowance: monthly(4000),
        recurring: [rent(2000, 18, { handled: "2026-10-18" })],
        spent: [...steady, spend("2026-11-15", 2000, "RENT")],
      },
      { left: 500, perDay: 33.33, ahead: -500, end: "2026-11-21" },
    ],
    [
      "an expense dated ahead counts on its day",
      {
        allowance: monthly(2000),
        spent: [...steady, spend("2026-11-18", 250, "Fest pass")],
      },
      // ₹300 are left after two days.
      { left: 500, perDay: 16.66, ahead: -625, end: "2026-11-18" },
    ],
    [
      "an expense that pays a payment of before the allowance pays no other one",
      {
        allowance: monthly(2060),
        recurring: [
          // Due on 20 October, too, and paid with both expenses of today.
          rent(110, 20, { id: "old", from: "2026-10-20" }),
          // Similar to ₹100, not to ₹110.
          rent(90, 10, { from: "2026-11-10" }),
        ],
        spent: [
          ...steady,
          spend(MONDAY, 110, "Rent"),
          spend(MONDAY, 100, "Rent"),
        ],
      },
      // ₹90 are due today, and ₹100 of today are usual spending.
      { left: 350, perDay: 10.71, ahead: -671.33, end: "2026-11-19" },
    ],
    [
      "the range is between the older and the newer fortnight",
      {
        allowance: monthly(4000),
        spent: [
          ...spendDaily(FIRST_DAY, 14, 50),
          ...spendDaily("2026-11-02", 14, 150),
        ],
      },
      // 1 November is in the older fortnight. ₹100, ₹50 and ₹150 a day.
      {
        left: 1850,
        perDay: 123.33,
        ahead: -150,
        end: "lasts",
        range: ["2026-11-28", "lasts"],
      },
    ],
  ])("%s", expectExample);
});
