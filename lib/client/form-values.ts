import { normaliseDescription } from "@/lib/expenses/description";
import type { Expense } from "@/lib/expenses/expense";
import { parseRupees, rupeesText } from "@/lib/expenses/money";
import { isTextRecord } from "./type-guards";

const NAMES = ["date", "category", "description", "amount"] as const;

/** The values of an expense form, as typed. */
export type ExpenseFormValues = Record<(typeof NAMES)[number], string>;

export function isExpenseFormValues(
  value: unknown,
): value is ExpenseFormValues {
  return isTextRecord(value) && NAMES.every((name) => name in value);
}

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
