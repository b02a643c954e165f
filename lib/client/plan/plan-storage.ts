import {
  readLocalRecord,
  writeLocalRecord,
} from "@/lib/client/storage/local-storage";
import { EMPTY_PLAN, type Plan } from "@/lib/plan/plan";
import { planToJson } from "@/lib/plan/plan-json";
import { planSchema } from "@/lib/plan/plan-schema";

const KEY = "plan";

/** The plan in this browser, for an external API; empty if it is missing or unreadable. */
export function readStoredPlan(): Plan {
  const parsed = planSchema.safeParse(readLocalRecord(KEY));
  return parsed.success ? parsed.data : EMPTY_PLAN;
}

/** Throws when the browser blocks storage. */
export function storePlan(plan: Plan) {
  if (!writeLocalRecord(KEY, planToJson(plan)))
    throw new Error("The plan could not be stored in this browser.");
}
