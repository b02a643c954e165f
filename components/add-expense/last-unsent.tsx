import {
  LastExpenseCard,
  summaryOf,
} from "@/components/add-expense/last-expense-card";
import { TRIED_TEXT } from "@/components/device/unsent/tried-text";
import type { ListRef } from "@/lib/browser/api/list-ref";
import { loadOutbox } from "@/lib/browser/outbox/load-outbox";
import type { ExpenseToSend } from "@/lib/browser/outbox/post-expense";
import { type UnsentState, useUnsentState } from "./use-unsent-state";

/** What the last press has saved on this device, until it is sent, and a button that removes it. */
export function LastUnsent({
  unsent,
  list,
}: {
  unsent: readonly ExpenseToSend[];
  list: ListRef;
}) {
  const count = unsent.length;
  const state = useUnsentState(unsent.map(({ key }) => key));
  const { title, text } = stateTexts(state, count);
  const remove = async () => {
    const { removeEntry } = await loadOutbox();
    for (const { key } of unsent.toReversed()) await removeEntry(key);
  };
  return (
    <LastExpenseCard
      label="Last saved"
      title={title}
      summary={summaryOf(
        unsent.map(({ values }) => values),
        "saved",
      )}
      takesFocus={count > 1}
      isLast
      isRemoved={state.status === "removed" && !state.wasTried}
      undo={
        state.status === "unsent"
          ? { list, isLocal: true, count, apply: remove }
          : undefined
      }
    >
      <p className="mt-2 text-sm text-muted empty:hidden">{text}</p>
    </LastExpenseCard>
  );
}

function stateTexts(
  { status, isRejected, wasTried }: UnsentState,
  count: number,
) {
  const isOrAre = count > 1 ? "They are" : "It is";
  switch (status) {
    case "removed":
      return wasTried
        ? { title: "Removed from this device", text: TRIED_TEXT }
        : { title: "Removed", text: "" };
    case "sent":
      return { title: "Sent", text: `${isOrAre} in your list.` };
    case "unsent":
      return {
        title: "Saved on this device",
        text: isRejected
          ? `${count > 1 ? "Not all of them were added" : "It was not added"}. My Expenses says why.`
          : `Not sent yet. ${isOrAre} sent when the connection is back.`,
      };
  }
}
