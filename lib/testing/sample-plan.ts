import {
  addDays,
  type CalendarDate,
} from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import { asPaise } from "@/lib/domain/expenses/money";
import type { Plan } from "@/lib/domain/plan/plan";
import { planSchema } from "@/lib/domain/plan/plan-schema";
import { parseDate } from "./parse-date";

/** The body of a request to change the plan, in the form of a response. */
export const planJson = {
  allowance: {
    amount: 6000,
    every: "month",
    startDay: 31,
    carryOver: true,
    from: "2026-01-05",
    opening: 4200.5,
  },
  budgets: { food: 2500, others: 99.99 },
  recurring: [
    {
      id: "rent",
      description: "Room rent",
      category: "others",
      amount: 3500,
      every: "month",
      day: 1,
      from: "2026-01-01",
      until: "2026-12-31",
      handled: "2026-01-01",
    },
    {
      id: "phone",
      description: "फ़ोन",
      category: "others",
      amount: 49.5,
      every: "week",
      day: 7,
      from: "2026-01-01",
    },
  ],
};

/** The plan of `planJson`. */
export const samplePlan: Plan = planSchema.parse(planJson);

/** The plan of `planJson` with people: a split bill, and what I owe. */
export const sharedJson = {
  ...planJson,
  people: [
    { id: "asha", name: "Asha" },
    { id: "meera", name: "मीरा" },
  ],
  debts: [
    {
      id: "dominos-0",
      person: "asha",
      date: "2026-11-20",
      amount: 300,
      note: "Dominos",
      expense: "a".repeat(32),
    },
    {
      id: "dominos-1",
      others: 2,
      date: "2026-11-20",
      amount: 600.5,
      note: "Dominos",
      expense: "a".repeat(32),
    },
    {
      id: "auto",
      person: "asha",
      date: "2026-11-21",
      amount: -120,
      note: "Auto",
    },
  ],
};

/** The plan of `sharedJson`. */
export const sharedPlan: Plan = planSchema.parse(sharedJson);

/** A plan without budgets from its other fields in JSON. */
export function planOf(allowance: object | null, recurring: object[] = []) {
  return planSchema.parse({ allowance, budgets: {}, recurring });
}

/** An expense of some rupees on a date. */
export function spend(
  date: string,
  rupees: number,
  description = "Snack",
  category = "food",
): Expense {
  const amountPaise = asPaise(Math.round(rupees * 100));
  const _id = `${date} ${description} ${rupees}`;
  return { _id, date: parseDate(date), category, description, amountPaise };
}

/** An expense of the same rupees on each of some days. */
export function spendDaily(
  from: string,
  days: number,
  rupees: number | ((date: CalendarDate) => number),
): Expense[] {
  return Array.from({ length: days }, (_, index) => {
    const date = addDays(parseDate(from), index);
    const amount = typeof rupees === "number" ? rupees : rupees(date);
    return amount > 0 ? [spend(date, amount)] : [];
  }).flat();
}
