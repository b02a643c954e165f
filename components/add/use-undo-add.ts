import { useEffect, useState } from "react";
import { removeExpense } from "@/lib/client/change-expense";
import { onListEvent } from "@/lib/client/list-events";

/** `changed`: another tab has saved the expense since. */
type AddedState = "added" | "removing" | "removed" | "failed" | "changed";

/**
 * The state of an added expense, and `undo`, which removes it; undefined when it
 * cannot be removed. An undo after a change in another tab would delete what was
 * saved there.
 */
export function useUndoAdd(id: string | undefined, onRemoved: () => void) {
  const [state, setState] = useState<AddedState>("added");
  useEffect(
    () =>
      onListEvent((event, isFromOtherTab) => {
        if (!isFromOtherTab || event.kind === "stale") return;
        const changedId = event.kind === "put" ? event.expense._id : event.id;
        if (changedId === id)
          setState(event.kind === "put" ? "changed" : "removed");
      }),
    [id],
  );
  if (!id || state === "removed" || state === "changed")
    return { state, undo: undefined };
  const undo = async () => {
    if (state === "removing") return;
    setState("removing");
    try {
      await removeExpense(id);
      setState("removed");
      onRemoved();
    } catch (error) {
      console.error("The expense could not be removed.", error);
      setState("failed");
    }
  };
  return { state, undo };
}
