import { useEffect, useState } from "react";
import type { OutboxEntry } from "@/lib/browser/outbox/outbox-entry";
import { loadOutbox } from "@/lib/browser/outbox/load-outbox";

export type UnsentState =
  | { status: "reading" }
  | { status: "waiting"; entry: OutboxEntry }
  /** The list has the expense. */
  | { status: "sent" }
  /** `tries`: of the entry, as far as it was read. */
  | { status: "removed"; tries: number };

/** Where the unsent expense with this key is now. */
export function useUnsentState(key: string): UnsentState {
  const [state, setState] = useState<UnsentState>({ status: "reading" });
  useEffect(() => {
    let stopListening = () => {};
    let isUnmounted = false;
    const follow = async () => {
      const { onOutboxChange, readEntries, wasDelivered } = await loadOutbox();
      const read = async () => {
        const entries = await readEntries();
        if (isUnmounted) return;
        const entry = entries.find((entry) => entry.key === key);
        setState((before) => nextState(before, entry, wasDelivered(key)));
      };
      if (isUnmounted) return;
      stopListening = onOutboxChange(() => void read().catch(logFailure));
      await read();
    };
    follow().catch(logFailure);
    return () => {
      isUnmounted = true;
      stopListening();
    };
  }, [key]);
  return state;
}

function nextState(
  before: UnsentState,
  entry: OutboxEntry | undefined,
  isDelivered: boolean,
): UnsentState {
  if (entry) return { status: "waiting", entry };
  if (isDelivered) return { status: "sent" };
  if (before.status === "removed") return before;
  const tries = before.status === "waiting" ? before.entry.tries : 0;
  return { status: "removed", tries };
}

function logFailure(error: unknown) {
  console.error("The unsent expense could not be read.", error);
}
