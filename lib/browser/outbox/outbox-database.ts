import type { DBSchema, IDBPDatabase } from "idb";
import { openDatabase } from "@/lib/browser/storage/open-database";
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

function open(): Promise<IDBPDatabase<OutboxSchema>> {
  return openDatabase("outbox", {
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
}
