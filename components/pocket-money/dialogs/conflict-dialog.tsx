import { AlertDialog } from "@base-ui/react/alert-dialog";
import { useState } from "react";
import { undoOfChange } from "@/components/pocket-money/plan-mutation";
import { partText } from "@/components/pocket-money/plan-text";
import { planStart } from "@/components/pocket-money/use-focus-after-removal";
import type {
  PlanConflict,
  SavePlan,
} from "@/components/pocket-money/use-plan";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { DialogSurface } from "@/components/ui/dialog-surface";
import { useBackToClose } from "@/components/ui/use-back-to-close";
import { useRupees } from "@/components/ui/use-rupees";
import { runMutation } from "@/components/undo/run-mutation";
import type { ListRef } from "@/lib/browser/api/list-ref";

/**
 * Shows what was changed here and on another device, and asks which to store. The stored
 * change shows a notification with Undo.
 */
export function ConflictDialog({
  conflict: { parts, change, mine, other },
  list,
  save,
  resolve,
}: {
  conflict: PlanConflict;
  list: ListRef;
  save: SavePlan;
  /** Rejects when the choice could not be stored. */
  resolve: (choice: "mine" | "other") => Promise<boolean>;
}) {
  const formatRupees = useRupees();
  const [hasFailed, setHasFailed] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const choose = async (choice: "mine" | "other") => {
    setHasFailed(false);
    setIsSaving(true);
    try {
      await runMutation({
        apply: () => resolve(choice),
        inverse: () => undoOfChange(save, list, other.plan, change(other.plan)),
        messages: {
          done: (isStored) =>
            isStored
              ? { id: "plan-conflict", title: "Your change was saved." }
              : undefined,
          log: "The plan could not be saved.",
        },
      });
    } catch (error) {
      console.error("The plan could not be saved.", error);
      setHasFailed(true);
    } finally {
      setIsSaving(false);
    }
  };
  // Back would lose the change without an answer.
  useBackToClose(true, () => false);
  return (
    // The values of the next conflict are announced.
    <AlertDialog.Root key={other.etag} open>
      <DialogSurface
        title="Changed on another device"
        description="Which of them do you want?"
        width="medium"
        // A stray Enter does nothing.
        initialFocus="panel"
        finalFocus={planStart}
      >
        <dl className="-mt-1 mb-4 flex flex-col gap-4">
          {parts.map((part) => {
            const [here, there] = [mine, other.plan].map((plan) =>
              partText(plan, part, formatRupees),
            );
            const name = here?.value === "None" ? there?.name : here?.name;
            return (
              <div key={part}>
                <dt className="font-semibold">{name}</dt>
                <dd>Yours: {here?.value}</dd>
                <dd>The other device: {there?.value}</dd>
              </div>
            );
          })}
        </dl>
        <div className="flex flex-wrap gap-3">
          <Button
            isDisabled={isSaving}
            onClick={() => void choose("mine")}
            className={`${buttonClass("filled")} grow`}
          >
            {isSaving ? "Saving…" : "Take mine"}
          </Button>
          <Button
            isDisabled={isSaving}
            onClick={() => void choose("other")}
            className={`${buttonClass("quiet")} grow`}
          >
            Take the other
          </Button>
        </div>
        {hasFailed && (
          <p role="alert" className="mt-3 text-sm text-danger">
            It could not be saved. Check your connection, then try again.
          </p>
        )}
      </DialogSurface>
    </AlertDialog.Root>
  );
}
