import Link from "next/link";
import { useEffect, useRef, useState } from "react";
import { removeExpense } from "@/lib/client/change-expense";
import { onListEvent } from "@/lib/client/list-events";
import { formatDate, readDate } from "@/lib/expenses/calendar-date";
import { categoryLabel } from "@/lib/expenses/category";
import { formatRupees, parseRupees } from "@/lib/expenses/money";
import { buttonClass } from "@/components/ui/button-class";
import { Card } from "@/components/ui/card";
import type { AddedExpense } from "./use-add-expense";

type State = "there" | "leaving" | "gone" | "failed" | "changed";

/** What was added last, and a way to take it back. */
export function LastAdded({ added: { fields, id } }: { added: AddedExpense }) {
  const date = readDate(fields.date);
  const amount = parseRupees(fields.amount);
  const [state, setState] = useState<State>("there");
  const link = useRef<HTMLAnchorElement>(null);
  // Undo would delete what was saved in the other tab.
  useEffect(
    () =>
      onListEvent((event, isFromOtherTab) => {
        if (!isFromOtherTab || event.kind === "stale") return;
        const changedId = event.kind === "put" ? event.expense._id : event.id;
        if (changedId === id)
          setState(event.kind === "put" ? "changed" : "gone");
      }),
    [id],
  );
  const undo = async (id: string) => {
    setState("leaving");
    try {
      await removeExpense(id);
      setState("gone");
      // The button that was pressed is about to go.
      link.current?.focus();
    } catch (error) {
      console.error("The expense could not be removed.", error);
      setState("failed");
    }
  };
  return (
    <Card aria-label="Last added" className="mt-6 p-4 sm:p-6">
      <div role="status">
        <h2 className="text-sm text-muted">
          {state === "gone" ? "Taken back" : "Last added"}
        </h2>
        <p
          className={`mt-1 flex justify-between gap-4 ${state === "gone" ? "text-muted line-through" : ""}`}
        >
          <bdi>{fields.description}</bdi>
          <span className="whitespace-nowrap tabular-nums">
            {amount !== undefined && formatRupees(amount)}
          </span>
        </p>
        <p className="text-sm text-muted">
          {date && formatDate(date)} · {categoryLabel(fields.category)}
        </p>
        {state === "changed" && (
          <p className="mt-2 text-sm text-muted">
            It was changed in another tab since.
          </p>
        )}
        {state === "failed" && (
          <p className="mt-2 text-sm text-danger">
            It could not be taken back. Try again.
          </p>
        )}
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        {id && state !== "gone" && state !== "changed" && (
          <button
            type="button"
            aria-disabled={state === "leaving"}
            onClick={() => state !== "leaving" && void undo(id)}
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
