import { useMemo } from "react";
import { delayNetworkError } from "@/lib/browser/api/request";
import type { ListRef } from "@/lib/browser/api/list-ref";
import type { ExpenseChange } from "@/lib/browser/list/list-events";
import { createExternalStore } from "@/lib/browser/storage/external-store";
import { useStore } from "@/lib/browser/storage/use-store";
import { applyChanges } from "@/lib/domain/expenses/change";
import type { Expense } from "@/lib/domain/expenses/expense";
import { serialQueue } from "@/lib/domain/serial-queue";

const NONE: readonly ExpenseChange[] = [];

/** The optimistic updates without a response, oldest first. */
const pendingChanges = createExternalStore(NONE);
const inTurn = serialQueue();

/**
 * Adds the change to the pending ones until `send` has settled. Changes are sent
 * one after another, so that an undo cannot overtake the deletion.
 */
export async function sendChange<T>(
  change: ExpenseChange,
  send: () => Promise<T>,
): Promise<T> {
  pendingChanges.set([...pendingChanges.get(), change]);
  try {
    return await inTurn(() => send().catch(delayNetworkError));
  } finally {
    pendingChanges.set(
      pendingChanges.get().filter((other) => other !== change),
    );
  }
}

export function isSaving(id: string): boolean {
  return pendingChanges
    .get()
    .some((change) => change.kind === "put" && change.expense._id === id);
}

/** The expenses of the list with its pending changes applied. */
export function useOptimisticExpenses(
  expenses: readonly Expense[],
  list: ListRef,
): readonly Expense[] {
  const changes = useStore(pendingChanges, NONE);
  return useMemo(
    () =>
      applyChanges(
        expenses,
        changes.filter((change) => change.list === list),
      ),
    [expenses, changes, list],
  );
}
