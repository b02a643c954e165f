import { isKnownList, type ListRef } from "@/lib/browser/api/list-ref";
import { lastJoin } from "@/lib/browser/list/last-join";
import { lastList } from "@/lib/browser/list/last-list";
import type { ListBinding } from "@/lib/browser/list/list-binding";
import { countAdd } from "@/lib/browser/storage/add-count";
import { openedWithin } from "@/lib/browser/storage/open-database";
import { randomKey } from "@/lib/browser/storage/random-key";
import { expenseIdOf } from "@/lib/domain/expenses/expense-id";
import { withLock } from "@/lib/browser/storage/with-lock";
import {
  completeEntries,
  removeEntries,
  endPress,
  readEntries,
  readEntry,
  releasePress,
  storeEntries,
  storePress,
  updateEntry,
} from "./outbox-entries";
import { outboxDatabase } from "./outbox-database";
import {
  entriesOf,
  isSameEntry,
  type OutboxEntry,
  pressLock,
} from "./outbox-entry";
import { hasOutboxMarker, setOutboxMarker } from "./outbox-marker";
import { type ExpenseToSend, isInList, type SendOutcome } from "./post-expense";
import {
  sendOutbox,
  SYNC_TAG,
  withEntryLock,
  withoutSender,
} from "./send-outbox";

export { wasDelivered } from "./outbox-events";
export { KeyTakenError, readEntries } from "./outbox-entries";

/** A press waits no longer for storage, and sends without it. */
const MAX_OPEN_MS = 1000;
const MIN_WAIT_MS = 5000;
const MAX_WAIT_MS = 5 * 60 * 1000;

const retry: { timer?: ReturnType<typeof setTimeout>; failures: number } = {
  failures: 0,
};

/** Sends what can be sent, and again later while something is left or the storage fails. */
export async function flushOutbox() {
  clearTimeout(retry.timer);
  let result = { left: 1, waitMs: 0 };
  try {
    result = await sendOutbox(lastJoin);
    await updateMarker();
  } finally {
    const { left, waitMs } = result;
    clearTimeout(retry.timer);
    if (left === 0) retry.failures = 0;
    else
      retry.timer = setTimeout(flushAndLog, Math.max(waitMs, nextBackOffMs()));
  }
}

/** An offline browser has sent nothing, and says when it is online. */
function nextBackOffMs(): number {
  if (!navigator.onLine) return MAX_WAIT_MS;
  retry.failures += 1;
  return Math.min(MAX_WAIT_MS, MIN_WAIT_MS * 2 ** (retry.failures - 1));
}

function flushAndLog() {
  flushOutbox().catch((error: unknown) =>
    console.error("The unsent expenses could not be sent.", error),
  );
}

/**
 * Stores all expenses on this device, or none, and sends them as soon as possible.
 * Rejects as storeEntries does.
 */
export async function storeAndSend(
  expenses: readonly ExpenseToSend[],
  binding: ListBinding,
) {
  const isFirst = !hasOutboxMarker();
  const entries = newEntries(expenses, binding);
  const replacedKeys = keysToReplace(expenses);
  const stored = await storeMarked(() => storeEntries(entries, replacedKeys));
  countAdd(entries[0]?.list, stored);
  startSending(isFirst);
}

/** Puts an entry back that was removed. Rejects as storeEntries does. */
export async function restoreEntry(entry: OutboxEntry) {
  const isFirst = !hasOutboxMarker();
  await storeMarked(() => storeEntries([entry]));
  startSending(isFirst);
}

/** The outcomes of the first expenses of a press, and whether the others stay stored, as unsent ones. */
type SentPress = { outcomes: readonly SendOutcome[]; staysStored: boolean };

/**
 * Stores the expenses of a press while they are sent. Where they cannot be stored,
 * they are sent nevertheless.
 *
 * @param send resolves before any is removed
 */
export function sendPress(
  expenses: readonly ExpenseToSend[],
  binding: ListBinding,
  send: (isStored: boolean) => Promise<SentPress>,
): Promise<SentPress> {
  const press = randomKey();
  const entries = newEntries(expenses, binding).map((entry) => ({
    ...entry,
    press,
    tries: 1,
  }));
  return withLock(pressLock(press), async () => {
    const replaced = await storePressIfPossible(entries, expenses);
    const sent = await send(replaced !== undefined);
    if (replaced) await settlePress(press, entries, sent, replaced);
    return sent;
  });
}

async function storePressIfPossible(
  entries: readonly OutboxEntry[],
  expenses: readonly ExpenseToSend[],
): Promise<readonly OutboxEntry[] | undefined> {
  try {
    await openedWithin(MAX_OPEN_MS, outboxDatabase());
    return await storeMarked(() =>
      storePress(entries, keysToReplace(expenses)),
    );
  } catch (error) {
    console.info("The expense is sent without being stored first.", error);
    return undefined;
  }
}

