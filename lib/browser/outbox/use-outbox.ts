import { useSyncExternalStore } from "react";
import { createExternalStore } from "@/lib/browser/storage/external-store";
import { loadOutbox } from "./load-outbox";
import type { OutboxEntry } from "./outbox-entry";
import { onOutboxChange } from "./outbox-events";
import { hasOutboxMarker } from "./outbox-marker";

const NO_ENTRIES: readonly OutboxEntry[] = [];

/** Until a failed read is tried again. */
const RETRY_MS = 10_000;

/** The entries of this device that the screens show. */
const shown = createExternalStore(NO_ENTRIES);
const cache: {
  isFollowing: boolean;
  retryTimer?: ReturnType<typeof setTimeout>;
} = { isFollowing: false };

/** The expenses on this device that the server has not confirmed, oldest first, also those that it has rejected. Empty until they were read. */
export function useOutbox(): readonly OutboxEntry[] {
  return useSyncExternalStore(
    subscribeToOutbox,
    outboxSnapshot,
    () => NO_ENTRIES,
  );
}

export const outboxSnapshot = shown.get;

export function subscribeToOutbox(listener: () => void) {
  if (!cache.isFollowing) {
    cache.isFollowing = true;
    onOutboxChange(() => void read());
  }
  if (hasOutboxMarker()) void read();
  return shown.subscribe(listener);
}

async function read() {
  try {
    const { readEntries } = await loadOutbox();
    // A press shows its own outcome.
    shown.set((await readEntries()).filter(({ press }) => !press));
  } catch (error) {
    console.error("The unsent expenses could not be loaded.", error);
    clearTimeout(cache.retryTimer);
    cache.retryTimer = setTimeout(() => void read(), RETRY_MS);
  }
}
