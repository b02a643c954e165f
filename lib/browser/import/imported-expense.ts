import type { NewExpense } from "@/lib/domain/expenses/expense";
import { toRupees } from "@/lib/domain/expenses/money";

/** A row of a statement, as it is stored. The key is its idempotency key. */
export type ImportedExpense = NewExpense & { key: string };

/** The fields as the API takes them. */
export function toRequestFields({
  date,
  category,
  description,
  amountPaise,
}: NewExpense) {
  return { date, category, description, amount: toRupees(amountPaise) };
}
