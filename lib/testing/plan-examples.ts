import { expect } from "vitest";
import type { Expense } from "@/lib/domain/expenses/expense";
import { toRupees } from "@/lib/domain/expenses/money";
import { allowanceStatus } from "@/lib/domain/plan/allowance-status";
import { forecast } from "@/lib/domain/plan/forecast";
import { parseDate } from "./parse-date";
import { planOf, spendDaily } from "./sample-plan";

/** A Monday: 15 days until the next allowance of a monthly one that arrives on the 1st. */
export const MONDAY = "2026-11-16";
/** 28 days before MONDAY. */
export const FIRST_DAY = "2026-10-19";

export const monthly = (amount: number, fields = {}) => ({
  amount,
  every: "month",
  startDay: 1,
  carryOver: false,
  ...fields,
});
export const weekly = (amount: number, fields = {}) => ({
  amount,
  every: "week",
  startDay: 1,
  carryOver: false,
  ...fields,
});
export const rent = (amount: number, day: number, fields = {}) => ({
  id: "rent",
  description: "Rent",
  category: "others",
  amount,
  every: "month",
  day,
  from: "2026-01-01",
  ...fields,
});
/** ₹100 on each of the 28 days before MONDAY. */
export const steady = spendDaily(FIRST_DAY, 28, 100);

/** A worked example: its name, a plan with expenses, and the result in rupees. */
export type PlanExample = [
  name: string,
  {
    /** MONDAY by default. */
    today?: string;
    allowance: object;
    recurring?: object[];
    spent: readonly Expense[];
  },
  {
    carried?: number;
    left: number;
    perDay: number;
    ahead: number;
    /** A date, `lasts`, or the days of history when they are too few. */
    end: string | number;
    /** The ends by the faster and the slower half, if they differ from `end`. */
    range?: [string, string];
  },
];

export function expectExample(...[, example, expected]: PlanExample) {
  const { allowance, recurring = [], spent } = example;
  const today = parseDate(example.today ?? MONDAY);
  const plan = planOf(allowance, recurring);
  const status = allowanceStatus(plan, spent, today);
  const future = forecast(plan, spent, today);
  if (!status || !future) throw new Error("The plan has an allowance.");
  const result: PlanExample[2] = {
    ...(status.carriedPaise !== 0 && {
      carried: toRupees(status.carriedPaise),
    }),
    left: toRupees(status.leftPaise),
    perDay: toRupees(status.perDayPaise),
    ahead: toRupees(status.aheadPaise),
    end: future.status === "known" ? (future.end ?? "lasts") : future.days,
  };
  if (future.status === "known") {
    const { earliest = "lasts", latest = "lasts" } = future;
    if (earliest !== result.end || latest !== result.end)
      result.range = [earliest, latest];
  }
  expect(result).toEqual(expected);
}
