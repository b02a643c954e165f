import { visitStorage } from "@/lib/api/visit-storage";
import type { ExpenseFields } from "@/lib/api/expense-fields";
import type { FieldErrors } from "@/lib/api/refused";
import type { Expense } from "@/lib/expenses/expense";

const KEY = "failed-saves";

/** An edit that was not stored: the expense before it, and what was entered. */
export type FailedSave = {
  expense: Expense;
  values: ExpenseFields;
  errors: FieldErrors;
};

/** Those of this visit that were neither taken up nor dismissed, also before a reload. */
export function readFailedSaves(): FailedSave[] {
  return JSON.parse(visitStorage()?.getItem(KEY) ?? "[]") as FailedSave[];
}

/** At most one of each expense. */
export function storeFailedSave(failed: FailedSave) {
  write([...others(failed.expense._id), failed]);
}

export function forgetFailedSave(id: string) {
  write(others(id));
}

function others(id: string): FailedSave[] {
  return readFailedSaves().filter(({ expense }) => expense._id !== id);
}

function write(failed: FailedSave[]) {
  visitStorage()?.setItem(KEY, JSON.stringify(failed));
}
