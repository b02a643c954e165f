import type { ListRef } from "@/lib/browser/api/list-ref";
import { hasSameFields } from "@/lib/domain/expenses/has-same-fields";
import {
  changeEntries,
  outboxDatabase,
  storeIfPossible,
} from "./outbox-database";
import {
  entryExpense,
  isSameEntry,
  isUnbound,
  type OutboxEntry,
} from "./outbox-entry";
import { publishOutboxChange } from "./outbox-events";

/** The key belongs to an entry with other fields, or for another list. */
export class KeyTakenError extends Error {
  constructor() {
    super("The key belongs to another expense on this device.");
    this.name = "KeyTakenError";
  }
}

/** The released presses of this context, for a storage that is full. */
const cache = { released: new Set<string>() };

/** Oldest first. */
export async function readEntries(): Promise<OutboxEntry[]> {
  const db = await outboxDatabase();
  const entries = await db.getAll("entries");
  return entries.map(withoutReleased).sort((a, b) => a.at - b.at);
}

export async function readEntry(key: string): Promise<OutboxEntry | undefined> {
  const db = await outboxDatabase();
  const entry = await db.get("entries", key);
  return entry && withoutReleased(entry);
}

function withoutReleased(entry: OutboxEntry): OutboxEntry {
  const isReleased = entry.press && cache.released.has(entry.press);
  return isReleased ? { ...entry, press: undefined } : entry;
}

/**
 * Stores all entries or none. An entry that is stored already stays as it is, unless
 * the server has rejected it or the user has replaced it. One of a press stays stored
 * when the press fails. Resolves to how many are new. Rejects with a KeyTakenError, or
 * when the storage is blocked or full.
 */
export async function storeEntries(
  entries: readonly OutboxEntry[],
  replacedKeys: readonly string[] = [],
): Promise<number> {
  let added = 0;
  await changeEntries(async (store) => {
    for (const entry of entries) {
      const stored = await store.get(entry.key);
      if (!stored) added += 1;
      const isReplaced = stored?.problem || replacedKeys.includes(entry.key);
      if (!stored || isReplaced) await store.put(entry);
      else if (!isUnchanged(stored, entry)) {
        store.transaction.abort();
        throw new KeyTakenError();
      } else if (stored.press) await store.put({ ...stored, press: undefined });
    }
  });
  await announceChange();
  return added;
}

/**
 * Stores the entries of a press, before they are sent. An entry that is stored
 * already stays as it is, unless the user has replaced it. Resolves to the replaced
 * ones. Rejects when the storage is blocked or full, and then stores none.
 */
export async function storePress(
  entries: readonly OutboxEntry[],
  replacedKeys: readonly string[],
): Promise<OutboxEntry[]> {
  const replaced: OutboxEntry[] = [];
  await changeEntries(async (store) => {
    for (const entry of entries) {
      const stored = await store.get(entry.key);
      if (stored && !replacedKeys.includes(entry.key)) continue;
      if (stored) replaced.push(stored);
      await store.put(entry);
    }
  });
  return replaced;
}

/** Removes the entries of a press that was sent, and puts back what those that have failed had replaced. */
export async function endPress(
  press: string,
  deliveredKeys: readonly string[],
  replaced: readonly OutboxEntry[],
) {
  await changeEntries(async (store) => {
    for (const key of deliveredKeys) await store.delete(key);
    for (const entry of await store.getAll()) {
      if (entry.press !== press) continue;
      const before = replaced.find(({ key }) => key === entry.key);
      if (before) await store.put(before);
      else await store.delete(entry.key);
    }
  });
  await announceChange(deliveredKeys);
}

function isUnchanged(stored: OutboxEntry, entry: OutboxEntry): boolean {
  return (
    isSameEntry(stored, entry) &&
    hasSameFields(entryExpense(stored), entryExpense(entry))
  );
}

/** Shows the entries of a press, and leaves them to the sender, because no screen answers for them any more. */
export async function releasePress(press: string) {
  cache.released.add(press);
  await storeIfPossible(() => updateEntries(withoutReleased));
  await announceChange();
}

export async function updateEntry(
  key: string,
  change: (entry: OutboxEntry) => OutboxEntry,
) {
  await changeEntries(async (store) => {
    const entry = await store.get(key);
    if (entry) await store.put(change(entry));
  });
  await announceChange();
}

/** Gives the list to the entries that wait for it: it was made, and the user has joined no other. */
export async function bindEntries(
  list: ListRef,
  joinBefore: string | undefined,
) {
  await updateEntries((entry) =>
    !entry.problem && isUnbound(entry) && entry.joinBefore === joinBefore
      ? { ...entry, list, joinBefore: undefined }
      : entry,
  );
  await announceChange();
}

/** Deletes entries that the list has: `wasDelivered` then says so. */
export async function completeEntries(keys: readonly string[]) {
  await deleteEntries(keys);
  await announceChange(keys);
}

/** Deletes entries that are not to be sent. */
export async function removeEntries(keys: readonly string[]) {
  await deleteEntries(keys);
  await announceChange();
}

function deleteEntries(keys: readonly string[]) {
  return changeEntries(async (store) => {
    for (const key of keys) await store.delete(key);
  });
}

function updateEntries(change: (entry: OutboxEntry) => OutboxEntry) {
  return changeEntries(async (store) => {
    for (const entry of await store.getAll()) {
      const changed = change(entry);
      if (changed !== entry) await store.put(changed);
    }
  });
}

async function announceChange(deliveredKeys?: readonly string[]) {
  publishOutboxChange(deliveredKeys);
  await showBadge();
}

/** Shows the number of unsent expenses at the icon of the installed app, where the browser can. */
async function showBadge() {
  const badges: Partial<Navigator> = navigator;
  if (!badges.setAppBadge) return;
  const entries = await readEntries();
  const count = entries.filter(({ press }) => !press).length;
  try {
    if (count > 0) await badges.setAppBadge(count);
    else await badges.clearAppBadge?.();
  } catch (error) {
    console.info("The app has no badge.", error);
  }
}
