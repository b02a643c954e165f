import type { OutboxEntry } from "@/lib/browser/outbox/outbox-entry";
import { loadOutbox } from "./load-outbox";
import { hasOutboxMarker, onOutboxMarker } from "./outbox-marker";

export const NO_ENTRIES: readonly OutboxEntry[] = [];

/** Until a failed first read is tried again. */
const RETRY_MS = 10_000;

let entries = NO_ENTRIES;
let isStarted = false;
const listeners = new Set<() => void>();

/** The entries of this device, oldest first. Empty until they were read. */
export function outboxSnapshot(): readonly OutboxEntry[] {
  return entries;
}

export function subscribeToOutbox(listener: () => void) {
  listeners.add(listener);
  if (hasOutboxMarker()) void start();
  const stopWaiting = onOutboxMarker(() => void start());
  return () => {
    listeners.delete(listener);
    stopWaiting();
  };
}

async function start() {
  if (isStarted) return;
  isStarted = true;
  let stopListening = () => {};
  try {
    const { onOutboxChange, readEntries } = await loadOutbox();
    const read = async () => {
      entries = await readEntries();
      for (const listener of listeners) listener();
    };
    stopListening = onOutboxChange(() => void read().catch(logFailure));
    await read();
  } catch (error) {
    logFailure(error);
    stopListening();
    isStarted = false;
    setTimeout(() => {
      if (listeners.size > 0) void start();
    }, RETRY_MS);
  }
}

function logFailure(error: unknown) {
  console.error("The unsent expenses could not be loaded.", error);
}
