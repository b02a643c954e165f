import { useEffect, useState } from "react";
import type { AddedOutcome } from "@/lib/browser/outbox/post-expense";
import { onListEvent } from "@/lib/browser/list/list-events";

type Added = Pick<AddedOutcome, "id" | "list">;

type AddedState = {
  /** The expenses that are still in the list. */
  left: readonly Added[];
  /** One of them was saved since: an undo would delete what was saved. */
  isChanged: boolean;
};

/** What became of the expenses that one press has added. */
export function useAddedState(added: readonly Added[]): AddedState {
  const [state, setState] = useState({ left: added, isChanged: false });
  useEffect(
    () =>
      onListEvent((event) => {
        if (event.kind === "stale" || event.kind === "switched") return;
        const id = event.kind === "put" ? event.expense._id : event.id;
        const isEvents = (one: Added) =>
          one.id === id && one.list === event.list;
        setState((before) => {
          if (!before.left.some(isEvents)) return before;
          return event.kind === "put"
            ? { ...before, isChanged: true }
            : { ...before, left: before.left.filter((one) => !isEvents(one)) };
        });
      }),
    [],
  );
  return state;
}
