import { useState } from "react";
import type { OutboxEntry } from "@/lib/browser/outbox/outbox-entry";
import { wasDelivered } from "@/lib/browser/outbox/outbox-events";
import { useOutbox } from "@/lib/browser/outbox/use-outbox";

export type UnsentState = {
  /** `unsent`: one of them is on this device. `sent`: the list has all. */
  status: "unsent" | "sent" | "removed";
  /** The keys of those that are on this device. */
  left: readonly string[];
  /** The server has rejected one of them. */
  isRejected: boolean;
  /** The list may have one of them. */
  wasTried: boolean;
};

/** Where the unsent expenses of one press are now. */
export function useUnsentState(keys: readonly string[]): UnsentState {
  const entries = useOutbox().filter(({ key }) => keys.includes(key));
  /** The entries as they were last, by key. */
  const [last, setLast] = useState<ReadonlyMap<string, OutboxEntry>>(new Map());
  if (entries.some((entry) => last.get(entry.key) !== entry))
    setLast(
      new Map([...last, ...entries.map((one) => [one.key, one] as const)]),
    );
  const sent = keys.filter(wasDelivered);
  const isOnDevice = (key: string) => entries.some((one) => one.key === key);
  const left = keys.filter(
    (key) =>
      isOnDevice(key) ||
      // It was not read yet.
      !(last.has(key) || sent.includes(key)),
  );
  const isSent = sent.length === keys.length;
  return {
    status: left.length > 0 ? "unsent" : isSent ? "sent" : "removed",
    left,
    isRejected: entries.some(({ problem }) => problem),
    wasTried:
      sent.length > 0 || [...last.values()].some(({ tries }) => tries > 0),
  };
}
