/** Loaded when it is needed, and late: it cannot be loaded once the network is gone. */
export function loadOutbox() {
  return import("./page-outbox");
}
