import {
  readSessionList,
  writeSessionJson,
} from "@/lib/browser/storage/session-storage";
import { isListRef, type ListRef } from "@/lib/browser/api/list-ref";
import { isExpense } from "@/lib/domain/expenses/is-expense";
import { isRecord } from "@/lib/domain/type-guards";
import type { Expense } from "@/lib/domain/expenses/expense";
import { NOTIFICATION_MS } from "@/components/notifications/notification-queue";

const KEY = "deleted-expenses";

/** `deleting` and `restoring` while the request has no response. */
const STATES = ["deleting", "deleted", "restoring"] as const;
type State = (typeof STATES)[number];

/** A deletion that can be undone until a time in epoch ms. */
export type Deletion = {
  expense: Expense;
  list: ListRef;
  until: number;
  state: State;
};

/** The deletions of this browser session from the list that can still be undone. */
export function readDeletions(list: ListRef): Deletion[] {
  return readAll().filter((deletion) => deletion.list === list);
}

function readAll(): Deletion[] {
  return readSessionList(KEY, isDeletion).filter(
    ({ until }) => until > Date.now(),
  );
}

export function storeDeletion(expense: Expense, list: ListRef, state: State) {
  const until = Date.now() + NOTIFICATION_MS;
  writeSessionJson(KEY, [
    ...except(expense._id),
    { expense, list, state, until },
  ]);
}

export function confirmDeletion(id: string) {
  writeSessionJson(
    KEY,
    readAll().map((deletion) =>
      deletion.expense._id === id && deletion.state === "deleting"
        ? { ...deletion, state: "deleted" }
        : deletion,
    ),
  );
}

export function forgetDeletion(id: string) {
  writeSessionJson(KEY, except(id));
}

function except(id: string): Deletion[] {
  return readAll().filter(({ expense }) => expense._id !== id);
}

function isDeletion(value: unknown): value is Deletion {
  return (
    isRecord(value) &&
    isExpense(value["expense"]) &&
    isListRef(value["list"]) &&
    typeof value["until"] === "number" &&
    STATES.some((state) => state === value["state"])
  );
}
