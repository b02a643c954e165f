import { useId, useRef } from "react";
import type { ListProblemCode } from "@/lib/domain/wire/problem-codes";
import { OfflineReason } from "@/components/device/unsent/offline-reason";
import { useIsOffline } from "@/lib/browser/outbox/use-is-offline";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import type { AddedPress } from "@/components/add-expense/use-presses";
import { LastExpenseCard, summaryOf } from "./last-expense-card";
import { useUndoAdd } from "./use-undo-add";

/** What one press has added, and a button that removes what was not in the list before. */
export function LastAdded({
  press: { added },
  isLast,
  onRemoved,
  onListProblem,
}: {
  press: AddedPress;
  isLast: boolean;
  onRemoved: () => void;
  onListProblem: (code: ListProblemCode) => void;
}) {
  const removable = added.filter(({ wasAddedBefore }) => !wasAddedBefore);
  const wasAddedBefore = removable.length < added.length;
  const label = isLast ? "Last added" : "Added before";
  const isOffline = useIsOffline();
  const reasonId = useId();
  const link = useRef<HTMLAnchorElement>(null);
  // The focused button is removed after an undo.
  const { state, undo } = useUndoAdd(
    removable.map(({ stored }) => stored),
    {
      onRemoved: () => {
        link.current?.focus();
        onRemoved();
      },
      onListProblem,
    },
  );
  return (
    <LastExpenseCard
      label={label}
      title={
        state === "removed"
          ? removedText(removable.length)
          : removable.length === 0
            ? "Already added"
            : label
      }
      summary={summaryOf(
        (added.length > 1 ? removable : added).map(({ values }) => values),
        "added",
      )}
      takesFocus={added.length > 1}
      isRemoved={state === "removed"}
      linkRef={link}
      button={
        undo && (
          <Button
            isDisabled={state === "removing" || isOffline}
            reasonId={reasonId}
            onClick={() => void undo()}
            className={buttonClass("outlined")}
          >
            {removable.length > 1 ? `Undo all ${removable.length}` : "Undo"}
          </Button>
        )
      }
    >
      {wasAddedBefore && (
        <p className="mt-2 text-sm text-muted">
          {added.length > 1
            ? `${added.length - removable.length} of the payments were in your list, and were not added again.`
            : "This payment is in your list, and was not added again."}
        </p>
      )}
      {state === "changed" && (
        <p className="mt-2 text-sm text-muted">
          {removable.length > 1 ? "One of them" : "It"} was changed in another
          tab since.
        </p>
      )}
      {undo && (
        <OfflineReason id={reasonId} isOffline={isOffline}>
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
