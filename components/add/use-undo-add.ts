import { useEffect, useState } from "react";
import type { LostListCode } from "@/lib/wire/problem-codes";
import type { StoredExpense } from "@/lib/client/add-expense";
import { removeExpense } from "@/lib/client/change-expense";
import { lostListProblem } from "@/lib/client/api-error";
import { onListEvent } from "@/lib/client/list/list-events";

/** `changed`: another tab has saved the expense since. */
type AddedState = "added" | "removing" | "removed" | "failed" | "changed";

/**
 * The state of an added expense, and `undo`, which removes it; undefined when it
 * cannot be removed. An undo after a change in another tab would delete what was
 * saved there.
 */
export function useUndoAdd(
  { id, list }: Pick<StoredExpense, "id" | "list">,
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
  useEffect(
    () =>
      onListEvent((event, isFromOtherTab) => {
        if (!isFromOtherTab) return;
        if (event.kind === "stale" || event.kind === "switched") return;
        const changedId = event.kind === "put" ? event.expense._id : event.id;
        if (changedId === id && event.list === list)
          setState(event.kind === "put" ? "changed" : "removed");
      }),
    [id, list],
  );
  if (!id || state === "removed" || state === "changed")
    return { state, undo: undefined };
  const undo = async () => {
    if (state === "removing") return;
    setState("removing");
    try {
      await removeExpense(id, list);
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
