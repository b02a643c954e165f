import { useEffect, useRef, useState } from "react";
import type { LostListCode } from "@/lib/domain/wire/problem-codes";
import type { StoredExpense } from "@/lib/browser/outbox/post-expense";
import { removeExpense } from "@/lib/browser/expenses/change-expense";
import { lostListProblem } from "@/lib/browser/api/api-error";
import { onListEvent } from "@/lib/browser/list/list-events";

/** `changed`: another tab has saved one of the expenses since. */
type AddedState = "added" | "removing" | "removed" | "failed" | "changed";

/**
 * The state of expenses that one press has added, and `undo`, which removes them;
 * undefined when they cannot be removed. An undo after a change in another tab
 * would delete what was saved there.
 */
export function useUndoAdd(
  added: readonly Pick<StoredExpense, "id" | "list">[],
  {
    onRemoved,
    onListProblem,
  }: {
    onRemoved: () => void;
    /** Called when the browser has another list since. */
    onListProblem: (code: LostListCode) => void;
  },
) {
  const [state, setState] = useState<AddedState>("added");
  const [expenses] = useState(added);
  const removed = useRef(new Set<string>());
  useEffect(
    () =>
      onListEvent((event, isFromOtherTab) => {
        if (!isFromOtherTab) return;
        if (event.kind === "stale" || event.kind === "switched") return;
        const changedId = event.kind === "put" ? event.expense._id : event.id;
        if (
          !expenses.some(
            ({ id, list }) => changedId === id && event.list === list,
          )
        )
          return;
        if (event.kind === "put") return setState("changed");
        removed.current.add(changedId);
        if (removed.current.size === expenses.length) setState("removed");
      }),
    [expenses],
  );
  const canRemove = expenses.length > 0 && expenses.every(({ id }) => id);
  if (!canRemove || state === "removed" || state === "changed")
    return { state, undo: undefined };
  const undo = async () => {
    if (state === "removing") return;
    setState("removing");
    try {
      for (const { id, list } of expenses.toReversed()) {
        if (id === undefined || removed.current.has(id)) continue;
        await removeExpense(id, list);
        removed.current.add(id);
      }
      setState("removed");
      onRemoved();
    } catch (error) {
      console.error("The expense could not be removed.", error);
      setState("failed");
      const problem = lostListProblem(error);
      if (problem) onListProblem(problem);
    }
  };
  return { state, undo };
}