async function settlePress(
  press: string,
  entries: readonly OutboxEntry[],
  { outcomes, staysStored }: SentPress,
  replaced: readonly OutboxEntry[],
) {
  const delivered = entries.filter((_, index) => isInList(outcomes[index]));
  try {
    const stored = await readEntries();
    // The key of a payment may belong to an entry of another list.
    const keys = stored
      .filter((one) => delivered.some((entry) => isSameEntry(one, entry)))
      .map(({ key }) => key);
    if (staysStored && delivered.length < entries.length) {
      await completeEntries(keys);
      await releasePress(press);
      return startSending(false);
    }
    await endPress(press, keys, replaced);
    await updateMarker();
  } catch (error) {
    console.error("The sent expense could not be removed.", error);
  }
}

function newEntries(
  expenses: readonly ExpenseToSend[],
  binding: ListBinding,
): OutboxEntry[] {
  const at = Date.now();
  return expenses.map(({ values, key, wasTried }, index) => ({
    key,
    id: expenseIdOf(key),
    values,
    ...listFields(binding),
    // In the order of the expenses.
    at: at + index,
    tries: wasTried ? 1 : 0,
  }));
}

/**
 * A page that has opened offline does not know its list; the browser has stored it,
 * unless it has joined another one since.
 */
function listFields({
  list: bound,
  joinBefore = lastJoin(),
}: ListBinding): Pick<OutboxEntry, "list" | "joinBefore"> {
  const list =
    bound ?? (joinBefore === lastJoin() ? lastList().list : undefined);
  return isKnownList(list) ? { list } : { list, joinBefore };
}

function keysToReplace(expenses: readonly ExpenseToSend[]): string[] {
  return expenses.flatMap(({ key, replaces }) => (replaces ? [key] : []));
}

/** The marker is set again at the end: another tab may have removed it meanwhile. */
async function storeMarked<T>(store: () => Promise<T>): Promise<T> {
  if (!setOutboxMarker(true)) throw new Error("The browser blocks storage.");
  const result = await store();
  setOutboxMarker(true);
  return result;
}

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
    await removeEntries([key]);
    return entry;
  });
  await updateMarker();
  return removed;
}

/** Removes the entries of expenses that the list has. */
export async function completeEntriesOf(list: ListRef, ids: readonly string[]) {
  for (const key of await keysOf(list, ids))
    await withEntryLock(key, () => completeEntries([key]));
  await updateMarker();
}

/** Removes the entries of expenses that are about to be deleted from the list. */
export async function removeEntriesOf(list: ListRef, ids: readonly string[]) {
  for (const key of await keysOf(list, ids))
    await withEntryLock(key, () => removeEntries([key]));
  await updateMarker();
}

/** Runs the call while nothing is sent, and then removes the entries of the list. */
export async function eraseWithEntries(
  list: ListRef,
  call: () => Promise<void>,
) {
  await withoutSender(async () => {
    const erased = entriesOf(list, await readEntries());
    await call();
    await removeEntries(erased.map(({ key }) => key));
  });
  await updateMarker();
}

/** Another list may have the same payment, with the same id. */
async function keysOf(
  list: ListRef,
  ids: readonly string[],
): Promise<string[]> {
  const known = new Set(ids);
  const entries = entriesOf(list, await readEntries());
  return entries.filter(({ id }) => known.has(id)).map(({ key }) => key);
}

function startSending(isFirst: boolean) {
  void protectEntries(isFirst);
  retry.failures = 0;
  flushAndLog();
}

/** Reads again after the marker was removed: another tab may have stored an entry meanwhile. */
async function updateMarker() {
  if ((await readEntries()).length > 0) return;
  setOutboxMarker(false);
  if ((await readEntries()).length > 0) setOutboxMarker(true);
}

/**
 * Asks the browser to wake the worker when the network is back, and for the first
 * entry not to remove the storage by itself.
 */
async function protectEntries(isFirst: boolean) {
  const { storage, serviceWorker } = navigator as Partial<Navigator>;
  try {
    if (isFirst) await storage?.persist();
    const registration = await serviceWorker?.getRegistration();
    await (registration as SyncRegistration | undefined)?.sync?.register(
      SYNC_TAG,
    );
  } catch (error) {
    console.info("The browser does not protect the unsent expenses.", error);
  }
}

/** Chromium only: https://developer.mozilla.org/en-US/docs/Web/API/Background_Synchronization_API */
type SyncRegistration = ServiceWorkerRegistration & {
  sync?: { register: (tag: string) => Promise<void> };
};
