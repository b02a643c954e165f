import "server-only";
import {
  type Collection,
  type MongoClient,
  MongoError,
  MongoNetworkError,
  MongoServerError,
} from "mongodb";
import { type NewExpense } from "@/lib/expenses/expense";
import { readExpense } from "@/lib/wire/read-expenses";
import { expenseId, firstAnswer } from "@/lib/store/idempotent-add";
import { createListSnapshots } from "@/lib/store/list-snapshot";
import { withTimeLimit } from "@/lib/store/time-limit";
import {
  likelyId,
  possibleIds,
  type StoredDocument,
  toRow,
} from "./mongo-document";
import { type ExpenseStore, StoreError } from "@/lib/store/port";
import { toJson } from "@/lib/wire/expense-json";

const COLLECTION = "expenses";
/** For one call; a list may take longer while rows arrive. */
const CALL_LIMIT_MS = 7000;
const DUPLICATE_KEY = 11000;
const MOST_REMOVED = 100;

/** By `addedAt`, which is ours, and where it is missing by ObjectId. */
const NEWEST_FIRST = { date: -1, addedAt: -1, _id: -1 } as const;
const FIELDS = { date: 1, category: 1, description: 1, amount: 1 } as const;

/** Uses the client from the first call on, and closes it with the store. */
export function openMongoStore(
  client: MongoClient,
  databaseName: string,
): ExpenseStore {
  const database = client.db(databaseName);
  const expenses = database.collection<StoredDocument>(COLLECTION);
  let isReady = false;
  let isClosed = false;

  const prepare = async () => {
    if (isReady) return;
    // A client whose first connection failed stays broken unless told again.
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
      // Numbers keep the type that another program gave them.
      { signal, promoteValues: false },
    );

  // Other programs' documents hold more than an expense does; what is put back
  // by the same process is whole again.
  const lastRemoved = new Map<string, StoredDocument>();

  const restored = (id: string, expense: NewExpense): StoredDocument => ({
    _id: likelyId(id),
    ...lastRemoved.get(id),
    addedAt: nextMoment(),
    ...toJson(expense),
  });

  /** The newest rows, all of them without a limit. */
  const readRows = (limit = 0) =>
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
    ...createListSnapshots(() => readRows()),
    newest: async (count) =>
      (await readRows(count)).flatMap(
        (row, position) => readExpense(row, position) ?? [],
      ),
    add: (expense, key) =>
      call(async (signal) => {
        const _id = expenseId(key);
        const document = { _id, ...toJson(expense), addedAt: nextMoment() };
        if (await insert(expenses, document)) return { _id, ...expense };
        const stored = await expenses.findOne({ _id }, { signal });
        if (!stored)
          throw new StoreError(
            "unavailable",
            "The expense was removed just now. Try again.",
          );
        return firstAnswer(readExpense(toRow(stored), 0), expense);
      }),
    replace: (id, expense) =>
      call(async (signal) => {
        const found = await find(id, signal);
        const document = found
          ? { ...found, ...toJson(expense) }
          : restored(id, expense);
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
          : insert(expenses, restored(id, expense)),
      ),
    remove: (id) =>
      call(async (signal) => {
        const found = await find(id, signal);
        if (!found) return false;
        const { deletedCount } = await expenses.deleteOne({ _id: found._id });
        lastRemoved.set(id, found);
        const [oldest] = lastRemoved.keys();
        if (lastRemoved.size > MOST_REMOVED && oldest !== undefined)
          lastRemoved.delete(oldest);
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
  const isOutage = error instanceof MongoError || error instanceof DOMException;
  if (!isOutage) throw error;
  throw new StoreError(
    "unavailable",
    "The database cannot be used right now.",
    { cause: error },
  );
}

/**
 * False when there is a document with this `_id` already. The `_id` makes it
 * safe to send the document again when the answer was lost on its way.
 */
async function insert(
  expenses: Collection<StoredDocument>,
  document: StoredDocument,
): Promise<boolean> {
  try {
    await expenses.insertOne(document).catch((error: unknown) => {
      if (!(error instanceof MongoNetworkError)) throw error;
      return expenses.insertOne(document);
    });
    return true;
  } catch (error) {
    // A server that waits for the majority does so before this answer, too.
    if (error instanceof MongoServerError && error.code === DUPLICATE_KEY)
      return false;
    throw error;
  }
}

let lastMoment = 0;

/** Now, and later than any moment given before. */
function nextMoment(): Date {
  lastMoment = Math.max(lastMoment + 1, Date.now());
  return new Date(lastMoment);
}
