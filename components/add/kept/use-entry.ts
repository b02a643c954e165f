import { useEffect, useState } from "react";
import type { OutboxEntry } from "@/lib/offline/outbox/outbox-entry";
import { loadOutbox } from "@/lib/offline/page/load-outbox";

/** The entry with this key; null when it is gone, and undefined until it was read. */
export function useEntry(key: string): OutboxEntry | null | undefined {
  const [entry, setEntry] = useState<OutboxEntry | null>();
  useEffect(() => {
    let stopListening = () => {};
    let isUnmounted = false;
    const follow = async () => {
      const { onOutboxChange, readEntries } = await loadOutbox();
      const read = async () => {
        const entries = await readEntries();
        if (!isUnmounted)
          setEntry(entries.find((entry) => entry.key === key) ?? null);
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
  return entry;
}

function logFailure(error: unknown) {
  console.error("The unsent expense could not be read.", error);
}
