import type { ExpenseFields } from "@/lib/client/form-values";
import type { FieldErrors } from "@/lib/client/api-error";
import { readVisitList, writeVisitList } from "@/lib/client/session-storage";
import type { Expense } from "@/lib/expenses/expense";

const KEY = "unsaved-edits";

/** An edit that is not known to be stored: the expense before it, and what was entered. */
export type UnsavedEdit = {
  expense: Expense;
  values: ExpenseFields;
  errors: FieldErrors;
};

/** Those of this visit, also from before a reload. */
export function readUnsavedEdits(): UnsavedEdit[] {
  return readVisitList<UnsavedEdit>(KEY);
}

/** At most one of each expense. */
export function storeUnsavedEdit(edit: UnsavedEdit) {
  writeVisitList(KEY, [...others(edit.expense._id), edit]);
}

export function forgetUnsavedEdit(id: string) {
  writeVisitList(KEY, others(id));
}

function others(id: string): UnsavedEdit[] {
  return readUnsavedEdits().filter(({ expense }) => expense._id !== id);
}
