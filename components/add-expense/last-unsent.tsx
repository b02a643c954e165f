import {
  LastExpenseCard,
  summaryOf,
} from "@/components/add-expense/last-expense-card";
import { TRIED_TEXT } from "@/components/device/unsent/tried-text";
import { useToday } from "@/components/ui/use-today";
import { loadOutbox } from "@/lib/browser/outbox/load-outbox";
import type { ExpenseToSend } from "@/lib/browser/outbox/post-expense";
import { type UnsentState, useUnsentState } from "./use-unsent-state";

/** What the last press has saved on this device, until it is sent, and a button that removes it. */
export function LastUnsent({ unsent }: { unsent: readonly ExpenseToSend[] }) {
  const count = unsent.length;
  const state = useUnsentState(unsent.map(({ key }) => key));
  const { title, text } = stateTexts(state, count);
  const today = useToday();
  const remove = async () => {
    const { removeEntry } = await loadOutbox();
    for (const key of state.left.toReversed()) await removeEntry(key);
  };
  return (
    <LastExpenseCard
      label="Last saved"
      title={title}
      summary={summaryOf(
        unsent.map(({ values }) => values),
        "saved",
        today,
      )}
      takesFocus={count > 1}
      isLast
      isRemoved={state.status === "removed" && !state.wasTried}
      undo={
        state.status === "unsent"
          ? { isLocal: true, count: state.left.length, apply: remove }
          : undefined
      }
    >
      <p className="mt-2 text-sm text-muted empty:hidden">{text}</p>
    </LastExpenseCard>
  );
}

function stateTexts(
  { status, left, isRejected, wasTried }: UnsentState,
  count: number,
) {
  switch (status) {
    case "removed":
      return wasTried
        ? { title: "Removed from this device", text: TRIED_TEXT }
        : { title: "Removed", text: "" };
    case "sent":
      return { title: "Sent", text: `${itIs(count)} in your list.` };
    case "unsent":
      return {
        title: "Saved on this device",
        text: isRejected
          ? `${count > 1 ? "Not all of them were added" : "It was not added"}. My Expenses says why.`
          : `${leftText(left.length, count)}${itIs(left.length)} sent when the connection is back.`,
      };
  }
}

const itIs = (count: number) => (count > 1 ? "They are" : "It is");

function leftText(left: number, count: number): string {
  if (left === count) return "";
  return `${left} of ${count} ${left > 1 ? "are" : "is"} not sent yet. `;
}
