import { isKnownList, type ListRef, NONE } from "@/lib/browser/api/list-ref";
import { randomKey } from "@/lib/browser/storage/random-key";
import type { ImportRecord } from "./import-database";
import { settleBatch, storeImport, storePendingBatch } from "./import-records";
import type { ImportedExpense } from "./imported-expense";

/**
 * Records what an import has changed, for its undo. Where the browser blocks storage,
 * the import goes on and has no undo.
 */
export function startJournal(list: ListRef, files: string[]) {
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
  return {
    id: record.id,
    /** Called before a call, so that a lost response loses no row. */
    beforeCall: (index: number, rows: ImportedExpense[]) =>
      attempt(async () => {
        if (!isStored) await storeRecord({});
        await storePendingBatch({ importId: record.id, index, rows });
      }),
    /** Called after it, with the rows that it has created in this list. */
    afterCall: (index: number, rows: ImportedExpense[], list: ListRef) =>
      attempt(async () => {
        await settleBatch({ importId: record.id, index, rows });
        // The first call may have made the list.
        if (!isKnownList(list) || list === record.list) return;
        await storeRecord({ list });
      }),
    /** Called before something else of this list is changed. */
    record: (
      change: Pick<ImportRecord, "plan" | "replaced" | "shares">,
      list: ListRef,
    ) =>
      attempt(() =>
        storeRecord({ ...change, ...(isKnownList(list) && { list }) }),
      ),
    /** Whether everything could be recorded. */
    isComplete: () => isComplete,
  };
}
