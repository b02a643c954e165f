import { planUndo } from "@/components/pocket-money/plan-mutation";
import type {
  PlanConflict,
  SavePlan,
} from "@/components/pocket-money/use-plan";
import { runMutation } from "@/components/undo/run-mutation";
import type { ListRef } from "@/lib/browser/api/list-ref";
import { withoutChange } from "@/lib/domain/plan/plan-changes";
import { ConflictDialog } from "./conflict-dialog";

/** Asks which of two changes to store. The stored one shows a notification with Undo. */
export function PlanConflictDialog({
  conflict,
  list,
  save,
  resolve,
}: {
  conflict: PlanConflict;
  list: ListRef;
  save: SavePlan;
  resolve: (choice: "mine" | "other") => Promise<boolean>;
}) {
  return (
    <ConflictDialog
      // The values of the next one are announced.
      key={conflict.other.etag}
      conflict={conflict}
      onResolve={async (choice) => {
        const { other, change } = conflict;
        const saved = change(other.plan);
        await runMutation({
          apply: () => resolve(choice),
          inverse: () =>
            planUndo(
              save,
              list,
              (plan) => withoutChange(plan, other.plan, saved),
              saved,
            ),
          messages: {
            done: (isStored) =>
              isStored
                ? { id: "plan-conflict", title: "Your change was saved." }
                : undefined,
            log: "The plan could not be saved.",
          },
        });
      }}
    />
  );
}
