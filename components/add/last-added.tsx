import Link from "next/link";
import { useRef } from "react";
import { formatDate, readDate } from "@/lib/expenses/calendar-date";
import { categoryLabel } from "@/lib/expenses/category";
import type { ListProblemCode } from "@/lib/wire/problem-codes";
import { formatRupees, parseRupees } from "@/lib/expenses/money";
import { OfflineReason } from "@/components/outbox/offline-reason";
import { useIsOffline } from "@/components/outbox/use-is-offline";
import { buttonClass } from "@/components/ui/button-class";
import { Card } from "@/components/ui/card";
import type { LastAddedExpense } from "@/components/add/submit/use-add-expense";
import { useUndoAdd } from "./use-undo-add";

const OFFLINE_REASON = "undo-offline";

/** Above the form, out of sight where the button was pressed. */
const showCard = (card: HTMLElement | null) =>
  card?.scrollIntoView({ block: "nearest" });

/** The last added expense, and a button that removes it if it was added now. */
export function LastAdded({
  added,
  onListProblem,
}: {
  added: LastAddedExpense;
  onListProblem: (code: ListProblemCode) => void;
}) {
  const { values, stored, wasAddedBefore, earlier = [] } = added;
  const removable = wasAddedBefore ? earlier : [...earlier, stored];
  const date = readDate(values.date);
  const amount = parseRupees(values.amount);
  const isOffline = useIsOffline();
  const link = useRef<HTMLAnchorElement>(null);
  // The focused button is removed after an undo.
  const { state, undo } = useUndoAdd(removable, {
    onRemoved: () => link.current?.focus(),
    onListProblem,
  });
  return (
    <Card
      ref={showCard}
      aria-label="Last added"
      className="mt-6 flex scroll-my-4 flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:px-6"
    >
      <div role="status" className="min-w-0 grow basis-60">
        <h2 className="text-sm text-muted">
          {state === "removed"
            ? removable.length > 1
              ? `All ${removable.length} taken back`
              : "Taken back"
            : titleOf(added)}
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
        {wasAddedBefore && (
          <p className="mt-2 text-sm text-muted">
            This payment is in your list, and was not added again.
          </p>
        )}
        {state === "changed" && (
          <p className="mt-2 text-sm text-muted">
            {removable.length > 1 ? "One of them" : "It"} was changed in another
            tab since.
          </p>
        )}
        {undo && !wasAddedBefore && (
          <OfflineReason id={OFFLINE_REASON} isOffline={isOffline}>
            Undo needs the network.
          </OfflineReason>
        )}
        {state === "failed" && (
          <p className="mt-2 text-sm text-danger">
            {removable.length > 1
              ? "Not all could be taken back. Try again."
              : "It could not be taken back. Try again."}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {undo && (
          <button
            type="button"
            aria-disabled={state === "removing" || isOffline}
            aria-describedby={isOffline ? OFFLINE_REASON : undefined}
            onClick={() => {
              if (!isOffline) void undo();
            }}
            className={buttonClass("outlined")}
          >
            {removable.length > 1 ? `Undo all ${removable.length}` : "Undo"}
          </button>
        )}
        <Link ref={link} href="/show" className={buttonClass("outlined")}>
          View expenses
        </Link>
      </div>
    </Card>
  );
}

function titleOf({ wasAddedBefore, earlier = [] }: LastAddedExpense): string {
  if (wasAddedBefore) return "Already added";
  return earlier.length > 0
    ? `Last of ${earlier.length + 1} added`
    : "Last added";
}
