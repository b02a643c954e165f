import { useRef, useState } from "react";
import {
  LastExpenseCard,
  summaryOf,
} from "@/components/add/last-expense/last-expense-card";
import { TRIED_TEXT } from "@/components/outbox/tried-text";
import { buttonClass } from "@/components/ui/button-class";
import type { KeptExpense } from "@/lib/offline/page/keep-expenses";
import { loadOutbox } from "@/lib/offline/page/load-outbox";
import { type EntryState, useEntry } from "./use-entry";

/** The last expense that was saved on this device, until it is sent, and a button that removes it. */
export function LastKept({
  kept: { values, key },
  count,
}: {
  kept: KeptExpense;
  /** How many expenses the same press has saved. */
  count: number;
}) {
  const state = useEntry(key);
  const [removedTries, setRemovedTries] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const isOnDevice = state.status === "reading" || state.status === "waiting";
  const mayBeInList =
    state.status === "removed" && Math.max(state.tries, removedTries) > 0;
  const undo = async () => {
    setHasFailed(false);
    try {
      const removed = await (await loadOutbox()).removeEntry(key);
      setRemovedTries(removed?.tries ?? 0);
      // The focused button is removed.
      link.current?.focus();
    } catch (error) {
      console.error("The expense could not be removed.", error);
      setHasFailed(true);
    }
  };
  return (
    <LastExpenseCard
      label="Last saved"
      title={titleOf(state, mayBeInList, count)}
      summary={summaryOf(values)}
      takesFocus={count > 1}
      isRemoved={state.status === "removed" && !mayBeInList}
      linkRef={link}
      button={
        isOnDevice && (
          <button
            type="button"
            onClick={() => void undo()}
            className={buttonClass("outlined")}
          >
            Undo
          </button>
        )
      }
    >
      <p className="mt-2 text-sm text-muted empty:hidden">
        {mayBeInList ? TRIED_TEXT : stateText(state)}
      </p>
      {isOnDevice && hasFailed && (
        <p className="mt-2 text-sm text-danger">
          It could not be removed. Try again.
        </p>
      )}
    </LastExpenseCard>
  );
}

function titleOf(
  { status }: EntryState,
  mayBeInList: boolean,
  count: number,
): string {
  if (status === "removed")
    return mayBeInList ? "Removed from this device" : "Removed";
  if (status === "sent") return "Sent";
  return count > 1
    ? `Last of ${count} saved on this device`
    : "Saved on this device";
}

function stateText(state: EntryState): string {
  if (state.status === "removed") return "";
  if (state.status === "sent") return "It is in your list.";
  return state.status === "waiting" && state.entry.problem
    ? "Your list has not taken it. My Expenses says why."
    : "Not sent yet. It is sent as soon as the server can be reached.";
}
