import { isKnownList, type ListRef } from "@/lib/browser/api/list-ref";
import {
  importDatabase,
  type ImportRecord,
  type StoredBatch,
} from "./import-database";
import { type ImportedExpense, storedId } from "./imported-expense";

/** Per list. */
const MAX_IMPORTS = 10;

async function importsOf(list: ListRef): Promise<ImportRecord[]> {
  if (!isKnownList(list)) return [];
  const db = await importDatabase();
  return db.getAllFromIndex("imports", "list", list);
}

/** The imports of the list that have changed something, newest first. */
export async function readImports(
  list: ListRef,
): Promise<(ImportRecord & { count: number })[]> {
  const counted = await Promise.all(
    (await importsOf(list)).map(async (record) => {
      const { length } = await readImportRows(record.id);
      return { ...record, count: length };
    }),
  );
  return counted
    .filter(
      ({ count, plan, replaced, shares }) =>
        count > 0 || plan || replaced || shares,
    )
    .sort((a, b) => b.at - a.at);
}

export async function readImport(id: string) {
  const db = await importDatabase();
  return db.get("imports", id);
}

/** The ids of the expenses that imports have given the share of a row, by its key. */
export async function readShareIds(
  list: ListRef,
): Promise<ReadonlyMap<string, string>> {
  return new Map(
    (await importsOf(list)).flatMap(({ shares = [] }) =>
      shares.map(({ key, after }) => [key, after._id]),
    ),
  );
}

/** The rows that the import has created, and those whose response was lost. */
export async function readImportRows(id: string): Promise<ImportedExpense[]> {
  const db = await importDatabase();
  const batches = await db.getAllFromIndex("batches", "importId", id);
  return batches.flatMap(({ rows }) => rows);
}

/** The ids that imports after this one have certainly created. */
export async function readLaterIds(
  id: string,
  list: ListRef,
): Promise<ReadonlySet<string>> {
  const db = await importDatabase();
  const record = await db.get("imports", id);
  if (!record) return new Set();
  const batches = await Promise.all(
    (await importsOf(list))
      .filter(({ at }) => at > record.at)
      .map((later) => db.getAllFromIndex("batches", "importId", later.id)),
  );
  return new Set(
    batches
      .flat()
      .filter(({ pending }) => pending === undefined)
      .flatMap(({ rows }) => rows.map(storedId)),
  );
}

/** Removes the oldest imports beyond MAX_IMPORTS. */
export async function storeImport(record: ImportRecord) {
  const db = await importDatabase();
  await db.put("imports", record);
  const records = await db.getAllFromIndex("imports", "list", record.list);
  const newestFirst = records.sort((a, b) => b.at - a.at);
  await Promise.all(
    newestFirst.slice(MAX_IMPORTS).map(({ id }) => deleteImport(id)),
  );
}

/** Called before the rows are sent. */
export async function storePendingBatch(batch: Omit<StoredBatch, "pending">) {
  const db = await importDatabase();
  await db.put("batches", { ...batch, pending: 1 });
}

/**
 * Called after the response, with the rows that it has created: no earlier import
 * whose response was lost can have created them.
 */
export async function settleBatch(batch: Omit<StoredBatch, "pending">) {
  const db = await importDatabase();
  const created = new Set(batch.rows.map(storedId));
  const transaction = db.transaction("batches", "readwrite");
  const pending = await transaction.store.index("pending").getAll(1);
  const isOther = ({ importId, index }: StoredBatch) =>
    importId !== batch.importId || index !== batch.index;
  await Promise.all([
    ...pending.filter(isOther).map((other) =>
      transaction.store.put({
        ...other,
        rows: other.rows.filter((row) => !created.has(storedId(row))),
      }),
    ),
    transaction.store.put(batch),
    transaction.done,
  ]);
}

export async function deleteImport(id: string) {
  const db = await importDatabase();
  const transaction = db.transaction(["imports", "batches"], "readwrite");
  const batches = transaction.objectStore("batches");
  const keys = await batches.index("importId").getAllKeys(id);
  await Promise.all([
    ...keys.map((key) => batches.delete(key)),
    transaction.objectStore("imports").delete(id),
    transaction.done,
  ]);
}

export async function listsOfImports(): Promise<string[]> {
  const db = await importDatabase();
  return (await db.getAll("imports")).map(({ list }) => list);
}

/** Called when a list was erased, or this browser has left it. */
export async function deleteImportsOf(list: string) {
  const db = await importDatabase();
  const ids = await db.getAllKeysFromIndex("imports", "list", list);
  await Promise.all(ids.map(deleteImport));
}
