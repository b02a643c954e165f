import type { ListRef } from "@/lib/browser/api/list-ref";
import {
  removeExpense,
  replaceExpense,
} from "@/lib/browser/expenses/change-expense";
import type { Expense } from "@/lib/domain/expenses/expense";
import type { Replacement } from "@/lib/domain/expenses/retag";
import { storedRows } from "./imported-expense";
import { type RowStatus, sendBatch } from "./send-batch";
import { splitBatches } from "./split-batches";
import { type OnWait, waitForLimit } from "./wait-for-limit";

/** An expense with a whole bill that gets the user's share, of the row with this key. */
export type ShareChange = Replacement & { key: string };

/**
 * Replaces the expenses that the list has as they were before. Resolves to how many were
 * edited since, and are left. Rejects as sendWrite does.
 */
export async function replaceUnchanged(
  changes: readonly Replacement[],
  list: ListRef,
  {
    signal,
    onWait,
    onDone,
  }: {
    signal: AbortSignal;
    onWait?: OnWait;
    /** Called for each expense that has its new fields, also if it had them already. */
    onDone: () => void;
  },
): Promise<number> {
  const compare = (expenses: readonly Expense[]) =>
    storedStatuses(expenses, list, signal, onWait);
  const before = await compare(changes.map(({ before }) => before));
  const after = await compare(changes.map(({ after }) => after));
  let left = 0;
  for (const change of changes) {
    const expense = change.after;
    const { _id: id } = expense;
    if (after.get(id) !== "exists") {
      if (before.get(id) === "changed") left += 1;
      if (before.get(id) !== "exists") continue;
      const replace = () => replaceExpense(expense, list);
      const existed = await waitForLimit(replace, signal, onWait);
      // Another device has deleted it a moment ago.
      if (!existed) {
        await removeExpense(id, list);
        continue;
      }
    }
    onDone();
  }
  return left;
}

/** Whether the list has the expenses with these fields, by their ids. */
async function storedStatuses(
  expenses: readonly Expense[],
  list: ListRef,
  signal: AbortSignal,
  onWait: OnWait | undefined,
): Promise<ReadonlyMap<string, RowStatus>> {
  const statuses = new Map<string, RowStatus>();
  for (const batch of splitBatches(storedRows(expenses))) {
    const check = () => sendBatch(batch, list, { dryRun: true });
    const { results } = await waitForLimit(check, signal, onWait);
    for (const { id, status } of results) statuses.set(id, status);
  }
  return statuses;
}
