import { useMemo, useSyncExternalStore } from "react";
import { type Change, changed } from "@/lib/list/change";
import type { Expense } from "@/lib/expenses/expense";

/** When a page is left, its requests fail a moment before its script ends. */
const UNLOAD_MS = 500;

// Outside React, because a change may take longer than its screen is open.
const NONE: readonly Change[] = [];
let pending = NONE;
let lastSent: Promise<unknown> = Promise.resolve();
const listeners = new Set<() => void>();

/** The list with the optimistic updates that are not confirmed yet. */
export function useChanges(expenses: readonly Expense[]): readonly Expense[] {
  const changes = useSyncExternalStore(
    subscribe,
    () => pending,
    () => NONE,
  );
  return useMemo(() => changed(expenses, changes), [expenses, changes]);
}

/**
 * Shows the change in every list until `send` has settled; when it rejects, the
 * change is rolled back. Changes are sent one after another, so that an undo
 * cannot overtake what it undoes.
 */
export async function sendChange<T>(
  change: Change,
  send: () => Promise<T>,
): Promise<T> {
  setPending([...pending, change]);
  const sent = lastSent.then(send, send).catch(unlessPageIsLeft);
  lastSent = sent;
  try {
    return await sent;
  } finally {
    setPending(pending.filter((other) => other !== change));
  }
}

/** After the pause there is no page any more that would show a failure. */
async function unlessPageIsLeft(error: unknown): Promise<never> {
  if (error instanceof TypeError)
    await new Promise((resolve) => setTimeout(resolve, UNLOAD_MS));
  throw error;
}

function setPending(changes: readonly Change[]) {
  pending = changes;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
