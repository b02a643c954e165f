import { useRef } from "react";
import type { ListProblemCode } from "@/lib/wire/problem-codes";
import { OfflineReason } from "@/components/outbox/offline-reason";
import { useIsOffline } from "@/components/outbox/use-is-offline";
import { buttonClass } from "@/components/ui/button-class";
import type { LastAddedExpense } from "@/components/add/submit/use-add-expense";
import { LastExpenseCard } from "./last-expense-card";
import { useUndoAdd } from "./use-undo-add";

const OFFLINE_REASON = "undo-offline";

/** The last added expense, and a button that removes it if it was added now. */
export function LastAdded({
  added,
  onListProblem,
}: {
  added: LastAddedExpense;
  onListProblem: (code: ListProblemCode) => void;
}) {
  const { values, stored, wasAddedBefore, earlier = [] } = added;
  const removable = wasAddedBefore ? earlier : [...earlier, stored];
  const isOffline = useIsOffline();
  const link = useRef<HTMLAnchorElement>(null);
  // The focused button is removed after an undo.
  const { state, undo } = useUndoAdd(removable, {
    onRemoved: () => link.current?.focus(),
    onListProblem,
  });
  return (
    <LastExpenseCard
      label="Last added"
      title={
        state === "removed" ? removedText(removable.length) : titleOf(added)
      }
      values={values}
      isRemoved={state === "removed"}
      linkRef={link}
      button={
        undo && (
          <button
            type="button"
            aria-disabled={state === "removing" || isOffline}
            aria-describedby={isOffline ? OFFLINE_REASON : undefined}
            onClick={() => {
              if (!isOffline) void undo();
            }}
            className={buttonClass("outlined")}
          >
            {removable.length > 1 ? `Undo all ${removable.length}` : "Undo"}
          </button>
        )
      }
    >
      {wasAddedBefore && (
        <p className="mt-2 text-sm text-muted">
          This payment is in your list, and was not added again.
        </p>
      )}
      {state === "changed" && (
        <p className="mt-2 text-sm text-muted">
          {removable.length > 1 ? "One of them" : "It"} was changed in another
          tab since.
        </p>
      )}
      {undo && !wasAddedBefore && (
        <OfflineReason id={OFFLINE_REASON} isOffline={isOffline}>
          Undo needs the network.
        </OfflineReason>
      )}
      {state === "failed" && (
        <p className="mt-2 text-sm text-danger">
          {removable.length > 1
            ? "Not all could be taken back. Try again."
            : "It could not be taken back. Try again."}
        </p>
      )}
    </LastExpenseCard>
  );
}

function removedText(count: number): string {
  return count > 1 ? `All ${count} taken back` : "Taken back";
}

function titleOf({ wasAddedBefore, earlier = [] }: LastAddedExpense): string {
  if (wasAddedBefore) return "Already added";
  return earlier.length > 0
    ? `Last of ${earlier.length + 1} added`
    : "Last added";
}
