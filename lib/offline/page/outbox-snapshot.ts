import type { OutboxEntry } from "@/lib/offline/outbox/outbox-entry";
import { loadOutbox } from "./load-outbox";
import { hasOutboxMarker, onOutboxMarker } from "./outbox-marker";

const NONE: readonly OutboxEntry[] = [];

let entries = NONE;
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
  try {
    const { onOutboxChange, readEntries } = await loadOutbox();
    const read = async () => {
      try {
        entries = await readEntries();
        for (const listener of listeners) listener();
      } catch (error) {
        console.error("The unsent expenses could not be read.", error);
      }
    };
    onOutboxChange(() => void read());
    await read();
  } catch (error) {
    isStarted = false;
    console.error("The unsent expenses could not be loaded.", error);
  }
}
