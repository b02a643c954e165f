import Link from "next/link";
import { useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { Card } from "@/components/ui/card";
import { formatDate, readDate } from "@/lib/expenses/calendar-date";
import { categoryLabel } from "@/lib/expenses/category";
import { formatRupees, parseRupees } from "@/lib/expenses/money";
import type { KeptExpense } from "@/lib/offline/page/keep-expenses";
import { useEntry } from "./use-entry";
import { loadOutbox } from "@/lib/offline/page/load-outbox";

/** `sent`: the server had it before it could be removed. */
type State = "kept" | "removed" | "sent" | "failed";

/** Above the form, out of sight where the button was pressed. */
const showCard = (card: HTMLElement | null) =>
  card?.scrollIntoView({ block: "nearest" });

/** The last expense that was saved on this device, until it is sent, and a button that removes it. */
export function LastKept({
  kept: { values, key },
  count,
}: {
  kept: KeptExpense;
  /** How many expenses the same press has saved. */
  count: number;
}) {
  const entry = useEntry(key);
  const [state, setState] = useState<State>("kept");
  const link = useRef<HTMLAnchorElement>(null);
  const isSent = state === "sent" || (state === "kept" && entry === null);
  const isRemoved = state === "removed";
  const undo = async () => {
    try {
      const outbox = await loadOutbox();
      setState((await outbox.removeEntry(key)) ? "removed" : "sent");
      // The focused button is removed.
      link.current?.focus();
    } catch (error) {
      console.error("The expense could not be removed.", error);
      setState("failed");
    }
  };
  const date = readDate(values.date);
  const amount = parseRupees(values.amount);
  return (
    <Card
      ref={showCard}
      aria-label="Last saved"
      className="mt-6 flex scroll-my-4 flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:px-6"
    >
      <div role="status" className="min-w-0 grow basis-60">
        <h2 className="text-sm text-muted">
          {isRemoved
            ? "Removed"
            : isSent
              ? "Sent"
              : count > 1
                ? `Last of ${count} saved on this device`
                : "Saved on this device"}
        </h2>
        <p
          className={`mt-1 flex justify-between gap-4 ${isRemoved ? "text-muted line-through" : ""}`}
        >
          <bdi>{values.description}</bdi>
          <span className="whitespace-nowrap tabular-nums">
            {amount !== undefined && formatRupees(amount)}
          </span>
        </p>
        <p className="text-sm text-muted">
          {date && formatDate(date)} · {categoryLabel(values.category)}
        </p>
        {!isRemoved && (
          <p className="mt-2 text-sm text-muted">
            {stateText(isSent, entry?.problem !== undefined)}
          </p>
        )}
        {state === "failed" && (
          <p className="mt-2 text-sm text-danger">
            It could not be removed. Try again.
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {!isRemoved && !isSent && (
          <button
            type="button"
            onClick={() => void undo()}
            className={buttonClass("outlined")}
          >
            Undo
          </button>
        )}
        <Link ref={link} href="/show" className={buttonClass("outlined")}>
          View expenses
        </Link>
      </div>
    </Card>
  );
}

function stateText(isSent: boolean, hasProblem: boolean): string {
  if (isSent) return "It is in your list.";
  return hasProblem
    ? "Your list has not taken it. My Expenses says why."
    : "Not sent yet. It is sent as soon as the server can be reached.";
}
