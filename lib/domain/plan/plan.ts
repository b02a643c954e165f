import type { z } from "zod";
import type { planSchema } from "./plan-schema";

export type Plan = z.output<typeof planSchema>;
export type Allowance = NonNullable<Plan["allowance"]>;
export type RecurringPayment = Plan["recurring"][number];

export const EMPTY_PLAN: Plan = { allowance: null, budgets: {}, recurring: [] };

export function hasBudgets({ budgets }: Plan): boolean {
  return Object.keys(budgets).length > 0;
}
