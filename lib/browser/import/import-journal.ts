import { isKnownList, type ListRef, NONE } from "@/lib/browser/api/list-ref";
import type { Expense } from "@/lib/domain/expenses/expense";
import { randomKey } from "@/lib/browser/storage/random-key";
import {
  type ImportRecord,
  settleBatch,
  storeImport,
  storePendingBatch,
} from "./import-records";
import type { ImportedExpense } from "./imported-expense";
import type { PlanRecord } from "./restore-plan";
import type { ShareChange } from "./share-changes";

/** Records what an import has created, for its undo. */
export type ImportJournal = {
  id: string;
  /** Called before a call, so that a lost response loses no row. */
  beforeCall: (index: number, rows: ImportedExpense[]) => Promise<void>;
  /** Called after it, with the rows that it has created in this list. */
  afterCall: (
    index: number,
    created: ImportedExpense[],
    list: ListRef,
  ) => Promise<void>;
  /** Called before the plan of this list is replaced, and with undefined if it was not. */
  recordPlan: (plan: PlanRecord | undefined, list: ListRef) => Promise<void>;
  /** Called before the expenses of this list that the rows replace are removed. */
  recordReplaced: (
    expenses: readonly Expense[],
    list: ListRef,
  ) => Promise<void>;
  /** Called before whole bills of this list get the user's share. */
  recordShares: (
    shares: readonly ShareChange[],
    list: ListRef,
  ) => Promise<void>;
  /** Whether everything could be recorded. */
  isComplete: () => boolean;
};

/** Where the browser blocks storage, the import goes on and has no undo. */
export function startJournal(list: ListRef, files: string[]): ImportJournal {
  let record: ImportRecord = {
    id: randomKey(),
    list: list ?? NONE,
    at: Date.now(),
    files,
  };
  let isComplete = true;
  let isStored = false;
  const storeRecord = async (change: Partial<ImportRecord>) => {
    record = { ...record, ...change };
    await storeImport(record);
    isStored = true;
  };
  const attempt = async (write: () => Promise<void>) => {
    if (!isComplete) return;
    try {
      await write();
    } catch (error) {
      console.error("The import could not be recorded for its undo.", error);
      isComplete = false;
    }
  };
  const storePart = (part: Partial<ImportRecord>, list: ListRef) =>
    attempt(() => storeRecord({ ...part, ...(isKnownList(list) && { list }) }));
  return {
    id: record.id,
    beforeCall: (index, rows) =>
      attempt(async () => {
        if (!isStored) await storeRecord({});
        await storePendingBatch({ importId: record.id, index, rows });
      }),
    afterCall: (index, rows, list) =>
      attempt(async () => {
        await settleBatch({ importId: record.id, index, rows });
        // The first call may have made the list.
        if (!isKnownList(list) || list === record.list) return;
        await storeRecord({ list });
      }),
    recordPlan: (plan, list) => storePart({ plan }, list),
    recordReplaced: (replaced, list) => storePart({ replaced }, list),
    recordShares: (shares, list) => storePart({ shares }, list),
    isComplete: () => isComplete,
  };
}
