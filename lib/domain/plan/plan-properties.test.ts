import fc from "fast-check";
import { expect, it } from "vitest";
import {
  addDays,
  type CalendarDate,
  later,
} from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import { planSituations } from "@/lib/testing/plan-situations";
import { allowanceStatus } from "./allowance-status";
import { budgetStatuses } from "./budget-status";
import { everydayExpenses, forecast } from "./forecast";
import type { Allowance, Plan } from "./plan";
import { dateOnOrBefore, datesBetween, scheduleOf } from "./schedule";
import { propertyRuns } from "@/lib/testing/property-runs";

const RUNS = { numRuns: propertyRuns(3000) };

type Ends = Record<"end" | "earliest" | "latest", string>;

/** Undefined without enough history. "lasts" sorts after every date. */
function endsOf(
  plan: Plan,
  expenses: readonly Expense[],
  today: CalendarDate,
): Ends | undefined {
  const future = forecast(plan, expenses, today);
  if (future?.status !== "known") return undefined;
  const { end = "lasts", earliest = "lasts", latest = "lasts" } = future;
  return { end, earliest, latest };
}

function expectNotLater(before: Ends | undefined, after: Ends | undefined) {
  if (!before || !after) {
    expect(after).toEqual(before);
    return;
  }
  for (const name of ["end", "earliest", "latest"] as const)
    expect(after[name] <= before[name]).toBe(true);
}

/** What is left, by going through every day since the first. */
function leftByDay(
  allowance: Allowance,
  expenses: readonly Expense[],
  today: CalendarDate,
): number {
  const { amountPaise, carryOver, from, openingPaise } = allowance;
  const schedule = scheduleOf(allowance);
  const dates = expenses.map(({ date }) => date).sort();
  let day = [from ?? dates[0] ?? today, today].sort()[0] as CalendarDate;
  if (openingPaise === undefined) day = dateOnOrBefore(schedule, day);
  let left = 0;
  for (let isFirst = true; day <= today; day = addDays(day, 1)) {
    if (isFirst) left = openingPaise ?? amountPaise;
    else if (dateOnOrBefore(schedule, day) === day)
      left = amountPaise + (carryOver ? left : 0);
    for (const { date, amountPaise } of expenses)
      if (date === day) left -= amountPaise;
    isFirst = false;
  }
  return left;
}

it("what was spent and what is left are the allowance and what was carried over", () => {
  fc.assert(
    fc.property(planSituations, ({ plan, expenses, today }) => {
      const status = allowanceStatus(plan, expenses, today);
      if (!status) return false;
      const { spentPaise, leftPaise, allowancePaise, carriedPaise } = status;
      expect(spentPaise + leftPaise).toBe(allowancePaise + carriedPaise);
      expect(leftPaise).toBe(leftByDay(plan.allowance, expenses, today));
      return true;
    }),
    RUNS,
  );
});

it("the end is from today to the day before the next allowance, and in its range", () => {
  let known = 0;
  fc.assert(
    fc.property(planSituations, ({ plan, expenses, today }) => {
      const status = allowanceStatus(plan, expenses, today);
      const ends = endsOf(plan, expenses, today);
      if (!ends || !status) return;
      const { earliest, end, latest } = ends;
      expect([earliest, end, latest].toSorted()).toEqual([
        earliest,
        end,
        latest,
      ]);
      for (const date of Object.values(ends).filter((one) => one !== "lasts")) {
        expect(date >= today && date < status.period.before).toBe(true);
        known += 1;
      }
    }),
    RUNS,
  );
  expect(known).toBeGreaterThan(100);
});

it("an expense dated today or ahead never moves the end later", () => {
  fc.assert(
    fc.property(planSituations, ({ plan, expenses, added, today }) => {
      const before = endsOf(plan, expenses, today);
      for (const expense of added) {
        const date = expense.date < today ? today : expense.date;
        const after = [...expenses, { ...expense, date }];
        expectNotLater(before, endsOf(plan, after, today));
      }
    }),
    RUNS,
  );
});

it("an expense dated today never ends the money earlier than the same one dated tomorrow, unless today cannot pay it", () => {
  let earlier = 0;
  fc.assert(
    fc.property(planSituations, ({ plan, expenses, added, today }) => {
      const tomorrow = addDays(today, 1);
      const status = allowanceStatus(plan, expenses, today);
      if (!status || tomorrow >= status.period.before) return;
      for (const expense of added) {
        // Three days before a due date, its own description makes it the payment.
        const description = "A new description";
        const [now, later] = [today, tomorrow].map((date) =>
          endsOf(plan, [...expenses, { ...expense, description, date }], today),
        );
        if (!now || !later) continue;
        for (const name of ["end", "earliest", "latest"] as const) {
          expect(now[name] >= later[name] || now[name] === today).toBe(true);
          if (now[name] !== later[name]) earlier += 1;
        }
      }
    }),
    RUNS,
  );
  expect(earlier).toBeGreaterThan(0);
});

it("a recurring payment that begins today or later, or that the list does not have, never moves the end later", () => {
  fc.assert(
    fc.property(planSituations, ({ plan, payment, expenses, today }) => {
      const before = endsOf(plan, expenses, today);
      const begins = { ...payment, from: later(payment.from, today) };
      const isNew = { ...payment, description: "A new description" };
      for (const added of [begins, isNew]) {
        const recurring = [...plan.recurring, added];
        expectNotLater(before, endsOf({ ...plan, recurring }, expenses, today));
      }
    }),
    RUNS,
  );
});

it("a recurring payment that has begun takes out of the pace at most one expense for each due date", () => {
  let takenOut = 0;
  fc.assert(
    fc.property(planSituations, ({ plan, payment, expenses, today }) => {
      const recurring = [...plan.recurring, payment];
      const [before, after] = [plan, { ...plan, recurring }].map((one) =>
        everydayExpenses(one, expenses, today, 28),
      );
      if (!before || !after) return;
      const from = later(addDays(today, -28 - 31), payment.from);
      const due = datesBetween(payment, from, today);
      const count = before.length - after.length;
      expect(count).toBeLessThanOrEqual(due.length);
      takenOut += count;
    }),
    RUNS,
  );
  expect(takenOut).toBeGreaterThan(0);
});

it("a budget is over exactly if more was spent, and runs out from today to the end of its period", () => {
  fc.assert(
    fc.property(planSituations, ({ plan, expenses, today }) => {
      for (const budget of budgetStatuses(plan, expenses, today)) {
        const { budgetPaise, spentPaise, leftPaise, status, runsOut } = budget;
        expect(spentPaise + leftPaise).toBe(budgetPaise);
        expect(status === "over").toBe(spentPaise > budgetPaise);
        expect(status === "used_up").toBe(spentPaise === budgetPaise);
        expect(status === "fast" || status === "used_up").toBe(
          runsOut !== undefined,
        );
        expect((runsOut ?? today) >= today).toBe(true);
      }
    }),
    RUNS,
  );
});
