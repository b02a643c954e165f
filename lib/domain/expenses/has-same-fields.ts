import type { Expense } from "./expense";

type Fields = Omit<Expense, "_id">;

/** Compares the four fields, not the ids. */
export function hasSameFields(a: Fields, b: Fields): boolean {
  return (
    a.date === b.date &&
    a.category === b.category &&
    a.description === b.description &&
    a.amountPaise === b.amountPaise
  );
}
