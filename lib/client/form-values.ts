import { normaliseDescription } from "@/lib/expenses/description";
import type { Expense } from "@/lib/expenses/expense";
import { parseRupees, rupeesText } from "@/lib/expenses/money";

/** The values of an expense form, as typed. */
export type ExpenseFormValues = Record<
  "date" | "category" | "description" | "amount",
  string
>;

export function toFormValues(expense: Expense): ExpenseFormValues {
  const { date, category, description, amountPaise } = expense;
  return { date, category, description, amount: rupeesText(amountPaise) };
}

/** The expense that the API stores for these values. An invalid amount becomes 0. */
export function fromFormValues(
  _id: string,
  values: ExpenseFormValues,
): Expense {
  const { date, category, description, amount } = values;
  return {
    _id,
    date,
    category,
    description: normaliseDescription(description),
    amountPaise: parseRupees(amount) ?? 0,
  };
}
