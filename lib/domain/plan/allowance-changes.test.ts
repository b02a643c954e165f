import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { earlier } from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import { asPaise, MAX_AMOUNT_PAISE } from "@/lib/domain/expenses/money";
import { parseDate } from "@/lib/testing/parse-date";
import { monthly, weekly } from "@/lib/testing/plan-examples";
import { allowanceTerms, planSituations } from "@/lib/testing/plan-situations";
import { planOf, spend, spendDaily } from "@/lib/testing/sample-plan";
import {
  type AllowanceTerms,
  leftByList,
  withChangedTerms,
  withLeftNow,
} from "./allowance-changes";
import { allowanceStatus } from "./allowance-status";
import type { Allowance } from "./plan";
import { dateOnOrBefore, scheduleOf } from "./schedule";
import { propertyRuns } from "@/lib/testing/property-runs";

const SUNDAY = parseDate("2026-11-22");
const daily = spendDaily("2026-11-01", 21, 100);
/** Leaves ₹500 in October. */
const sinceSeptember = [
  spend("2026-09-10", 5000),
  spend("2026-10-10", 4500),
  spend("2026-11-05", 2800),
];

const allowanceOf = (fields: object): Allowance => {
  const { allowance } = planOf(fields);
  if (!allowance) throw new Error("The plan has an allowance.");
  return allowance;
};
const rupeesLeft = (allowance: Allowance, expenses = daily, today = SUNDAY) => {
  const plan = { ...planOf(null), allowance };
  const status = allowanceStatus(plan, expenses, today);
  return status && status.leftPaise / 100;
};

