import { useMemo, useSyncExternalStore } from "react";
import type { Expense } from "@/lib/domain/expenses/expense";
import type { ExpenseChange } from "@/lib/browser/list/list-events";
import type { ListRef } from "@/lib/browser/api/list-ref";
import { applyChanges } from "@/lib/domain/expenses/change";
import { pendingChanges, subscribeToPendingChanges } from "./pending-changes";

const NONE: readonly ExpenseChange[] = [];

/** The expenses of the list with its pending changes applied. */
export function useOptimisticExpenses(
  expenses: readonly Expense[],
  list: ListRef,
): readonly Expense[] {
  const changes = useSyncExternalStore(
    subscribeToPendingChanges,
    pendingChanges,
    () => NONE,
  );
  return useMemo(
    () =>
      applyChanges(
        expenses,
        changes.filter((change) => change.list === list),
      ),
    [expenses, changes, list],
  );
}
