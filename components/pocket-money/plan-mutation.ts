import type { ReactNode } from "react";
import type { Inverse } from "@/components/undo/mutation";
import { runMutation } from "@/components/undo/run-mutation";
import type { ListRef } from "@/lib/browser/api/list-ref";
import { IS_OWN_API } from "@/lib/browser/api/urls";
import { EMPTY_PLAN, type Plan } from "@/lib/domain/plan/plan";
import { withoutChange } from "@/lib/domain/plan/plan-changes";
import { planStart } from "./use-focus-after-removal";
import type { ChangePlan, SavePlan } from "./use-plan";

const NOT_SAVED = "The plan could not be saved.";

/** Stores a change of the plan, and shows it with Undo; neither after a conflict. */
export async function runPlanChange(
  save: SavePlan,
  list: ListRef,
  {
    part,
    title,
    change,
    undo,
    isInDialog = false,
  }: {
    /** Names the notification, which replaces the one about the same part. */
    part: string;
    title: ReactNode;
    change: ChangePlan;
    /** Takes back a part of the change only, without a question. */
    undo?: ChangePlan | undefined;
    /** The dialog shows the failure, for which this rejects. */
    isInDialog?: boolean;
  },
) {
  // After a 412 the change is made to the plan of the other device.
  let before = EMPTY_PLAN;
  await runMutation({
    apply: () => save((plan) => change((before = plan))),
    inverse: (saved) => {
      if (!saved) return undefined;
      return undo
        ? planUndo(save, list, undo)
        : undoOfChange(save, list, before, saved);
    },
    messages: {
      done: (saved) => saved && { id: `plan-${part}`, title },
      ...(isInDialog ? { log: NOT_SAVED } : notSaved()),
    },
  });
}

/** Asks first if another device has changed the same since. */
export function undoOfChange(
  save: SavePlan,
  list: ListRef,
  before: Plan,
  saved: Plan,
): Inverse {
  const undo: ChangePlan = (plan) => withoutChange(plan, before, saved);
  return planUndo(save, list, undo, saved);
}

export function planUndo(
  save: SavePlan,
  list: ListRef,
  ...change: Parameters<SavePlan>
): Inverse {
  return {
    // With an outside host the plan is in this browser.
    ...(IS_OWN_API && { list }),
    focus: () => planStart()?.focus(),
    apply: () => save(...change),
    messages: notSaved(),
  };
}

/** The messages of a change whose failure no dialog shows. */
export function notSaved(failure = NOT_SAVED) {
  return { failed: () => ({ title: failure }), log: failure };
}
