import type { ListRef } from "@/lib/browser/api/list-ref";
import type { Plan } from "@/lib/domain/plan/plan";
import { fetchPlan, isPlanOnServer, replacePlan } from "./plan-calls";

/** When other devices change the plan again and again. */
const MAX_TRIES = 5;

/**
 * Makes a change that suits every plan, again to the plan of another device that has
 * changed it meanwhile. Resolves to the plan before. Rejects without the network, and
 * as sendWrite does.
 */
export async function changePlan(
  change: (plan: Plan) => Plan,
  list: ListRef,
): Promise<Plan> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const stored = await fetchPlan(list, isPlanOnServer());
    if (stored.isCopy) throw new Error("The plan cannot be reached.");
    const plan = change(stored.plan);
    if (await replacePlan({ ...stored, plan }, list)) return stored.plan;
  }
  throw new Error("Other devices change the plan again and again.");
}
