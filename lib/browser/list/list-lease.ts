import type { DBSchema, IDBPDatabase } from "idb";
import { randomKey } from "@/lib/browser/storage/random-key";
import { openDatabase } from "@/lib/browser/storage/open-database";

/** A request rejects after 15 s without a response, so that this lease is over. */
const LEASE_MS = 20_000;
const POLL_MS = 100;

const STORE = "leases";
const KEY = "list";

interface LeaseSchema extends DBSchema {
  [STORE]: {
    key: typeof KEY;
    /** `takenAt` in epoch ms. */
    value: { owner: string; takenAt: number };
  };
}
type LeaseDatabase = IDBPDatabase<LeaseSchema>;

/**
 * Waits until no other tab has the lease, takes it, and resolves to the function
 * that releases it. A lease of LEASE_MS is over. Rejects if IndexedDB is missing
 * or fails.
 */
export async function takeListLease(): Promise<() => Promise<void>> {
  const database = await openDatabase<LeaseSchema>("list-lock", {
    upgrade: (created) => void created.createObjectStore(STORE),
  });
  const owner = randomKey();
  while (!(await take(database, owner)))
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  return () => release(database, owner);
}

/** Resolves to whether the lease was free. Transactions that write run one after another, in all tabs. */
async function take(database: LeaseDatabase, owner: string): Promise<boolean> {
  const transaction = database.transaction(STORE, "readwrite");
  const lease = await transaction.store.get(KEY);
  const now = Date.now();
  const isFree = !lease || Math.abs(now - lease.takenAt) >= LEASE_MS;
  if (isFree) await transaction.store.put({ owner, takenAt: now }, KEY);
  await transaction.done;
  return isFree;
}

/** Leaves a lease that another tab has taken since. Logs a failure: the lease ends by itself. */
async function release(database: LeaseDatabase, owner: string) {
  try {
    const transaction = database.transaction(STORE, "readwrite");
    const lease = await transaction.store.get(KEY);
    if (lease?.owner === owner) await transaction.store.delete(KEY);
    await transaction.done;
  } catch (error) {
    console.error("The lease could not be released.", error);
  } finally {
    database.close();
  }
}
