import { hasOutboxMarker } from "./outbox-marker";

/** Loaded when it is needed: offline, after a failed press, or while it has entries. */
export function loadOutbox() {
  return import("./page-outbox");
}

/** Call when an expense was added: its entry, if there is one, is done, and the network is back. */
export async function noteSentExpense(key: string) {
  if (!hasOutboxMarker()) return;
  try {
    await (await loadOutbox()).completeEntry(key);
  } catch (error) {
    console.error("The sent expense could not be removed.", error);
  }
  await flushMarkedOutbox();
}

/** Call with the ids of a list from the server: an entry of one of them is done, also when its response was lost. */
export async function noteListedExpenses(ids: readonly string[]) {
  if (!hasOutboxMarker()) return;
  try {
    await (await loadOutbox()).completeEntriesOf(ids);
  } catch (error) {
    console.error("The unsent expenses could not be compared.", error);
  }
}

/** Sends what this device has not sent yet. Logs a failure: a later trigger tries again. */
export async function flushMarkedOutbox() {
  if (!hasOutboxMarker()) return;
  try {
    await (await loadOutbox()).flushOutbox();
  } catch (error) {
    console.error("The unsent expenses could not be sent.", error);
  }
}

/** Call before expenses are deleted: a late try would bring them back. */
export async function dropUnsentExpenses(ids: readonly string[]) {
  if (!hasOutboxMarker()) return;
  try {
    await (await loadOutbox()).dropEntriesOf(ids);
  } catch (error) {
    console.error("The unsent expenses could not be looked up.", error);
  }
}
