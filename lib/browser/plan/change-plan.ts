import type { ListRef } from "@/lib/browser/api/list-ref";
import { IS_OWN_API } from "@/lib/browser/api/urls";
import { lastList } from "@/lib/browser/list/last-list";
import type { Plan } from "@/lib/domain/plan/plan";
import { fetchPlan, replacePlan } from "./plan-calls";

/** When other devices change the plan again and again. */
const MAX_TRIES = 5;

/** Whether the server stores the plan of the list; otherwise this browser does. */
export function isPlanOnServer(): boolean {
  const { isEditable, isReader } = lastList();
  return IS_OWN_API && (isEditable !== false || isReader);
}

/**
 * Makes a change that suits every plan, again to the plan of another device that has
 * changed it meanwhile. Rejects without the network, and as sendWrite does.
 */
export async function changePlan(
  change: (plan: Plan) => Plan,
  list: ListRef,
): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const stored = await fetchPlan(list, isPlanOnServer());
    if (stored.isCopy) throw new Error("The plan cannot be reached.");
    const plan = change(stored.plan);
    if (await replacePlan({ ...stored, plan }, list)) return;
  }
  throw new Error("Other devices change the plan again and again.");
}