describe("other terms of the allowance", () => {
  const six = monthly(6000, { from: "2026-11-01", carryOver: true });
  const five = monthly(5000, { from: "2026-09-01", carryOver: true });
  const leftNow = { ...six, from: "2026-11-10", opening: 1200 };
  const mondays = weekly(1500, { from: "2026-11-02", carryOver: true });
  it.each([
    ["that are the same change nothing", six, {}, daily, 3900, 3900],
    ["raise the amount", six, { amount: 7000 }, daily, 3900, 4900],
    // ₹100 on each of the 7 days since the 15th.
    ["move the day", six, { startDay: 15 }, daily, 3900, 5300],
    ["move the day ahead", six, { startDay: 25 }, daily, 3900, 3900],
    ["are for weeks", six, weekly(1500), daily, 3900, 900],
    ["are for months", mondays, monthly(6000), daily, 2500, 3900],
    [
      "do not count earlier months again",
      five,
      { amount: 6000 },
      sinceSeptember,
      2700,
      3700,
    ],
    [
      "end the carrying over with the next period",
      five,
      { carryOver: false },
      sinceSeptember,
      2700,
      2700,
    ],
    // ₹1,200 on the 10th, and 12 days of ₹100.
    ["leave 'left now' as it is", leftNow, { amount: 7000 }, daily, 0, 0],
    ["start after 'left now'", leftNow, { startDay: 15 }, daily, 0, 5300],
  ])("%s", (_, fields, other, expenses, before, after) => {
    const allowance = allowanceOf(fields);
    const terms = allowanceOf({ ...fields, ...other });
    expect(rupeesLeft(allowance, expenses)).toBe(before);
    const changed = withChangedTerms(allowance, terms, expenses, SUNDAY);
    expect(rupeesLeft(changed, expenses)).toBe(after);
  });

  it("begin no period with less than ₹0 or more than an amount can be", () => {
    const allowance = allowanceOf(five);
    const spent = [spend("2026-09-10", 90_000)];
    const terms = { ...allowance, amountPaise: asPaise(100) };
    expect(withChangedTerms(allowance, terms, spent, SUNDAY).openingPaise).toBe(
      0,
    );
    const most = { ...allowance, amountPaise: MAX_AMOUNT_PAISE };
    expect(withChangedTerms(allowance, most, [], SUNDAY).openingPaise).toBe(
      MAX_AMOUNT_PAISE,
    );
  });

  it("are carried into the next period", () => {
    const changed = withChangedTerms(
      allowanceOf(five),
      { ...allowanceOf(five), amountPaise: asPaise(600_000) },
      sinceSeptember,
      SUNDAY,
    );
    const december = parseDate("2026-12-01");
    expect(rupeesLeft(changed, sinceSeptember, december)).toBe(9700);
  });

  it("change what is left only by the difference of this period", () => {
    fc.assert(
      fc.property(
        planSituations,
        allowanceTerms,
        ({ plan: { allowance }, expenses, today }, { amountPaise }) => {
          fc.pre(allowance.from === undefined || allowance.from <= today);
          const status = (one: Allowance) =>
            allowanceStatus(
              { ...planOf(null), allowance: one },
              expenses,
              today,
            );
          const terms: AllowanceTerms = { ...allowance, amountPaise };
          const changed = withChangedTerms(allowance, terms, expenses, today);
          fc.pre(changed.openingPaise !== 0);
          const [before, after] = [status(allowance), status(changed)];
          if (!before || !after) return false;
          const arrival = dateOnOrBefore(scheduleOf(allowance), today);
          const isLeftNow = before.period.from > arrival;
          expect(after.leftPaise - before.leftPaise).toBe(
            isLeftNow ? 0 : amountPaise - allowance.amountPaise,
          );
          expect(after.period).toEqual(before.period);
          return true;
        },
      ),
      { numRuns: propertyRuns(1000) },
    );
  });

  it("do not count what was spent before the period", () => {
    fc.assert(
      fc.property(
        planSituations,
        allowanceTerms,
        ({ plan: { allowance }, expenses, added, today }, terms) => {
          const changed = withChangedTerms(allowance, terms, expenses, today);
          fc.pre(changed !== allowance);
          const start = earlier(changed.from ?? today, today);
          const before = added.filter(({ date }) => date < start);
          const all = [...expenses, ...before];
          expect(rupeesLeft(changed, all, today)).toBe(
            rupeesLeft(changed, expenses, today),
          );
        },
      ),
      { numRuns: propertyRuns(500) },
    );
  });

  it("that are changed back leave what was left before", () => {
    fc.assert(
      fc.property(
        planSituations,
        allowanceTerms,
        ({ plan: { allowance }, expenses, today }, { amountPaise }) => {
          const raised = asPaise(allowance.amountPaise + amountPaise);
          const terms: AllowanceTerms = { ...allowance, amountPaise: raised };
          const there = withChangedTerms(allowance, terms, expenses, today);
          fc.pre(there.openingPaise !== 0);
          const back = withChangedTerms(there, allowance, expenses, today);
          fc.pre(back.openingPaise !== 0);
          expect(rupeesLeft(back, expenses, today)).toBe(
            rupeesLeft(allowance, expenses, today),
          );
        },
      ),
      { numRuns: propertyRuns(500) },
    );
  });
});

describe("a new allowance", () => {
  const terms = allowanceOf(monthly(6000, { carryOver: true }));

  it.each([
    ["nothing", [], 6000],
    ["₹2,100 since it came", [...daily, spend("2026-10-31", 500)], 3900],
    ["an expense dated ahead", [spend("2026-11-30", 500)], 6000],
    ["more than the allowance", [spend("2026-11-02", 7000)], 0],
  ])("of a list with %s has ₹%3$d left", (_, expenses, left) => {
    expect(leftByList(terms, expenses, SUNDAY)).toBe(left * 100);
  });

  it("begins today with what is left now, neither ahead of nor behind the plan", () => {
    const left = asPaise(80_000);
    const plan = (expenses: Expense[]) => ({
      ...planOf(null),
      allowance: withLeftNow(terms, left, expenses, SUNDAY),
    });
    for (const expenses of [[], daily])
      expect(allowanceStatus(plan(expenses), expenses, SUNDAY)).toMatchObject({
        leftPaise: left,
        aheadPaise: 0,
      });
    const spent = [...daily, spend("2026-11-22", 50)];
    const begun = withLeftNow(terms, left, spent, SUNDAY);
    expect(rupeesLeft(begun, spent)).toBe(800);
    expect(begun.from).toBe(SUNDAY);
  });
});
