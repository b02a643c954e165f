/** Loaded when it is needed: for a press, offline, or while it has entries. */
export function loadOutbox() {
  return import("./page-outbox");
}
