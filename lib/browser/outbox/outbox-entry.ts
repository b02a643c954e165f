import type { FieldErrors } from "@/lib/browser/api/api-error";
import { GONE, isKnownList, type ListRef } from "@/lib/browser/api/list-ref";
import { lastJoin } from "@/lib/browser/list/last-join";
import type { Expense } from "@/lib/domain/expenses/expense";
import {
  type ExpenseFormValues,
  fromFormValues,
} from "@/lib/domain/expenses/form-values";
import type { ListProblemCode } from "@/lib/domain/wire/problem-codes";

/** Why the server has rejected an entry, which is not sent again before the user decides. */
export type EntryProblem = {
  status: number;
  code?: ListProblemCode | undefined;
  fieldErrors: FieldErrors;
};

/** An expense on this device that the server has not confirmed. */
export type OutboxEntry = {
  /** The idempotency key, made when the user pressed the button. */
  key: string;
  /** The id that the stored expense will have. */
  id: string;
  values: ExpenseFormValues;
  /** If it is not known, the list that the first such entry makes. */
  list: ListRef;
  /** While the list was not known: `lastJoin` at the first input. */
  joinBefore?: string | undefined;
  /** When it was stored, in epoch ms. */
  at: number;
  /** How often it was sent, or began to be, without a decision of the server. The list may have it. */
  tries: number;
  problem?: EntryProblem | undefined;
  /**
   * The press of a button that is sending the entry. Its page holds `pressLock`: the
   * entry is neither shown nor sent by another sender before that page has ended.
   */
  press?: string | undefined;
};

/** The name of the lock that a page holds while it sends the entries of a press. */
export function pressLock(press: string): string {
  return `outbox-press-${press}`;
}

/** Whether the list of the entry is not known yet. One that is gone is known. */
export function isUnbound({ list }: OutboxEntry): boolean {
  return !isKnownList(list) && list !== GONE;
}

/** Whether both have one key and one list. A list that was not known may be known since. */
export function isSameEntry(stored: OutboxEntry, entry: OutboxEntry): boolean {
  return (
    stored.key === entry.key &&
    (isUnbound(stored) || isUnbound(entry) || stored.list === entry.list)
  );
}

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

/** The expense as the server will store it. */
export function entryExpense({ id, values }: OutboxEntry): Expense {
  return fromFormValues(id, values);
}
