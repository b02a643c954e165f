import type { ListRef } from "@/lib/client/list/list-ref";
import { lastJoin } from "@/lib/client/private-list/last-join";
import { isUnbound, type OutboxEntry } from "@/lib/offline/outbox/outbox-entry";

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
