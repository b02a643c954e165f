import {
  type DBSchema,
  type IDBPDatabase,
  type OpenDBCallbacks,
  openDB,
} from "idb";

/** Safari may never open a database: https://bugs.webkit.org/show_bug.cgi?id=226547 */
const OPEN_MS = 5000;
const VERSION = 1;

/** Rejects where the browser blocks storage, or does not open the database in time. */
export function openDatabase<Schema extends DBSchema>(
  name: string,
  callbacks: OpenDBCallbacks<Schema>,
): Promise<IDBPDatabase<Schema>> {
  return openedWithin(OPEN_MS, openDB<Schema>(name, VERSION, callbacks));
}

/** Rejects if the database does not open in time. It may open later. */
export function openedWithin<T>(ms: number, opening: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`IndexedDB did not open in ${ms} ms.`)),
      ms,
    );
  });
  return Promise.race([opening, timeout]).finally(() => clearTimeout(timer));
}

/**
 * Returns a function that opens the database once and then resolves to it. A call
 * after a failure, or after the browser has closed the database, opens it again.
 */
export function cachedDatabase<Schema extends DBSchema>(
  name: string,
  upgrade: (created: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let cached: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => (cached = undefined);
  return () => {
    cached ??= openDatabase<Schema>(name, {
      upgrade,
      // A newer version of the app in another tab must not wait for this one.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    cached.catch(forget);
    return cached;
  };
}

/**
 * Closes the database after the action: the worker and every page have a
 * connection of their own. Rejects as openDatabase does.
 */
export async function withDatabase<Schema extends DBSchema, Result>(
  name: string,
  upgrade: (created: IDBPDatabase<Schema>) => void,
  action: (database: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase<Schema>(name, { upgrade });
  try {
    return await action(database);
  } finally {
    database.close();
  }
}
