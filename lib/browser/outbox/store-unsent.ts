import { IS_OWN_API } from "@/lib/browser/api/urls";
import { lastList } from "@/lib/browser/list/last-list";
import type { ListBinding } from "@/lib/browser/list/list-binding";
import { loadOutbox } from "./load-outbox";
import type { ExpenseToSend } from "./post-expense";

/**
 * `stored_otherwise`: its key is unsent on the device with other fields, or for
 * another list.
 * `not_ready`: the scripts were not loaded while there was a network.
 */
export type StoreProblemCode = "not_stored" | "stored_otherwise" | "not_ready";

/** Nothing was stored on this device. */
export class StoreUnsentError extends Error {
  readonly code: StoreProblemCode;
  constructor(code: StoreProblemCode, cause: unknown) {
    super("The expenses were not stored on this device.", { cause });
    this.name = "StoreUnsentError";
    this.code = code;
  }
}

/** Whether this device can store unsent expenses: the list takes changes, and the host knows the keys by which each is stored once. */
export function canStoreUnsent(): boolean {
  return IS_OWN_API && lastList().isEditable !== false;
}

/** A hint of the browser: an offline one has certainly no network. */
export function isBrowserOffline(): boolean {
  return !navigator.onLine;
}

/** Whether a press stores the expense on this device, as its button says. */
export function willStoreUnsent(): boolean {
  return isBrowserOffline() && canStoreUnsent();
}

/**
 * Stores all expenses on this device, or none: then rejects with a StoreUnsentError.
 *
 * @param loadScreen loads what shows them, before anything is stored
 */
export async function storeUnsent(
  expenses: readonly ExpenseToSend[],
  binding: ListBinding,
  loadScreen?: () => Promise<unknown>,
) {
  const [outbox] = await Promise.all([loadOutbox(), loadScreen?.()]).catch(
    (error: unknown) => {
      throw new StoreUnsentError("not_ready", error);
    },
  );
  try {
    await outbox.storeAndSend(expenses, binding);
  } catch (error) {
    const isOther = error instanceof outbox.KeyTakenError;
    throw new StoreUnsentError(
      isOther ? "stored_otherwise" : "not_stored",
      error,
    );
  }
}
