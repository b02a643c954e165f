import { AlertDialog } from "@base-ui/react/alert-dialog";
import { useState } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { DialogSurface } from "@/components/ui/dialog-surface";
import { useBackToClose } from "@/components/ui/use-back-to-close";
import { planStart } from "@/components/pocket-money/use-focus-after-removal";
import { useRupees } from "@/components/ui/use-rupees";
import { partText } from "@/components/pocket-money/plan-text";
import type { PlanConflict } from "@/components/pocket-money/use-plan";
import { Button } from "@/components/ui/button";

/** Shows what was changed here and on another device, and asks which to take. */
export function ConflictDialog({
  conflict: { parts, mine, other },
  onResolve,
}: {
  conflict: PlanConflict;
  /** Rejects when the choice could not be stored. */
  onResolve: (choice: "mine" | "other") => Promise<void>;
}) {
  const formatRupees = useRupees();
  const [hasFailed, setHasFailed] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const resolve = async (choice: "mine" | "other") => {
    setHasFailed(false);
    setIsSaving(true);
    try {
      await onResolve(choice);
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
    <AlertDialog.Root open>
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
            onClick={() => void resolve("mine")}
            className={`${buttonClass("filled")} grow`}
          >
            {isSaving ? "Saving…" : "Take mine"}
          </Button>
          <Button
            isDisabled={isSaving}
            onClick={() => void resolve("other")}
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
