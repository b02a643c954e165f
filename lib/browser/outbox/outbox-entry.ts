import type { FieldErrors } from "@/lib/browser/api/api-error";
import type { ExpenseFormValues } from "@/lib/domain/expenses/form-values";
import { GONE, isKnownList, type ListRef } from "@/lib/browser/api/list-ref";
import type { ListProblemCode } from "@/lib/domain/wire/problem-codes";

/** Why the server has not taken an entry, which is not sent again before the user decides. */
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
  /** How often it was sent without a decision of the server. It may be stored. */
  tries: number;
  problem?: EntryProblem | undefined;
};

/** Whether the list of the entry is not known yet. One that is gone is known. */
export function isUnbound({ list }: OutboxEntry): boolean {
  return !isKnownList(list) && list !== GONE;
}
