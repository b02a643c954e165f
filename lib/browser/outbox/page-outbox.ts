import type { ListRef } from "@/lib/browser/api/list-ref";
import { lastJoin } from "@/lib/browser/list/last-join";
import type { ListBinding } from "@/lib/browser/list/list-binding";
import {
  deleteDelivered,
  deleteEntries,
  KeyKeptError,
  readEntries,
  readEntry,
  updateEntry,
} from "@/lib/browser/outbox/outbox-entries";
import type { OutboxEntry } from "@/lib/browser/outbox/outbox-entry";
import {
  withEntryLock,
  withoutSender,
} from "@/lib/browser/outbox/outbox-locks";
import { sendOutbox, type SendResult } from "@/lib/browser/outbox/send-outbox";
import { isBrowserOffline } from "./can-keep";
import {
  type KeptExpense,
  protectEntries,
  storeExpenses,
  storeMarked,
} from "./keep-expenses";
import { entriesOf } from "./entries-of";
import { hasOutboxMarker, setOutboxMarker } from "./outbox-marker";

export { entryExpense } from "@/lib/browser/outbox/entry-expense";
export {
  onOutboxChange,
  wasDelivered,
} from "@/lib/browser/outbox/outbox-events";
export { KeyKeptError, readEntries };

const MIN_WAIT_MS = 5000;
const MAX_WAIT_MS = 5 * 60 * 1000;

let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;

/** Sends what can be sent, and again later while something is left or the storage fails. */
export async function flushOutbox() {
  clearTimeout(timer);
  let result: SendResult = { left: 1, waitMs: 0 };
  try {
    result = await sendOutbox({ lastJoin });
    await updateMarker();
  } finally {
    flushLater(result);
  }
}

function flushLater({ left, waitMs }: SendResult) {
  clearTimeout(timer);
  if (left === 0) failures = 0;
  else timer = setTimeout(flushAndLog, Math.max(waitMs, nextBackOffMs()));
}

/** An offline browser has sent nothing, and says when it is online. */
function nextBackOffMs(): number {
  if (isBrowserOffline()) return MAX_WAIT_MS;
  failures += 1;
  return Math.min(MAX_WAIT_MS, MIN_WAIT_MS * 2 ** (failures - 1));
}

function flushAndLog() {
  flushOutbox().catch((error: unknown) =>
    console.error("The unsent expenses could not be sent.", error),
  );
}

/**
 * Stores all expenses on this device, or none, and sends them as soon as possible.
 * Rejects with a KeyKeptError or a NotKeptError.
 */
export async function keepExpenses(
  expenses: readonly KeptExpense[],
  binding: ListBinding,
) {
  const isFirst = !hasOutboxMarker();
  await storeExpenses(expenses, binding);
  startSending(isFirst);
}

/** Puts an entry back that was removed. Rejects with a KeyKeptError or a NotKeptError. */
export async function restoreEntry(entry: OutboxEntry) {
  const isFirst = !hasOutboxMarker();
  await storeMarked([entry]);
  startSending(isFirst);
}

/** Sends an entry again that the server has rejected. */
export async function retryEntry(key: string) {
  await updateEntry(key, (entry) => ({ ...entry, problem: undefined }));
  await flushOutbox();
}

/** Resolves to the removed entry; to undefined when it was sent or removed meanwhile. */
export async function removeEntry(
  key: string,
): Promise<OutboxEntry | undefined> {
  const removed = await withEntryLock(key, async () => {
    const entry = await readEntry(key);
    await deleteEntries([key]);
    return entry;
  });
  await updateMarker();
  return removed;
}

/** For an entry whose expense the list has. */
export async function completeEntry(key: string) {
  await withEntryLock(key, () => deleteDelivered([key]));
  await updateMarker();
}

/** For expenses that the list has. */
export async function completeEntriesOf(ids: readonly string[]) {
  for (const key of await keysOf(ids)) await completeEntry(key);
}

/** For expenses that are about to be deleted from the list. */
export async function dropEntriesOf(ids: readonly string[]) {
  for (const key of await keysOf(ids)) await removeEntry(key);
}

/** Runs the call while nothing is sent, and then removes the entries of the list. */
export async function eraseWithEntries(
  list: ListRef,
  call: () => Promise<void>,
) {
  await withoutSender(async () => {
    const erased = entriesOf(list, await readEntries());
    await call();
    await deleteEntries(erased.map(({ key }) => key));
  });
  await updateMarker();
}

async function keysOf(ids: readonly string[]): Promise<string[]> {
  const known = new Set(ids);
  const entries = await readEntries();
  return entries.filter(({ id }) => known.has(id)).map(({ key }) => key);
}

function startSending(isFirst: boolean) {
  void protectEntries(isFirst);
  failures = 0;
  flushAndLog();
}

/** Reads again after the marker was removed: another tab may have stored an entry meanwhile. */
async function updateMarker() {
  if ((await readEntries()).length > 0) return;
  setOutboxMarker(false);
  if ((await readEntries()).length > 0) setOutboxMarker(true);
}
