import { useSyncExternalStore } from "react";
import type { OutboxEntry } from "@/lib/browser/outbox/outbox-entry";
import {
  NO_ENTRIES,
  outboxSnapshot,
  subscribeToOutbox,
} from "@/lib/browser/outbox/outbox-snapshot";

/** The expenses on this device that are not sent yet, oldest first. */
export function useOutbox(): readonly OutboxEntry[] {
  return useSyncExternalStore(
    subscribeToOutbox,
    outboxSnapshot,
    () => NO_ENTRIES,
  );
}
