import Link from "next/link";
import { LastExpenseCard } from "@/components/add-expense/last-expense-card";
import type { PressedExpense } from "@/components/add-expense/add-form";
import { TRIED_TEXT } from "@/components/device/unsent/tried-text";
import { QUIET_LINK } from "@/components/ui/button-class";
import { loadOutbox } from "@/lib/browser/outbox/load-outbox";
import { type UnsentState, useUnsentState } from "./use-unsent-state";

/** What the last press has saved on this device, until it is sent, and a button that removes it. */
export function LastUnsent({
  unsent,
}: {
  unsent: readonly Pick<PressedExpense, "key" | "values" | "split">[];
}) {
  const count = unsent.length;
  const state = useUnsentState(unsent.map(({ key }) => key));
  const { title, text } = stateTexts(state, count);
  const hasNames = unsent.some(({ split }) => split && split.names.length > 0);
  const remove = async () => {
    const { removeEntry } = await loadOutbox();
    for (const key of state.left.toReversed()) await removeEntry(key);
  };
  return (
    <LastExpenseCard
      label="Last saved"
      title={title}
      verb="saved"
      expenses={unsent.map(({ values }) => values)}
      takesFocus={count > 1}
      isLast
      isRemoved={state.status === "removed" && !state.wasTried}
      undo={
        state.status === "unsent"
          ? { count: state.left.length, apply: remove }
          : undefined
      }
    >
      <p className="mt-2 text-sm text-muted empty:hidden">{text}</p>
      {hasNames && state.status !== "removed" && (
        <p className="mt-2 text-sm text-muted">
          Only your share is saved: who owes you needs the network. Add it under{" "}
          <Link href="/people" prefetch={false} className={QUIET_LINK}>
            People
          </Link>{" "}
          later.
        </p>
      )}
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
