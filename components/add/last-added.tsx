import Link from "next/link";
import { useEffect, useRef, useState } from "react";
import { removeExpense } from "@/lib/client/change-expense";
import { onListEvent } from "@/lib/client/list-events";
import { formatDate, readDate } from "@/lib/expenses/calendar-date";
import { categoryLabel } from "@/lib/expenses/category";
import { formatRupees, parseRupees } from "@/lib/expenses/money";
import { buttonClass } from "@/components/ui/button-class";
import { Card } from "@/components/ui/card";
import type { LastAddedExpense } from "./use-add-expense";

type State = "added" | "removing" | "removed" | "failed" | "changed";

/** The last added expense, and a button that removes it. */
export function LastAdded({
  added: { values, id },
}: {
  added: LastAddedExpense;
}) {
  const date = readDate(values.date);
  const amount = parseRupees(values.amount);
  const [state, setState] = useState<State>("added");
  const link = useRef<HTMLAnchorElement>(null);
  // After a change in another tab, Undo would delete what was saved there.
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
  const undo = async (id: string) => {
    setState("removing");
    try {
      await removeExpense(id);
      setState("removed");
      // The focused button is about to be removed.
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
          {state === "removed" ? "Taken back" : "Last added"}
        </h2>
        <p
          className={`mt-1 flex justify-between gap-4 ${state === "removed" ? "text-muted line-through" : ""}`}
        >
          <bdi>{values.description}</bdi>
          <span className="whitespace-nowrap tabular-nums">
            {amount !== undefined && formatRupees(amount)}
          </span>
        </p>
        <p className="text-sm text-muted">
          {date && formatDate(date)} · {categoryLabel(values.category)}
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
        {id && state !== "removed" && state !== "changed" && (
          <button
            type="button"
            aria-disabled={state === "removing"}
            onClick={() => state !== "removing" && void undo(id)}
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
