import "server-only";
import { type MongoClient, MongoError } from "mongodb";
import type { NewExpense } from "@/lib/expenses/expense";
import { expenseId, requireSameExpense } from "@/lib/store/idempotent-add";
import { createListSnapshots } from "@/lib/store/list-snapshot";
import { type ExpenseStore, StoreError } from "@/lib/store/port";
import { withTimeLimit } from "@/lib/store/time-limit";
import { toJson } from "@/lib/wire/expense-json";
import { readExpense } from "@/lib/wire/read-expenses";
import {
  likelyId,
  possibleIds,
  type StoredDocument,
  toRow,
} from "./mongo-document";
import { insertIfNew, nextTimestamp } from "./mongo-insert";
import { RemovedDocuments } from "./removed-documents";

const COLLECTION = "expenses";
/** For one call; a list may take longer while rows arrive. */
const CALL_LIMIT_MS = 7000;

/** Documents of other programs have no `addedAt`: their ObjectId sorts by time. */
const NEWEST_FIRST = { date: -1, addedAt: -1, _id: -1 } as const;
const FIELDS = { date: 1, category: 1, description: 1, amount: 1 } as const;

/** Connects the client with the first call, and closes it with the store. */
export function openMongoStore(
  client: MongoClient,
  databaseName: string,
): ExpenseStore {
  const database = client.db(databaseName);
  const expenses = database.collection<StoredDocument>(COLLECTION);
  const removedDocuments = new RemovedDocuments();
  let isReady = false;
  let isClosed = false;

  const prepare = async () => {
    if (isReady) return;
    // After a failed first connection the driver reconnects only on request.
    await client.connect();
    await expenses.createIndex(NEWEST_FIRST);
    isReady = true;
  };

  const call = <T>(
    action: (signal: AbortSignal, extend: () => void) => Promise<T>,
  ): Promise<T> =>
    withTimeLimit(CALL_LIMIT_MS, async (signal, extend) => {
      if (isClosed) throw new StoreError("unavailable", "The store is closed.");
      await prepare();
      return action(signal, extend);
    }).catch(throwAsStoreError);

  const find = (id: string, signal: AbortSignal) =>
    expenses.findOne(
      { _id: { $in: possibleIds(id) } },
      // Numbers keep the BSON type that another program stored.
      { signal, promoteValues: false },
    );

  const toRestoredDocument = (
    id: string,
    expense: NewExpense,
  ): StoredDocument => ({
    _id: likelyId(id),
    ...removedDocuments.get(id),
    addedAt: nextTimestamp(),
    ...toJson(expense),
  });

  /** A limit of 0 means all rows. */
  const readRows = (limit: number) =>
    call(async (signal, extend) => {
      const rows = [];
      const cursor = expenses
        .find({}, { projection: FIELDS, limit, signal })
        .sort(NEWEST_FIRST);
      for await (const document of cursor) {
        rows.push(toRow(document));
        extend();
      }
      return rows;
    });

  return {
    name: "mongodb",
    editable: true,
    ...createListSnapshots(() => readRows(0)),
    newest: async (count) =>
      (await readRows(count)).flatMap(
        (row, index) => readExpense(row, index) ?? [],
      ),
    add: (expense, key) =>
      call(async (signal) => {
        const _id = expenseId(key);
        const document = { _id, ...toJson(expense), addedAt: nextTimestamp() };
        if (await insertIfNew(expenses, document)) return { _id, ...expense };
        const stored = await expenses.findOne({ _id }, { signal });
        if (!stored)
          throw new StoreError(
            "unavailable",
            "The expense was removed just now. Try again.",
          );
        return requireSameExpense(readExpense(toRow(stored), 0), expense);
      }),
    replace: (id, expense) =>
      call(async (signal) => {
        const found = await find(id, signal);
        const document = found
          ? { ...found, ...toJson(expense) }
          : toRestoredDocument(id, expense);
        const { upsertedCount } = await expenses.replaceOne(
          { _id: document._id },
          document,
          { upsert: true },
        );
        return upsertedCount === 1 ? "created" : "replaced";
      }),
    restore: (id, expense) =>
      call(async (signal) =>
        (await find(id, signal))
          ? false
          : insertIfNew(expenses, toRestoredDocument(id, expense)),
      ),
    remove: (id) =>
      call(async (signal) => {
        const found = await find(id, signal);
        if (!found) return false;
        const { deletedCount } = await expenses.deleteOne({ _id: found._id });
        removedDocuments.add(id, found);
        return deletedCount === 1;
      }),
    health: () =>
      call(async (signal) => {
        await database.command({ ping: 1 }, { signal });
      }),
    close: async () => {
      isClosed = true;
      await client.close();
    },
  };
}

function throwAsStoreError(error: unknown): never {
  // A time limit or an abort is a DOMException.
  const isOutage = error instanceof MongoError || error instanceof DOMException;
  if (!isOutage) throw error;
  throw new StoreError(
    "unavailable",
    "The database cannot be used right now.",
    { cause: error },
  );
}
