import type { ListBinding } from "@/lib/browser/list/list-binding";
import {
  canKeepExpenses,
  isBrowserOffline,
} from "@/lib/browser/outbox/can-keep";
import type { KeptExpense } from "@/lib/browser/outbox/keep-expenses";
import { loadOutbox } from "@/lib/browser/outbox/load-outbox";

/**
 * `kept_otherwise`: this payment waits on the device with other fields. `not_ready`:
 * the scripts were not loaded while there was a network.
 */
export type KeepProblemCode = "not_kept" | "kept_otherwise" | "not_ready";

/** Nothing was stored on this device. */
export class KeepError extends Error {
  readonly code: KeepProblemCode;
  constructor(code: KeepProblemCode, cause: unknown) {
    super("The expenses were not stored on this device.", { cause });
    this.name = "KeepError";
    this.code = code;
  }
}

/** Whether a press stores the expense on this device, as its button says. */
export function savesOnDevice(): boolean {
  return isBrowserOffline() && canKeepExpenses();
}

/**
 * Stores all expenses on this device, or none: then rejects with a KeepError.
 *
 * @param loadScreen loads what shows them, before anything is stored
 */
export async function keepOnDevice(
  expenses: readonly KeptExpense[],
  binding: ListBinding,
  loadScreen?: () => Promise<unknown>,
) {
  const [outbox] = await Promise.all([loadOutbox(), loadScreen?.()]).catch(
    (error: unknown) => {
      throw new KeepError("not_ready", error);
    },
  );
  try {
    await outbox.keepExpenses(expenses, binding);
  } catch (error) {
    const isOther = error instanceof outbox.KeyKeptError;
    throw new KeepError(isOther ? "kept_otherwise" : "not_kept", error);
  }
}
