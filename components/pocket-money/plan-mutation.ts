import type { ReactNode } from "react";
import type { Inverse, Mutation } from "@/components/undo/mutation";
import type { ListRef } from "@/lib/browser/api/list-ref";
import { IS_OWN_API } from "@/lib/browser/api/urls";
import type { Plan } from "@/lib/domain/plan/plan";
import { planStart } from "./use-focus-after-removal";
import type { ChangePlan, SavePlan } from "./use-plan";

const NOT_SAVED = "The plan could not be saved.";

/** A change of the plan and its Undo. After a conflict it has neither message nor Undo. */
export function planMutation(
  save: SavePlan,
  list: ListRef,
  {
    part,
    title,
    change,
    undo,
  }: {
    /** Names the notification, which replaces the one about the same part. */
    part: string;
    title: ReactNode;
    change: ChangePlan;
    /** Returns the arguments of `save`. */
    undo: (saved: Plan) => Parameters<SavePlan>;
  },
): Mutation<Plan | undefined> {
  return {
    apply: () => save(change),
    inverse: (saved) => saved && planUndo(save, list, ...undo(saved)),
    messages: {
      done: (saved) => saved && { id: `plan-${part}`, title },
      log: NOT_SAVED,
    },
  };
}

export function planUndo(
  save: SavePlan,
  list: ListRef,
  ...change: Parameters<SavePlan>
): Inverse {
  return {
    list,
    // With an outside host the plan is in this browser.
    isLocal: !IS_OWN_API,
    focus: () => planStart()?.focus(),
    apply: () => save(...change),
    messages: notSaved(),
  };
}

/** The messages of a change whose failure no dialog shows. */
export function notSaved(failure = NOT_SAVED) {
  return { failed: () => ({ title: failure }), log: failure };
}
