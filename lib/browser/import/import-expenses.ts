import { isRejected } from "@/lib/browser/api/api-error";
import { publishListEvent } from "@/lib/browser/list/list-events";
import { isKnownList, type ListRef } from "@/lib/browser/api/list-ref";
import type { Expense } from "@/lib/domain/expenses/expense";
import type { ListBinding } from "@/lib/browser/list/list-binding";
import { startJournal } from "./import-journal";
import { type ImportedExpense, storedRows } from "./imported-expense";
import {
  type PlanOutcome,
  type PlanRestore,
  planRecord,
  restorePlan,
} from "./restore-plan";
import { removeUnchanged, sendBatch } from "./send-batch";
import { replaceUnchanged, type ShareChange } from "./share-changes";
import { splitBatches } from "./split-batches";
import { type OnWait, waitForLimit } from "./wait-for-limit";

export type ImportProgress = {
  /** How many rows the calls so far had. */
  done: number;
  /** The keys of the last call: their expenses are in the list now. */
  keys: string[];
};

export type ImportOutcome = {
  created: number;
  /** How many rows were in the list before. */
  existed: number;
  list: ListRef;
  /** Missing if no plan was to be restored, or the rows were not completed. */
  plan?: PlanOutcome;
  /** How many expenses were removed because the rows replace them. */
  replaced: number;
  /** How many whole bills got the user's share. */
  shared: number;
  /** How many were edited meanwhile, and stay as they are. */
  left: number;
  /** The argument of undoImport; undefined if nothing was changed, or nothing could be recorded. */
  undoId: string | undefined;
  end: "complete" | "cancelled" | { error: unknown };
};

type Options = {
  /** The list of the files. The first call makes one if there is none. */
  binding: ListBinding;
  files: string[];
  /** The expenses that the rows replace, removed after all rows unless they were edited. */
  replaced?: readonly Expense[] | undefined;
  /** The whole bills that get the user's share after all rows, unless they were edited. */
  shares?: readonly ShareChange[] | undefined;
  /** Restored after all rows. */
  plan?: PlanRestore | undefined;
  /** Stops the import after the call under way. */
  signal: AbortSignal;
  onProgress: (progress: ImportProgress) => void;
  onWait: OnWait;
};

/** Stores the rows in batches, changes what they replace, and then stores the plan. Does not reject: the outcome says why it ended. */
export async function importExpenses(
  rows: readonly ImportedExpense[],
  {
    binding: { list, joinBefore },
    files,
    replaced = [],
    shares = [],
    plan,
    signal,
    onProgress,
    onWait,
  }: Options,
): Promise<ImportOutcome> {
  const journal = startJournal(list, files);
  let [done, created, existed, index, removed] = [0, 0, 0, 0, 0];
  let [shared, left] = [0, 0];
  let end: ImportOutcome["end"] = "complete";
  let lastList = list;
  try {
    for (const batch of splitBatches(rows)) {
      signal.throwIfAborted();
      await journal.beforeCall(index, batch.rows);
      const call = () =>
        sendBatch(batch, lastList, { dryRun: false, joinBefore });
      const response = await waitForLimit(call, signal, onWait).catch(
        async (error: unknown) => {
          if (signal.aborted || isRejected(error))
            await journal.afterCall(index, [], lastList);
          throw error;
        },
      );
      if (!isKnownList(lastList)) lastList = response.list;
      const createdRows = batch.rows.filter(
        (_, row) => response.results[row]?.status === "created",
      );
      await journal.afterCall(index, createdRows, lastList);
      index += 1;
      done += batch.rows.length;
      created += createdRows.length;
      existed += batch.rows.length - createdRows.length;
      publishListEvent({ kind: "stale" });
      onProgress({ done, keys: batch.rows.map(({ key }) => key) });
    }
    if (replaced.length > 0) {
      signal.throwIfAborted();
      await journal.record({ replaced }, lastList);
      const removals = removeUnchanged(
        storedRows(replaced),
        lastList,
        signal,
        onWait,
      );
      for await (const { keys, edited } of removals) {
        removed += keys.length;
        left += edited;
      }
      publishListEvent({ kind: "stale" });
    }
    if (shares.length > 0) {
      signal.throwIfAborted();
      await journal.record({ shares }, lastList);
      left += await replaceUnchanged(shares, lastList, {
        signal,
        onWait,
        onDone: () => (shared += 1),
      });
    }
  } catch (error) {
    end = signal.aborted ? "cancelled" : { error };
  }
  let outcome: PlanOutcome | undefined;
  if (plan && end === "complete") {
    await journal.record({ plan: planRecord(plan) }, lastList);
    outcome = await restorePlan(plan, lastList, signal, onWait);
    if (outcome === "changed")
      await journal.record({ plan: undefined }, lastList);
  }
  const hasChanged =
    created > 0 || removed > 0 || shared > 0 || outcome === "stored";
  const undoId = journal.isComplete() && hasChanged ? journal.id : undefined;
  return {
    created,
    existed,
    replaced: removed,
    shared,
    left,
    list: lastList,
    undoId,
    end,
    ...(outcome && { plan: outcome }),
  };
}
