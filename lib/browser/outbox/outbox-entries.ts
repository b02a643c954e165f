import type { ListRef } from "@/lib/browser/api/list-ref";
import { hasSameFields } from "@/lib/domain/expenses/has-same-fields";
import { showBadge } from "./badge";
import { entryExpense } from "./entry-expense";
import { outboxDatabase } from "./outbox-database";
import { isUnbound, type OutboxEntry } from "./outbox-entry";
import { publishOutboxChange } from "./outbox-events";

/** The power may fail right after the user was told that the expense is stored. */
const STRICT = { durability: "strict" } as const;

/** The key belongs to an entry with other fields, or for another list. */
export class KeyKeptError extends Error {
  constructor() {
    super("The key belongs to another expense on this device.");
    this.name = "KeyKeptError";
  }
}

/** Oldest first. */
export async function readEntries(): Promise<OutboxEntry[]> {
  const db = await outboxDatabase();
  const entries = await db.getAll("entries");
  return entries.sort((a, b) => a.at - b.at);
}

export async function readEntry(key: string): Promise<OutboxEntry | undefined> {
  const db = await outboxDatabase();
  return db.get("entries", key);
}

/**
 * Stores all entries or none. An entry that is stored already stays as it is, unless
 * the server has rejected it or the user has replaced it. Resolves to how many are new.
 * Rejects with a KeyKeptError, or when the storage is blocked or full.
 */
export async function storeEntries(
  entries: readonly OutboxEntry[],
  replacedKeys: readonly string[] = [],
): Promise<number> {
  const db = await outboxDatabase();
  const transaction = db.transaction("entries", "readwrite", STRICT);
  // Rejects with the transaction, whose error is reported by the calls below.
  transaction.done.catch(() => {});
  let added = 0;
  for (const entry of entries) {
    const stored = await transaction.store.get(entry.key);
    if (!stored) added += 1;
    const isReplaced = stored?.problem || replacedKeys.includes(entry.key);
    if (!stored || isReplaced) await transaction.store.put(entry);
    else if (!isSameExpense(stored, entry)) {
      transaction.abort();
      throw new KeyKeptError();
    }
  }
  await transaction.done;
  await announceChange();
  return added;
}

/** A list that was not known may be known since. */
function isSameExpense(stored: OutboxEntry, entry: OutboxEntry): boolean {
  const isSameList =
    isUnbound(stored) || isUnbound(entry) || stored.list === entry.list;
  return isSameList && hasSameFields(entryExpense(stored), entryExpense(entry));
}

/** Changes the entry, unless it is gone. */
export async function updateEntry(
  key: string,
  change: (entry: OutboxEntry) => OutboxEntry,
) {
  await updateEntries((entry) => (entry.key === key ? change(entry) : entry));
}

/** For the entries that wait for a list: it was made, and the user has joined no other. */
export async function bindEntries(
  list: ListRef,
  joinBefore: string | undefined,
) {
  await updateEntries((entry) =>
    !entry.problem && isUnbound(entry) && entry.joinBefore === joinBefore
      ? { ...entry, list, joinBefore: undefined }
      : entry,
  );
}

/** For entries that the list has: `wasDelivered` then says so. */
export async function deleteDelivered(keys: readonly string[]) {
  await removeEntries(keys);
  await announceChange(keys);
}

/** For entries that are not to be sent. */
export async function deleteEntries(keys: readonly string[]) {
  await removeEntries(keys);
  await announceChange();
}

async function removeEntries(keys: readonly string[]) {
  const db = await outboxDatabase();
  const transaction = db.transaction("entries", "readwrite", STRICT);
  await Promise.all([
    ...keys.map((key) => transaction.store.delete(key)),
    transaction.done,
  ]);
}

async function updateEntries(change: (entry: OutboxEntry) => OutboxEntry) {
  const db = await outboxDatabase();
  const transaction = db.transaction("entries", "readwrite", STRICT);
  const entries = await transaction.store.getAll();
  await Promise.all([
    ...entries.map((entry) => {
      const changed = change(entry);
      return changed === entry ? undefined : transaction.store.put(changed);
    }),
    transaction.done,
  ]);
  publishOutboxChange();
}

/** For a change of their number. */
async function announceChange(deliveredKeys?: readonly string[]) {
  publishOutboxChange(deliveredKeys);
  const db = await outboxDatabase();
  await showBadge(await db.count("entries"));
}
