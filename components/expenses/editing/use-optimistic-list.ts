import { useMemo, useSyncExternalStore } from "react";
import type { Expense } from "@/lib/expenses/expense";
import type { ListChange } from "@/lib/client/list/list-events";
import type { ListRef } from "@/lib/client/list/list-ref";
import { applyChanges } from "@/lib/list/change";
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
