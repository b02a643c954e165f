import Link from "next/link";
import { useRef } from "react";
import { formatDate, readDate } from "@/lib/expenses/calendar-date";
import { categoryLabel } from "@/lib/expenses/category";
import type { ListProblemCode } from "@/lib/wire/problem-codes";
import { formatRupees, parseRupees } from "@/lib/expenses/money";
import { buttonClass } from "@/components/ui/button-class";
import { Card } from "@/components/ui/card";
import type { LastAddedExpense } from "./use-add-expense";
import { useUndoAdd } from "./use-undo-add";

/** The last added expense, and a button that removes it. */
export function LastAdded({
  added: { values, stored },
  onListProblem,
}: {
  added: LastAddedExpense;
  onListProblem: (code: ListProblemCode) => void;
}) {
  const date = readDate(values.date);
  const amount = parseRupees(values.amount);
  const link = useRef<HTMLAnchorElement>(null);
  // The focused button is removed after an undo.
  const { state, undo } = useUndoAdd(stored, {
    onRemoved: () => link.current?.focus(),
    onListProblem,
  });
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
        {undo && (
          <button
            type="button"
            aria-disabled={state === "removing"}
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
