import type { ListRef } from "@/lib/browser/api/list-ref";
import { parsePlan } from "@/lib/browser/plan/parse-plan";
import {
  fetchPlan,
  replacePlan,
  type StoredPlan,
} from "@/lib/browser/plan/plan-calls";
import type { Plan } from "@/lib/domain/plan/plan";
import { planToJson } from "@/lib/domain/plan/plan-json";
import { type OnWait, waitForLimit } from "./wait-for-limit";

/** The plan of a backup, and the one of the list that it replaces. */
export type PlanRestore = { plan: Plan; before: StoredPlan };

/** `changed`: the plan is another one since it was shown, and stays. */
export type PlanOutcome = "stored" | "changed" | { error: unknown };

/** What an import records of a plan, for its undo: the JSON of two plans. */
export type PlanRecord = { before: unknown; after: unknown };

export function planRecord({ plan, before }: PlanRestore): PlanRecord {
  return { before: planToJson(before.plan), after: planToJson(plan) };
}

/** Does not reject. */
export async function restorePlan(
  { plan, before }: PlanRestore,
  list: ListRef,
  signal: AbortSignal,
  onWait: OnWait,
): Promise<PlanOutcome> {
  const replace = () => replacePlan({ ...before, plan }, list);
  try {
    const stored = await waitForLimit(replace, signal, onWait);
    return stored ? "stored" : "changed";
  } catch (error) {
    return { error };
  }
}

/**
 * Puts the plan of before back, unless it was changed since: then resolves to
 * `changed`. Rejects as sendWrite does.
 */
export async function undoPlan(
  { before, after }: PlanRecord,
  list: ListRef,
): Promise<"restored" | "changed"> {
  const plan = await parsePlan(before);
  const current = await fetchPlan(list, true);
  const now = JSON.stringify(planToJson(current.plan));
  if (!plan || now === JSON.stringify(before)) return "restored";
  if (now !== JSON.stringify(after)) return "changed";
  const stored = await replacePlan({ ...current, plan }, list);
  return stored ? "restored" : "changed";
}
