import { useRef, useState } from "react";
import {
  LastExpenseCard,
  summaryOf,
} from "@/components/add-expense/last-expense-card";
import { TRIED_TEXT } from "@/components/device/unsent/tried-text";
import { buttonClass } from "@/components/ui/button-class";
import type { ExpenseToSend } from "@/lib/browser/outbox/post-expense";
import { loadOutbox } from "@/lib/browser/outbox/load-outbox";
import { type UnsentState, useUnsentState } from "./use-unsent-state";

/** What the last press has saved on this device, until it is sent, and a button that removes it. */
export function LastUnsent({ unsent }: { unsent: readonly ExpenseToSend[] }) {
  const count = unsent.length;
  // They are sent in their order.
  const state = useUnsentState(unsent.at(-1)?.key ?? "");
  const [removedTries, setRemovedTries] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const isOnDevice = state.status === "reading" || state.status === "waiting";
  const mayBeInList =
    state.status === "removed" && Math.max(state.tries, removedTries) > 0;
  const undo = async () => {
    setHasFailed(false);
    try {
      const { removeEntry } = await loadOutbox();
      let tries = 0;
      for (const { key } of unsent.toReversed()) {
        const removed = await removeEntry(key);
        // One that is gone may have been sent.
        tries = Math.max(tries, removed?.tries ?? 1);
      }
      setRemovedTries(tries);
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
      title={titleOf(state, mayBeInList)}
      summary={summaryOf(
        unsent.map(({ values }) => values),
        "saved",
      )}
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
            {count > 1 ? `Undo all ${count}` : "Undo"}
          </button>
        )
      }
    >
      <p className="mt-2 text-sm text-muted empty:hidden">
        {mayBeInList ? TRIED_TEXT : stateText(state, count)}
      </p>
      {isOnDevice && hasFailed && (
        <p className="mt-2 text-sm text-danger">
          {count > 1
            ? "Not all could be removed. Try again."
            : "It could not be removed. Try again."}
        </p>
      )}
    </LastExpenseCard>
  );
}

function titleOf({ status }: UnsentState, mayBeInList: boolean): string {
  if (status === "removed")
    return mayBeInList ? "Removed from this device" : "Removed";
  return status === "sent" ? "Sent" : "Saved on this device";
}

function stateText(state: UnsentState, count: number): string {
  const isOrAre = count > 1 ? "They are" : "It is";
  if (state.status === "removed") return "";
  if (state.status === "sent") return `${isOrAre} in your list.`;
  return state.status === "waiting" && state.entry.problem
    ? `Your list has not taken ${count > 1 ? "all" : "it"}. My Expenses says why.`
    : `Not sent yet. ${isOrAre} sent as soon as the server can be reached.`;
}
