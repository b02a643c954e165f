import { useMemo } from "react";
import type { LoadedExpenses } from "@/lib/browser/expenses/fetch-expenses";
import { GONE } from "@/lib/browser/api/list-ref";
import type { Expense } from "@/lib/domain/expenses/expense";
import { applyChanges } from "@/lib/domain/expenses/change";
import {
  entriesOf,
  entryExpense,
  type OutboxEntry,
} from "@/lib/browser/outbox/outbox-entry";
import { useOutbox } from "@/lib/browser/outbox/use-outbox";

const NONE: ReadonlyMap<string, OutboxEntry> = new Map();

/**
 * Adds the expenses that wait on this device for the list. One that the list has
 * already, because only the response was lost, is not repeated.
 *
 * @param edited the list with the unconfirmed changes of the user
 */
export function useUnsentExpenses(
  edited: readonly Expense[],
  { list, expenses: stored }: LoadedExpenses,
) {
  const entries = useOutbox();
  const unsent = useMemo(() => {
    // A list that is gone has no table.
    if (entries.length === 0 || list === GONE) return NONE;
    const own = entriesOf(list, entries).filter(
      ({ id }) => !stored.some(({ _id }) => _id === id),
    );
    return new Map(own.map((entry) => [entry.id, entry]));
  }, [entries, list, stored]);
  const expenses = useMemo(
    () =>
      applyChanges(
        edited,
        [...unsent.values()].map((entry) => ({
          kind: "put",
          expense: entryExpense(entry),
        })),
      ),
    [edited, unsent],
  );
  const labels = useMemo(
    () => new Map([...unsent].map(([id, entry]) => [id, unsentLabel(entry)])),
    [unsent],
  );
  return { entries, unsent, expenses, labels };
}

function unsentLabel({ problem }: OutboxEntry): string {
  return problem ? "Not added" : "Not sent yet";
}
