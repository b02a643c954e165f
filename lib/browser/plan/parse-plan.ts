import { isRecord } from "@/lib/domain/type-guards";
import { EMPTY_PLAN, type Plan } from "@/lib/domain/plan/plan";

/** Resolves to the plan of the JSON, or undefined if it is none. */
export async function parsePlan(json: unknown): Promise<Plan | undefined> {
  if (isEmptyPlan(json)) return EMPTY_PLAN;
  // The schema library is large, and most lists have no plan.
  const { planSchema } = await import("@/lib/domain/plan/plan-schema");
  const parsed = planSchema.safeParse(json);
  return parsed.success ? parsed.data : undefined;
}

function isEmptyPlan(json: unknown): boolean {
  if (!isRecord(json) || Object.keys(json).length > 3) return false;
  const { allowance, budgets, recurring } = json;
  return (
    allowance === null &&
    isRecord(budgets) &&
    Object.keys(budgets).length === 0 &&
    Array.isArray(recurring) &&
    recurring.length === 0
  );
}
