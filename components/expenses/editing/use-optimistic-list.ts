import { useMemo, useSyncExternalStore } from "react";
import type { Expense } from "@/lib/expenses/expense";
import { applyChanges, type Change } from "@/lib/list/change";
import { pendingChanges, subscribeToPendingChanges } from "./pending-changes";

const NONE: readonly Change[] = [];

/** The list with the pending changes applied. */
export function useOptimisticList(
  expenses: readonly Expense[],
): readonly Expense[] {
  const changes = useSyncExternalStore(
    subscribeToPendingChanges,
    pendingChanges,
    () => NONE,
  );
  return useMemo(() => applyChanges(expenses, changes), [expenses, changes]);
}
