import type { ExpenseFormValues } from "@/lib/domain/expenses/form-values";
import { lastList } from "@/lib/browser/list/last-list";
import { isKnownList } from "@/lib/browser/api/list-ref";
import { lastJoin } from "@/lib/browser/list/last-join";
import type { ListBinding } from "@/lib/browser/list/list-binding";
import { countAdd } from "@/lib/browser/storage/add-count";
import {
  KeyKeptError,
  storeEntries,
} from "@/lib/browser/outbox/outbox-entries";
import { expenseIdOf } from "@/lib/domain/expenses/expense-id";
import type { OutboxEntry } from "@/lib/browser/outbox/outbox-entry";
import { SYNC_TAG } from "@/lib/browser/outbox/sync-outbox";
import { setOutboxMarker } from "./outbox-marker";

export type KeptExpense = {
  values: ExpenseFormValues;
  key: string;
  /** The user has corrected the entry with this key, or adds it to another list. */
  replaces?: boolean;
};

/** The browser blocks storage, or it is full. Nothing was stored. */
export class NotKeptError extends Error {
  constructor(cause?: unknown) {
    super("The expense could not be stored on this device.", { cause });
    this.name = "NotKeptError";
  }
}

/** Stores all expenses or none. Rejects with a KeyKeptError or a NotKeptError. */
export async function storeExpenses(
  expenses: readonly KeptExpense[],
  binding: ListBinding,
) {
  const list = listFields(binding);
  const at = Date.now();
  const added = await storeMarked(
    expenses.map(({ values, key }, index) => ({
      key,
      id: expenseIdOf(key),
      values,
      ...list,
      // In the order of the expenses.
      at: at + index,
      tries: 0,
    })),
    expenses.flatMap(({ key, replaces }) => (replaces ? [key] : [])),
  );
  countAdd(added);
}

/** Resolves as `storeEntries` does; rejects as `storeExpenses` does. The marker is set again at the end: another tab may have removed it meanwhile. */
export async function storeMarked(
  entries: readonly OutboxEntry[],
  replacedKeys?: readonly string[],
): Promise<number> {
  if (!setOutboxMarker(true)) throw new NotKeptError();
  let added: number;
  try {
    added = await storeEntries(entries, replacedKeys);
  } catch (error) {
    if (error instanceof KeyKeptError) throw error;
    throw new NotKeptError(error);
  }
  setOutboxMarker(true);
  return added;
}

/** A page that has opened offline does not know its list; the browser has stored it. */
function listFields({
  list = lastList().list,
  joinBefore = lastJoin(),
}: ListBinding): Pick<OutboxEntry, "list" | "joinBefore"> {
  return isKnownList(list) ? { list } : { list, joinBefore };
}

/**
 * Asks the browser to wake the worker when the network is back, and for the first
 * entry not to remove the storage by itself.
 */
export async function protectEntries(isFirst: boolean) {
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
