import type { ExpenseFormValues } from "@/lib/client/form-values";
import type { FieldErrors } from "@/lib/client/api-error";
import {
  readSessionList,
  writeSessionList,
} from "@/lib/client/session-storage";
import type { Expense } from "@/lib/expenses/expense";

const KEY = "unsaved-edits";

/** An edit that is not known to be stored: the expense before it, and what was entered. */
export type UnsavedEdit = {
  expense: Expense;
  values: ExpenseFormValues;
  errors: FieldErrors;
};

/** Those of this visit, also from before a reload. */
export function readUnsavedEdits(): UnsavedEdit[] {
  return readSessionList<UnsavedEdit>(KEY);
}

/** At most one of each expense. */
export function storeUnsavedEdit(edit: UnsavedEdit) {
  writeSessionList(KEY, [...others(edit.expense._id), edit]);
}

export function forgetUnsavedEdit(id: string) {
  writeSessionList(KEY, others(id));
}

function others(id: string): UnsavedEdit[] {
  return readUnsavedEdits().filter(({ expense }) => expense._id !== id);
}
