import type { Expense } from "@/lib/domain/expenses/expense";
import type { ListRef } from "@/lib/browser/api/list-ref";
import { publishListEvent } from "@/lib/browser/list/list-events";
import {
  deleteImport,
  readImport,
  readImportRows,
  readLaterIds,
} from "./import-records";
import { storedId, storedRows } from "./imported-expense";
import { undoPlan } from "./restore-plan";
import { removeUnchanged, sendBatch } from "./send-batch";
import { replaceUnchanged } from "./share-changes";
import { splitBatches } from "./split-batches";
import { waitForLimit } from "./wait-for-limit";

export type UndoneImport = {
  removed: string[];
  /** How many expenses were edited since, and are left in the list. */
  left: number;
  /** How many expenses that it has removed are in the list again. Missing if it has removed none. */
  putBack?: number;
  /** How many expenses are whole bills again. Missing if it changed none. */
  wholeBills?: number;
  /** `changed`: since the import, so that it was left. Missing if it restored no plan. */
  plan?: "restored" | "changed";
};

/**
 * Removes the expenses that the import has created and that nobody has edited
 * since, except those that were removed meanwhile and that a later import has
 * created again. Then puts back what it has replaced, and the whole bills and the plan of
 * before, unless they were changed since. Rejects as sendWrite does; calling it again then does the rest.
 */
export async function undoImport(
  id: string,
  list: ListRef,
  /** Called with the keys of expenses that are removed, also before an error. */
  onRemoved: (keys: string[]) => void = () => {},
): Promise<UndoneImport> {
  const { signal } = new AbortController();
  const removed: string[] = [];
  let left = 0;
  try {
    const later = await readLaterIds(id, list);
    const rows = await readImportRows(id);
    const own = rows.filter((row) => !later.has(storedId(row)));
    const removals = removeUnchanged(own, list, signal);
    for await (const { keys, edited } of removals) {
      removed.push(...keys);
      onRemoved(keys);
      left += edited;
    }
  } finally {
    publishListEvent({ kind: "stale" });
  }
  const {
    plan: record,
    replaced = [],
    shares = [],
  } = (await readImport(id)) ?? {};
  await putBack(replaced, list, signal);
  let wholeBills = 0;
  left += await replaceUnchanged(
    shares.map(({ before, after }) => ({ before: after, after: before })),
    list,
    { signal, onDone: () => (wholeBills += 1) },
  );
  const plan =
    record && (await waitForLimit(() => undoPlan(record, list), signal));
  await deleteImport(id);
  return {
    removed,
    left,
    ...(replaced.length > 0 && { putBack: replaced.length }),
    ...(shares.length > 0 && { wholeBills }),
    ...(plan && { plan }),
  };
}

/** Adds the expenses again under their ids, unless they are there. */
async function putBack(
  expenses: readonly Expense[],
  list: ListRef,
  signal: AbortSignal,
) {
  const rows = storedRows(expenses);
  for (const batch of splitBatches(rows)) {
    const add = () => sendBatch(batch, list, { dryRun: false });
    await waitForLimit(add, signal);
  }
  if (rows.length > 0) publishListEvent({ kind: "stale" });
}
