import type { DBSchema, IDBPObjectStore } from "idb";
import { cachedDatabase } from "@/lib/browser/storage/open-database";
import type { OutboxEntry } from "./outbox-entry";

/** Nothing is sent for this time after a response with Retry-After. */
type Pause = {
  /** In epoch ms. */
  at: number;
  waitMs: number;
};

interface OutboxSchema extends DBSchema {
  entries: { key: string; value: OutboxEntry };
  pause: { key: "pause"; value: Pause };
}

/** The longest wait that a server can ask for. */
const MAX_PAUSE_MS = 60 * 60 * 1000;

/** Rejects where the browser blocks storage; the next call then tries again. */
export const outboxDatabase = cachedDatabase<OutboxSchema>("outbox", (db) => {
  db.createObjectStore("entries", { keyPath: "key" });
  db.createObjectStore("pause");
});

type EntryStore = IDBPObjectStore<
  OutboxSchema,
  ["entries"],
  "entries",
  "readwrite"
>;

/** Changes the entries in one transaction, after which they are on the disk: the power may fail right after the user was told so. */
export async function changeEntries(
  change: (store: EntryStore) => Promise<void>,
) {
  const db = await outboxDatabase();
  const { store, done } = db.transaction("entries", "readwrite", {
    durability: "strict",
  });
  // Rejects with the change, which says why.
  done.catch(() => {});
  await change(store);
  await done;
}

/** The last pause of this context, for a storage that is full. */
const cache: { pause?: Pause } = {};

/**
 * Logs a failure of a change that only orders and explains the tries: without it, as
 * with a full storage, entries are still sent, and stored once by the server.
 */
export async function storeIfPossible(store: () => Promise<void>) {
  try {
    await store();
  } catch (error) {
    console.error("The outbox could not be updated.", error);
  }
}

/** Nothing is sent for this time, in all tabs and workers. */
export async function pauseFor(waitMs: number) {
  const pause = { at: Date.now(), waitMs: Math.min(waitMs, MAX_PAUSE_MS) };
  cache.pause = pause;
  await storeIfPossible(async () => {
    const db = await outboxDatabase();
    await db.put("pause", pause, "pause");
  });
}

/** In milliseconds; 0 when there is no pause. */
export async function pauseLeft(): Promise<number> {
  const db = await outboxDatabase();
  return Math.max(leftOf(await db.get("pause", "pause")), leftOf(cache.pause));
}

/** A clock that was moved back ends the pause, which would last too long otherwise. */
function leftOf(pause: Pause | undefined): number {
  if (!pause) return 0;
  const passedMs = Date.now() - pause.at;
  return passedMs < 0 ? 0 : Math.max(0, pause.waitMs - passedMs);
}
