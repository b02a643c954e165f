import type { ListRef } from "@/lib/browser/api/list-ref";
import { lastJoin } from "@/lib/browser/list/last-join";
import { isUnbound, type OutboxEntry } from "@/lib/browser/outbox/outbox-entry";

/** The entries that will be sent to the list. */
export function entriesOf(
  list: ListRef,
  entries: readonly OutboxEntry[],
): OutboxEntry[] {
  const join = lastJoin();
  return entries.filter(
    (entry) =>
      entry.list === list || (isUnbound(entry) && entry.joinBefore === join),
  );
}
