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
  const opening = openDB<Schema>(name, VERSION, callbacks);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`IndexedDB did not open in ${OPEN_MS} ms.`)),
      OPEN_MS,
    );
  });
  return Promise.race([opening, timeout]).finally(() => clearTimeout(timer));
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
