import type { Attempt, ExpenseDraft } from "./add-form";
import {
  type ExpenseFormValues,
  isExpenseFormValues,
  isSameExpense,
} from "@/lib/domain/expenses/form-values";
import { isSplit } from "@/lib/domain/expenses/split";
import { isKnownList, isListRef, shownList } from "@/lib/browser/api/list-ref";
import {
  readSessionJson,
  writeSessionJson,
} from "@/lib/browser/storage/session-storage";
import { isRecord, isTextRecord } from "@/lib/domain/type-guards";

/** The storage of a tab belongs to one list: setShownList clears it for another. */
const KEY = "expense-draft";

export function storedDraft(): ExpenseDraft | undefined {
  const stored = readSessionJson(KEY);
  // The draft of an earlier version has no attempts.
  const draft = isRecord(stored) ? { attempts: [], ...stored } : undefined;
  return isDraft(draft) ? draft : undefined;
}

/** Stores nothing of another list than the one that the tab shows. */
export function storeDraft(draft: ExpenseDraft) {
  const shown = shownList();
  if (isKnownList(shown) && isKnownList(draft.list) && shown !== draft.list)
    return;
  const isEmpty = Object.values(draft.values).every((value) => value === "");
  writeSessionJson(KEY, isEmpty ? undefined : draft);
}

/** Removes the draft of one of these expenses, and returns the function that puts it back. */
export function takeDraftOf(
  expenses: readonly { values: ExpenseFormValues }[],
): () => void {
  const draft = storedDraft();
  const isOwn =
    draft && expenses.some(({ values }) => isSameExpense(values, draft.values));
  if (!isOwn) return () => {};
  writeSessionJson(KEY, undefined);
  return () => storeDraft(draft);
}

function isDraft(
  stored: Record<string, unknown> | undefined,
): stored is ExpenseDraft {
  if (!stored) return false;
  const { list, values, filled, attempts, payment, split } = stored;
  return (
    isListRef(list) &&
    isExpenseFormValues(values) &&
    (filled === undefined || Array.isArray(filled)) &&
    Array.isArray(attempts) &&
    attempts.every(isAttempt) &&
    (payment === undefined ||
      (isTextRecord(payment) && "key" in payment && "amount" in payment)) &&
    (split === undefined || (isRecord(split) && isSplit(split["split"])))
  );
}

function isAttempt(stored: unknown): stored is Attempt {
  return (
    isRecord(stored) &&
    typeof stored["key"] === "string" &&
    (stored["values"] === undefined || isExpenseFormValues(stored["values"]))
  );
}
