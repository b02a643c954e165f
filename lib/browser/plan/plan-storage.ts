import {
  readLocalRecord,
  writeLocalRecord,
} from "@/lib/browser/storage/local-storage";
import { EMPTY_PLAN, type Plan } from "@/lib/domain/plan/plan";
import { planToJson } from "@/lib/domain/plan/plan-json";
import { parsePlan } from "./parse-plan";

const KEY = "plan";

/** The plan in this browser, for an external API; empty if it is missing or unreadable. */
export async function readStoredPlan(): Promise<Plan> {
  const stored = readLocalRecord(KEY);
  return (stored && (await parsePlan(stored))) ?? EMPTY_PLAN;
}

/** Throws when the browser blocks storage. */
export function storePlan(plan: Plan) {
  if (!writeLocalRecord(KEY, planToJson(plan)))
    throw new Error("The plan could not be stored in this browser.");
}
