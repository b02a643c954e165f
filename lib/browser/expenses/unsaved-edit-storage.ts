import type { FieldErrors } from "@/lib/browser/api/api-error";
import {
  type ExpenseFormValues,
  isExpenseFormValues,
} from "@/lib/domain/expenses/form-values";
import {
  readSessionList,
  writeSessionJson,
} from "@/lib/browser/storage/session-storage";
import { isListRef, type ListRef } from "@/lib/browser/api/list-ref";
import { isExpense } from "@/lib/domain/expenses/is-expense";
import { isRecord, isTextRecord } from "@/lib/domain/type-guards";
import { isSplit, type Split } from "@/lib/domain/expenses/split";
import type { Expense } from "@/lib/domain/expenses/expense";

const KEY = "unsaved-edits";

/** An edit without a confirmed save: the expense before it, and the entered values. */
export type UnsavedEdit = {
  expense: Expense;
  list: ListRef;
  values: ExpenseFormValues;
  /** How the bill is split now, null for no more; absent if that was not changed. */
  split?: Split | null;
  errors: FieldErrors;
};

export function readUnsavedEdits(list: ListRef): UnsavedEdit[] {
  return readAll().filter((edit) => edit.list === list);
}

function readAll(): UnsavedEdit[] {
  return readSessionList(KEY, isUnsavedEdit);
}

/** Replaces the stored edit of the same expense. */
export function storeUnsavedEdit(edit: UnsavedEdit) {
  writeSessionJson(KEY, [...except(edit.expense._id), edit]);
}

export function forgetUnsavedEdit(id: string) {
  writeSessionJson(KEY, except(id));
}

function except(id: string): UnsavedEdit[] {
  return readAll().filter(({ expense }) => expense._id !== id);
}

function isUnsavedEdit(value: unknown): value is UnsavedEdit {
  return (
    isRecord(value) &&
    isExpense(value["expense"]) &&
    isListRef(value["list"]) &&
    isExpenseFormValues(value["values"]) &&
    (!value["split"] || isSplit(value["split"])) &&
    isTextRecord(value["errors"])
  );
}
