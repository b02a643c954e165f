import "server-only";
import { attachDatabasePool } from "@vercel/functions/db-connections";
import {
  type Collection,
  MongoClient,
  MongoError,
  MongoNetworkError,
  MongoServerError,
} from "mongodb";
import { toJson } from "@/lib/expenses/expense";
import { readExpense } from "@/lib/expenses/read-expenses";
import { expenseId, firstAnswer } from "./idempotent-add";
import { listSnapshots } from "./list-snapshot";
import { possibleIds, type StoredDocument, toRow } from "./mongo-document";
import { type ExpenseStore, StoreError } from "./port";

const COLLECTION = "expenses";
const DUPLICATE_KEY = 11000;

const SELECTION_MS = 2500;
const SOCKET_MS = 8000;
/** For all that one call does. The driver's own limits count each step anew. */
const CALL_MS = 7000;

const OPTIONS = {
  serverSelectionTimeoutMS: SELECTION_MS,
  connectTimeoutMS: SELECTION_MS,
  socketTimeoutMS: SOCKET_MS,
  waitQueueTimeoutMS: 2000,
  maxPoolSize: 10,
  maxIdleTimeMS: 5000,
  writeConcern: { w: "majority", journal: true },
} as const;

/** By `addedAt`, which is ours, and where it is missing by ObjectId. */
const NEWEST_FIRST = { date: -1, addedAt: -1, _id: -1 } as const;
const FIELDS = { date: 1, category: 1, description: 1, amount: 1 } as const;

/**
 * Makes the one client of this process; it connects when it is first used.
 *
 * @param uri a connection string
 * @param database the database's name
 */
export function openMongoStore(uri: string, database: string): ExpenseStore {
  const client = makeClient(uri);
  const expenses = client.db(database).collection<StoredDocument>(COLLECTION);
  let isReady = false;
  let isClosed = false;

  const prepare = async () => {
    if (isReady) return;
    // A client whose first connection failed stays broken unless told again.
    await client.connect();
    await expenses.createIndex(NEWEST_FIRST);
    isReady = true;
  };

  /** Runs it within the time of one call, turning what fails into a StoreError. */
  const call = async <T>(
    action: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> => {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), CALL_MS);
    try {
      if (isClosed) throw new StoreError("unavailable", "The store is closed.");
      return await Promise.race([
        prepare().then(() => action(deadline.signal)),
        rejectionOf(deadline.signal),
      ]);
    } catch (error) {
      throw error instanceof StoreError ? error : unavailable(error);
    } finally {
      clearTimeout(timer);
    }
  };

  const find = (id: string, signal: AbortSignal) =>
    expenses.findOne(
      { _id: { $in: possibleIds(id) } },
      // Numbers keep the type that another program gave them.
      { signal, promoteValues: false },
    );

  return {
    name: "mongodb",
    ...listSnapshots(() =>
      call(async (signal) => {
        const rows = [];
        const cursor = expenses
          .find({}, { projection: FIELDS, signal })
          .sort(NEWEST_FIRST);
        for await (const document of cursor) rows.push(toRow(document));
        return rows;
      }),
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
        const document = {
          ...(found ?? { _id: id, addedAt: nextMoment() }),
          ...toJson(expense),
        };
        const { upsertedCount } = await expenses.replaceOne(
          { _id: document._id },
          document,
          { upsert: true },
        );
        return upsertedCount === 1 ? "created" : "replaced";
      }),
    remove: (id) =>
      call(async (signal) => {
        const found = await find(id, signal);
        if (!found) return false;
        const { deletedCount } = await expenses.deleteOne({ _id: found._id });
        return deletedCount === 1;
      }),
    health: () =>
      call(async (signal) => {
        await client.db(database).command({ ping: 1 }, { signal });
      }),
    close: async () => {
      isClosed = true;
      await client.close();
    },
  };
}

function makeClient(uri: string): MongoClient {
  try {
    const client = new MongoClient(uri, OPTIONS);
    // On Vercel, idle connections are closed before the function is suspended.
    attachDatabasePool(client);
    return client;
  } catch (error) {
    // The parser's own words may hold a part of the string, and so a password.
    const reason = error instanceof Error ? error.name : "unknown";
    throw new StoreError(
      "unavailable",
      `MONGODB_URI is not a connection string that can be used (${reason}).`,
    );
  }
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

function unavailable(error: unknown): unknown {
  const isOutage = error instanceof MongoError || error instanceof DOMException;
  if (!isOutage) return error;
  return new StoreError(
    "unavailable",
    "The database cannot be used right now.",
    { cause: error },
  );
}

function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error));
  });
}

let lastMoment = 0;

/** Now, and later than any moment given before. */
function nextMoment(): Date {
  lastMoment = Math.max(lastMoment + 1, Date.now());
  return new Date(lastMoment);
}
