import { useMemo, useSyncExternalStore } from "react";
import type { Expense } from "@/lib/domain/expenses/expense";
import type { ListChange } from "@/lib/browser/list/list-events";
import type { ListRef } from "@/lib/browser/api/list-ref";
import { applyChanges } from "@/lib/domain/expenses/change";
import { pendingChanges, subscribeToPendingChanges } from "./pending-changes";

const NONE: readonly ListChange[] = [];

/** The expenses of the list with its pending changes applied. */
export function useOptimisticList(
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
