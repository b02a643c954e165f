import { EMPTY_PLAN, type Plan } from "@/lib/domain/plan/plan";
import { planToJson } from "@/lib/domain/plan/plan-json";

const EMPTY_JSON = JSON.stringify(planToJson(EMPTY_PLAN));

/** Resolves to the plan of the JSON, or undefined if it is none. */
export async function parsePlan(json: unknown): Promise<Plan | undefined> {
  // The schema library is large, and most lists have no plan.
  if (JSON.stringify(json) === EMPTY_JSON) return EMPTY_PLAN;
  const { planSchema } = await import("@/lib/domain/plan/plan-schema");
  const parsed = planSchema.safeParse(json);
  return parsed.success ? parsed.data : undefined;
}
