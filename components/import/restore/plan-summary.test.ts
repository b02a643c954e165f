import { expect, it } from "vitest";
import { formatRupees } from "@/lib/domain/expenses/money";
import { EMPTY_PLAN } from "@/lib/domain/plan/plan";
import { samplePlan, sharedPlan } from "@/lib/testing/sample-plan";
import { planSummary } from "./plan-summary";

it.each([
  [EMPTY_PLAN, "none"],
  [samplePlan, "₹6,000 a month, 2 budgets, 2 bills"],
  [sharedPlan, "₹6,000 a month, 2 budgets, 2 bills, 2 people"],
  [{ ...sharedPlan, allowance: null, budgets: {}, recurring: [] }, "2 people"],
])("names the parts of a plan", (plan, text) => {
  expect(planSummary(plan, formatRupees)).toBe(text);
});
