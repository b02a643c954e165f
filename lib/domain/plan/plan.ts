import type { z } from "zod";
import type { planSchema } from "./plan-schema";

export type Plan = z.output<typeof planSchema>;
export type Allowance = NonNullable<Plan["allowance"]>;
export type RecurringPayment = Plan["recurring"][number];

/** Somebody who owes the owner of the list, or is owed. */
export type Person = Plan["people"][number];
/** What a person owes (over 0) or is owed; a settlement has the other sign. */
export type Debt = Plan["debts"][number];

export const EMPTY_PLAN: Plan = {
  allowance: null,
  budgets: {},
  recurring: [],
  people: [],
  debts: [],
};

export function hasBudgets({ budgets }: Plan): boolean {
  return Object.keys(budgets).length > 0;
}
