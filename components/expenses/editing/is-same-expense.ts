import type { Expense } from "@/lib/expenses/expense";

/** Compares the fields, not the ids. */
export function isSameExpense(a: Expense, b: Expense): boolean {
  return (
    a.date === b.date &&
    a.category === b.category &&
    a.description === b.description &&
    a.amountPaise === b.amountPaise
  );
}
