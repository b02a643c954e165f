import { askBeforeUnload } from "@/components/ui/ask-before-unload";
import { isRejected, JoinedListError } from "@/lib/browser/api/api-error";
import type { ListRef } from "@/lib/browser/api/list-ref";
import {
  removeExpense,
  replaceExpense,
} from "@/lib/browser/expenses/change-expense";
import { fetchExpenses } from "@/lib/browser/expenses/fetch-expenses";
import { type OnWait, waitForLimit } from "@/lib/browser/import/wait-for-limit";
import { onListEvent } from "@/lib/browser/list/list-events";
import type { Expense } from "@/lib/domain/expenses/expense";
import { hasSameFields } from "@/lib/domain/expenses/has-same-fields";
import type { Replacement } from "@/lib/domain/expenses/retag";
import { closeSavedNotification } from "./expense-mutations";
import { sendChange } from "./pending-changes";

export type ReplaceOutcome = {
  done: Replacement[];
  /** The one at which it stopped, if the server may have stored it without a response. */
  unconfirmed?: Replacement;
  /** Those that were not confirmed or not tried, after an error or when it was stopped. */
  rest: Replacement[];
  /** How many expenses were edited or deleted since, and are left. */
  left: number;
};

/**
 * Replaces expenses one after another, except those that were changed since. Those that
 * have their new fields already count as done. Stops at an error and logs it; rejects
 * with it if nothing can have been replaced. The browser asks before the page is closed.
 */
export async function replaceEach(
  replacements: readonly Replacement[],
  list: ListRef,
  {
    signal = new AbortController().signal,
    onProgress = () => {},
    onWait,
  }: {
    /** Stops it after the call under way. */
    signal?: AbortSignal;
    /** Called with how many were tried. */
    onProgress?: (tried: number) => void;
    onWait?: OnWait;
  } = {},
): Promise<ReplaceOutcome> {
  const done: Replacement[] = [];
  let [tried, left] = [0, 0];
  let unconfirmed: Replacement | undefined;
  const current = new Map<string, Expense>();
  const stopListening = onListEvent((event) => {
    if (event.kind === "put") current.set(event.expense._id, event.expense);
    if (event.kind === "removed") current.delete(event.id);
  });
  const stopAsking = askBeforeUnload();
  try {
    const loaded = await fetchExpenses(signal);
    if (loaded.list !== list) throw new JoinedListError("PUT");
    for (const expense of loaded.expenses) current.set(expense._id, expense);
    for (const replacement of replacements) {
      signal.throwIfAborted();
      const { before, after } = replacement;
      const found = current.get(before._id);
      let isDone = found !== undefined && hasSameFields(found, after);
      if (!isDone && found && hasSameFields(found, before)) {
        unconfirmed = replacement;
        isDone = await replace(after, list, signal, onWait);
        unconfirmed = undefined;
        closeSavedNotification(after._id);
      }
      if (isDone) done.push(replacement);
      else left += 1;
      tried += 1;
      onProgress(tried);
    }
  } catch (error) {
    if (error === signal.reason || isRejected(error)) unconfirmed = undefined;
    if (!signal.aborted && done.length === 0 && !unconfirmed) throw error;
    if (!signal.aborted)
      console.error("Not all expenses could be changed.", error);
  } finally {
    stopAsking();
    stopListening();
  }
  return {
    done,
    ...(unconfirmed && { unconfirmed }),
    rest: replacements.slice(tried),
    left,
  };
}

/** Resolves to false when another device has deleted the expense a moment ago. */
async function replace(
  expense: Expense,
  list: ListRef,
  signal: AbortSignal,
  onWait: OnWait | undefined,
): Promise<boolean> {
  const existed = await sendChange({ kind: "put", expense, list }, () =>
    waitForLimit(() => replaceExpense(expense, list), signal, onWait),
  );
  if (!existed) await removeExpense(expense._id, list);
  return existed;
}
