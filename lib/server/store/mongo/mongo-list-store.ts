import "server-only";
import { LRUCache } from "lru-cache";
import type { NewExpense } from "@/lib/domain/expenses/expense";
import { batchRowId, planBatch } from "@/lib/server/store/batch-add";
import { expenseIdOf } from "@/lib/domain/expenses/expense-id";
import { requireSameExpense } from "@/lib/server/store/idempotent-add";
import {
  type ListId,
  type ListStore,
  ONE_LIST,
  type PlanStore,
  StoreError,
} from "@/lib/server/store/port";
import { toJson } from "@/lib/domain/wire/expense-json";
import { readExpense } from "@/lib/domain/wire/read-expenses";
import type { MongoConnection } from "./mongo-call";
import { listScope, type StoredDocument, toRow } from "./mongo-document";
import { isFromInsert, newDocument, nextTimestamp } from "./mongo-insert";
import { touchList } from "./mongo-list-document";
import { createListReads } from "./mongo-list-reads";
import { createListWrites } from "./mongo-list-writes";
import { RowCounts } from "./row-counts";

const MAX_REMOVED = 500;

export function createMongoListStores(
  connection: MongoConnection,
): (list: ListId) => Omit<ListStore, keyof PlanStore | "erase"> {
  const { call, expenses, lists } = connection;
  /**
   * The documents that this process removed last, by list and id. Those of other
   * programs have more fields than an expense: a restored one gets them back.
   */
  const removed = new LRUCache<string, StoredDocument>({ max: MAX_REMOVED });
  const rowCounts = new RowCounts();
  const openReads = createListReads(connection);

  return (list) => {
    const scope = listScope(list);
    const { filter, newFields, newId } = scope;
    const { insert, requireRoom, write } = createListWrites(
      list,
      connection,
      rowCounts,
    );

    const findDocuments = (
      ids: readonly string[],
      options: { signal: AbortSignal; promoteValues?: false },
    ) =>
      expenses
        .find(
          { _id: { $in: ids.flatMap(scope.possibleIds) }, ...filter },
          options,
        )
        .toArray();
    /** Numbers keep the BSON type that another program stored. */
    const findOriginals = (ids: readonly string[], signal: AbortSignal) =>
      findDocuments(ids, { signal, promoteValues: false });
    const findStored = async (ids: readonly string[], signal: AbortSignal) =>
      new Map(
        (await findDocuments(ids, { signal })).map((document) => {
          const row = toRow(document, scope);
          return [row._id, readExpense(row, 0)];
        }),
      );
    const toRestoredDocument = (
      id: string,
      expense: NewExpense,
    ): StoredDocument => ({
      _id: newId(id),
      ...newFields,
      ...removed.get(`${list}/${id}`),
      addedAt: nextTimestamp(),
      ...toJson(expense),
    });
    const remove = async (
      ids: readonly string[],
      signal: AbortSignal,
    ): Promise<number> => {
      const documents = await findOriginals(ids, signal);
      const { deletedCount } = await write(() =>
        expenses.deleteMany({
          _id: { $in: documents.map(({ _id }) => _id) },
          ...filter,
        }),
      );
      for (const document of documents)
        removed.set(`${list}/${scope.expenseId(document._id)}`, document);
      rowCounts.change(list, -deletedCount);
      return deletedCount;
    };

    return {
      editable: true,
      ...openReads(list),
      add: (fields, key) =>
        call(async (signal) => {
          const expense = { _id: expenseIdOf(key), ...fields };
          const document = newDocument(expense, scope);
          const existing = await insert([document], signal);
          if (existing.length === 0) return { expense, isReplay: false };
          const stored = await expenses.findOne(
            { _id: document._id, ...filter },
            { signal },
          );
          if (!stored)
            throw new StoreError(
              "unavailable",
              "The expense was removed just now. Try again.",
            );
          return {
            expense: requireSameExpense(
              readExpense(toRow(stored, scope), 0),
              fields,
            ),
            isReplay: !isFromInsert(stored, document),
          };
        }),
      addBatch: (rows, { dryRun = false } = {}) =>
        call(async (signal) => {
          const stored = await findStored(rows.map(batchRowId), signal);
          const find = (id: string) => stored.get(id);
          const { results, inserts } = planBatch(rows, find, { dryRun });
          if (dryRun) {
            if (list !== ONE_LIST) await touchList(lists, list, signal);
            return results;
          }
          const existing = await insert(
            inserts.map((expense) => newDocument(expense, scope)),
            signal,
          );
          if (existing.length === 0) return results;
          // Another request has added these since.
          const existingIds = existing.map(({ _id }) => scope.expenseId(_id));
          for (const [id, expense] of await findStored(existingIds, signal))
            stored.set(id, expense);
          return planBatch(rows, find, { dryRun }).results;
        }),
      replace: (id, fields) =>
        call(async (signal) => {
          const [found] = await findOriginals([id], signal);
          if (!found) await requireRoom(1, signal);
          const document = found
            ? { ...found, ...toJson(fields) }
            : toRestoredDocument(id, fields);
          const { upsertedCount } = await write(() =>
            expenses.replaceOne({ _id: document._id, ...filter }, document, {
              upsert: true,
            }),
          );
          rowCounts.change(list, upsertedCount);
          return upsertedCount === 0 ? "replaced" : "created";
        }),
      restore: (id, fields) =>
        call(async (signal) => {
          const [found] = await findOriginals([id], signal);
          // An insert of this restoring that was applied late needs a new revision.
          if (found) return write(async () => false);
          const document = toRestoredDocument(id, fields);
          return (await insert([document], signal)).length === 0;
        }),
      remove: (id) => call(async (signal) => (await remove([id], signal)) > 0),
      removeBatch: (ids) => call((signal) => remove(ids, signal)),
      count: () =>
        call((signal) => expenses.countDocuments(filter, { signal })),
    };
  };
}
