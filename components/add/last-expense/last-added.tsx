import { useId, useRef } from "react";
import type { ListProblemCode } from "@/lib/wire/problem-codes";
import { OfflineReason } from "@/components/outbox/offline-reason";
import { useIsOffline } from "@/components/outbox/use-is-offline";
import { buttonClass } from "@/components/ui/button-class";
import type { AddedExpense } from "@/components/add/submit/use-add-expense";
import type { AddedPress } from "@/components/add/use-added";
import { asPaise, parseRupees } from "@/lib/expenses/money";
import { totalPaise } from "@/lib/expenses/totals";
import { LastExpenseCard, summaryOf } from "./last-expense-card";
import { useUndoAdd } from "./use-undo-add";

/** The card names no more expenses. */
const MAX_NAMES = 5;

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
      summary={pressSummary(added, removable)}
      takesFocus={added.length > 1}
      isRemoved={state === "removed"}
      linkRef={link}
      button={
        undo && (
          <button
            type="button"
            aria-disabled={state === "removing" || isOffline}
            aria-describedby={isOffline ? reasonId : undefined}
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

/** The expense, or `37 added` with their sum and the first of their names. */
function pressSummary(
  added: readonly AddedExpense[],
  removable: readonly AddedExpense[],
) {
  const [only] = added;
  if (only && added.length === 1) return summaryOf(only.values);
  const names = removable.map(({ values }) => values.description);
  const more = names.length - MAX_NAMES;
  return {
    name: `${names.length} added`,
    paise: totalPaise(
      removable.map(({ values }) => ({
        amountPaise: parseRupees(values.amount) ?? asPaise(0),
      })),
    ),
    details:
      names.slice(0, MAX_NAMES).join(", ") +
      (more > 0 ? ` and ${more} more` : ""),
  };
}
