import { dateFault } from "@/lib/expenses/calendar-date";
import { categoryFault } from "@/lib/expenses/category";
import {
  descriptionFault,
  normaliseDescription,
} from "@/lib/expenses/description";
import type { Expense } from "@/lib/expenses/expense";
import { amountFault } from "@/lib/expenses/money";

/** What somebody has done to the list: put an expense under its id, or removed it. */
export type Change =
  { kind: "put"; expense: Expense } | { kind: "removed"; id: string };

/** The list after the changes, newest date first as before. */
export function changed(
  expenses: readonly Expense[],
  changes: readonly Change[],
): readonly Expense[] {
  return changes.reduce(withChange, expenses);
}

function withChange(
  expenses: readonly Expense[],
  change: Change,
): readonly Expense[] {
  const id = change.kind === "put" ? change.expense._id : change.id;
  const place = expenses.findIndex(({ _id }) => _id === id);
  if (change.kind === "removed")
    return place < 0 ? expenses : expenses.toSpliced(place, 1);
  const { expense } = change;
  if (expenses[place]?.date === expense.date)
    return expenses.with(place, expense);
  const others = place < 0 ? expenses : expenses.toSpliced(place, 1);
  const before = others.findIndex(({ date }) => date <= expense.date);
  return others.toSpliced(before < 0 ? others.length : before, 0, expense);
}

/**
 * Whether the API would store the expense unchanged, and so whether removing it
 * can be undone. Other programs may have written expenses that it rejects.
 */
export function canBePutBack(expense: Expense): boolean {
  const { date, category, description, amountPaise } = expense;
  const faults = [
    dateFault(date),
    categoryFault(category),
    descriptionFault(description),
    amountFault(amountPaise),
  ];
  return (
    faults.every((fault) => fault === undefined) &&
    normaliseDescription(description) === description
  );
}
