import type { Change } from "@/lib/domain/expenses/change";
import { isListRef, type ListRef } from "@/lib/browser/api/list-ref";
import { isExpense } from "@/lib/domain/expenses/is-expense";
import { isRecord } from "@/lib/domain/type-guards";
import { createBroadcast } from "@/lib/browser/storage/broadcast";

export type ExpenseChange = Change & { list: ListRef };

/**
 * A confirmed change to a list; `stale`: the list may have changed in an unknown
 * way; `switched`: this browser may have another list, or another link to it.
 */
export type ListEvent =
  | ExpenseChange
  | { kind: "stale" }
  | {
      kind: "switched";
      /** The list that it has now, if that is known. */
      list?: ListRef;
    };

const events = createBroadcast("expenses", isListEvent);

/** Notifies every tab of this browser, including this one. */
export const publishListEvent = events.publish;

/** The listener also learns whether the event came from another tab. Returns the function that removes it. */
export const onListEvent = events.subscribe;

function isListEvent(message: unknown): message is ListEvent {
  if (!isRecord(message)) return false;
  const { kind, expense, id, list } = message;
  if (!isListRef(list)) return false;
  return (
    kind === "stale" ||
    kind === "switched" ||
    (kind === "put" && isExpense(expense)) ||
    (kind === "removed" && typeof id === "string")
  );
}
