import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { OutboxEntry } from "./outbox-entry";

/** Nothing is sent for this time after a response with Retry-After. */
export type Pause = {
  /** In epoch ms. */
  at: number;
  waitMs: number;
};

interface OutboxSchema extends DBSchema {
  entries: { key: string; value: OutboxEntry };
  pause: { key: "pause"; value: Pause };
}

/** Safari may never open a database: https://bugs.webkit.org/show_bug.cgi?id=226547 */
const OPEN_MS = 5000;

let database: Promise<IDBPDatabase<OutboxSchema>> | undefined;

/** Rejects where the browser blocks storage; the next call then tries again. */
export function outboxDatabase(): Promise<IDBPDatabase<OutboxSchema>> {
  database ??= open();
  database.catch(() => (database = undefined));
  return database;
}

/**
 * For what only orders and explains the tries: without it, as with a full storage,
 * entries are still sent, and stored once by the server.
 */
export async function storeIfPossible(store: () => Promise<void>) {
  try {
    await store();
  } catch (error) {
    console.error("The outbox could not be updated.", error);
  }
}

async function open(): Promise<IDBPDatabase<OutboxSchema>> {
  const opening = openDB<OutboxSchema>("outbox", 1, {
    upgrade(db) {
      db.createObjectStore("entries", { keyPath: "key" });
      db.createObjectStore("pause");
    },
    // A newer version of the app in another tab must not wait for this one.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      database = undefined;
    },
    terminated: () => (database = undefined),
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`IndexedDB did not open in ${OPEN_MS} ms.`)),
      OPEN_MS,
    );
  });
  return Promise.race([opening, timeout]).finally(() => clearTimeout(timer));
}
