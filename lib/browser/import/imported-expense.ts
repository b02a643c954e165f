import { isCategory } from "@/lib/domain/expenses/category";
import type { Expense, NewExpense } from "@/lib/domain/expenses/expense";
import { expenseIdOf } from "@/lib/domain/expenses/expense-id";
import { toRupees } from "@/lib/domain/expenses/money";

/**
 * A row of a statement, as it is stored: under its own id, or else under that of its
 * idempotency key.
 */
export type ImportedExpense = NewExpense & { key: string; id?: string };

/** The id under which the API of this program stores the row. */
export function storedId({ id, key }: ImportedExpense): string {
  return id ?? expenseIdOf(key);
}

/** Expenses of the list as rows under their own ids. A category of another program is no row. */
export function storedRows(expenses: readonly Expense[]): ImportedExpense[] {
  return expenses.flatMap(({ _id, category, ...fields }) =>
    isCategory(category) ? { ...fields, category, key: _id, id: _id } : [],
  );
}

/** The row of a batch, as the API takes it. */
export function toBatchRow({ key, id, ...fields }: ImportedExpense) {
  const named = id === undefined ? { key } : { _id: id };
  return { ...named, ...toRequestFields(fields) };
}

export function toRequestFields({
  date,
  category,
  description,
  amountPaise,
}: NewExpense) {
  return { date, category, description, amount: toRupees(amountPaise) };
}
