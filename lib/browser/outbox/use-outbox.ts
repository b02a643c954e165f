import { useSyncExternalStore } from "react";
import { loadOutbox } from "./load-outbox";
import type { OutboxEntry } from "./outbox-entry";
import { hasOutboxMarker, onOutboxMarker } from "./outbox-marker";

const NO_ENTRIES: readonly OutboxEntry[] = [];

/** Until a failed first read is tried again. */
const RETRY_MS = 10_000;

/** The entries of this device that the screens show. */
const cache = { entries: NO_ENTRIES, isFollowing: false };
const listeners = new Set<() => void>();

/** The expenses on this device that are not sent yet, oldest first. Empty until they were read. */
export function useOutbox(): readonly OutboxEntry[] {
  return useSyncExternalStore(
    subscribeToOutbox,
    outboxSnapshot,
    () => NO_ENTRIES,
  );
}

export function outboxSnapshot(): readonly OutboxEntry[] {
  return cache.entries;
}

export function subscribeToOutbox(listener: () => void) {
  listeners.add(listener);
  if (hasOutboxMarker()) void follow();
  const stopWaiting = onOutboxMarker(() => void follow());
  return () => {
    listeners.delete(listener);
    stopWaiting();
  };
}

async function follow() {
  if (cache.isFollowing) return;
  cache.isFollowing = true;
  let stopListening = () => {};
  try {
    const { onOutboxChange, readEntries } = await loadOutbox();
    const read = async () => {
      // A press shows its own outcome.
      cache.entries = (await readEntries()).filter(({ press }) => !press);
      for (const listener of listeners) listener();
    };
    stopListening = onOutboxChange(() => void read().catch(logFailure));
    await read();
  } catch (error) {
    logFailure(error);
    stopListening();
    cache.isFollowing = false;
    setTimeout(() => {
      if (listeners.size > 0) void follow();
    }, RETRY_MS);
  }
}

function logFailure(error: unknown) {
  console.error("The unsent expenses could not be loaded.", error);
}
