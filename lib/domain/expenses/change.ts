import { normaliseDescription } from "@/lib/domain/expenses/description";
import type { Expense } from "@/lib/domain/expenses/expense";
import { formFaults } from "@/lib/domain/expenses/form-faults";
import { toFormValues } from "@/lib/domain/expenses/form-values";

/** A change to the list: an expense was stored under its id, or removed. */
export type Change =
  { kind: "put"; expense: Expense } | { kind: "removed"; id: string };

/** Returns the list after the changes, still sorted by newest date. */
export function applyChanges(
  expenses: readonly Expense[],
  changes: readonly Change[],
): readonly Expense[] {
  return changes.reduce(applyChange, expenses);
}

function applyChange(
  expenses: readonly Expense[],
  change: Change,
): readonly Expense[] {
  const id = change.kind === "put" ? change.expense._id : change.id;
  const index = expenses.findIndex(({ _id }) => _id === id);
  if (change.kind === "removed")
    return index < 0 ? expenses : expenses.toSpliced(index, 1);
  const { expense } = change;
  if (expenses[index]?.date === expense.date)
    return expenses.with(index, expense);
  const others = index < 0 ? expenses : expenses.toSpliced(index, 1);
  const next = others.findIndex(({ date }) => date <= expense.date);
  return others.toSpliced(next < 0 ? others.length : next, 0, expense);
}

/**
 * Whether the API would store the expense unchanged, and so whether removing it
 * can be undone. Other programs may have written expenses that it rejects.
 */
export function canRestore(expense: Expense): boolean {
  const { description } = expense;
  return (
    Object.keys(formFaults(toFormValues(expense))).length === 0 &&
    normaliseDescription(description) === description
  );
}
