import { lazy } from "react";
import { LazyPart } from "@/components/ui/load-boundary";
import type { ListRef } from "@/lib/browser/api/list-ref";
import { removeExpense } from "@/lib/browser/expenses/change-expense";
import type { AddedPress } from "@/components/add-expense/use-presses";
import { LastExpenseCard } from "./last-expense-card";
import { loadSplit } from "./load-split";
import { useAddedState } from "./use-added-state";

const AddedSplits = lazy(() =>
  loadSplit().then(({ AddedSplits }) => ({ default: AddedSplits })),
);

/** What one press has added, and a button that removes what was not in the list before. */
export function LastAdded({
  press: { added, areSplitsSaved },
  list,
  isLast,
  onRemoved,
}: {
  press: AddedPress;
  /** The list that is shown. */
  list: ListRef;
  isLast: boolean;
  onRemoved: () => void;
}) {
  const removable = added.filter(({ wasAddedBefore }) => !wasAddedBefore);
  const count = removable.length;
  const wasAddedBefore = count < added.length;
  const label = isLast ? "Last added" : "Added earlier";
  const { left, isChanged } = useAddedState(
    removable.map(({ outcome }) => outcome),
  );
  const isOfShownList = added.every(({ outcome }) => outcome.list === list);
  const isRemoved = count > 0 && left.length === 0;
  const canRemove =
    isOfShownList &&
    left.length > 0 &&
    !isChanged &&
    left.every(({ id }) => id !== undefined);
  const splitIds = added.flatMap(({ split, outcome }) =>
    split && outcome.id !== undefined ? [outcome.id] : [],
  );
  const remove = async () => {
    if (splitIds.length > 0) {
      const { removeSplits } = await loadSplit();
      await removeSplits(splitIds, list);
    }
    for (const { id, list } of left.toReversed())
      if (id !== undefined) await removeExpense(id, list);
    onRemoved();
  };
  return (
    <LastExpenseCard
      label={label}
      title={
        isRemoved ? removedText(count) : count === 0 ? "Already added" : label
      }
      verb="added"
      isTitleHidden={isLast && added.length === 1 && !isRemoved && count > 0}
      expenses={(added.length > 1 ? removable : added).map(
        ({ values }) => values,
      )}
      takesFocus={added.length > 1}
      isLast={isLast}
      isRemoved={isRemoved}
      isOfShownList={isOfShownList}
      undo={canRemove ? { count: left.length, list, apply: remove } : undefined}
      below={
        !isRemoved &&
        added.some(({ split }) => split) && (
          <LazyPart failure="The split could not be loaded.">
            <AddedSplits {...{ added, list }} areSaved={areSplitsSaved} />
          </LazyPart>
        )
      }
    >
      {wasAddedBefore && (
        <p className="mt-2 text-sm text-muted">
          {added.length > 1
            ? `${added.length - count} of the payments were in your list, and were not added again.`
            : "This payment is in your list, and was not added again."}
        </p>
      )}
      {isChanged && (
        <p className="mt-2 text-sm text-muted">
          {count > 1 ? "One of them" : "It"} was changed in another tab since.
        </p>
      )}
    </LastExpenseCard>
  );
}

function removedText(count: number): string {
  return count > 1 ? `All ${count} taken back` : "Taken back";
}
