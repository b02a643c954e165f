import { MIN_DATE, readDate } from "@/lib/domain/expenses/calendar-date";
import { normaliseDescription } from "@/lib/domain/expenses/description";
import type { Expense } from "@/lib/domain/expenses/expense";
import { hasSameFields } from "@/lib/domain/expenses/has-same-fields";
import { asPaise, parseRupees, rupeesText } from "@/lib/domain/expenses/money";
import { isTextRecord } from "@/lib/domain/type-guards";

export const FIELD_NAMES = [
  "date",
  "category",
  "description",
  "amount",
] as const;

export type FieldName = (typeof FIELD_NAMES)[number];

/** The values of an expense form, as typed. */
export type ExpenseFormValues = Record<FieldName, string>;

export function isExpenseFormValues(
  value: unknown,
): value is ExpenseFormValues {
  return isTextRecord(value) && FIELD_NAMES.every((name) => name in value);
}

export function toFormValues(expense: Expense): ExpenseFormValues {
  const { date, category, description, amountPaise } = expense;
  return { date, category, description, amount: rupeesText(amountPaise) };
}

/** The expense that the API stores for these values. An invalid date or amount, which it rejects, becomes MIN_DATE or 0. */
export function fromFormValues(
  _id: string,
  values: ExpenseFormValues,
): Expense {
  const { date, category, description, amount } = values;
  return {
    _id,
    date: readDate(date) ?? MIN_DATE,
    category,
    description: normaliseDescription(description),
    amountPaise: parseRupees(amount) ?? asPaise(0),
  };
}

/** Whether the API stores the same expense for both. */
export function isSameExpense(
  a: ExpenseFormValues,
  b: ExpenseFormValues,
): boolean {
  return hasSameFields(fromFormValues("", a), fromFormValues("", b));
}
