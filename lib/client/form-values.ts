import { MIN_DATE, readDate } from "@/lib/expenses/calendar-date";
import { normaliseDescription } from "@/lib/expenses/description";
import type { Expense } from "@/lib/expenses/expense";
import { asPaise, parseRupees, rupeesText } from "@/lib/expenses/money";

/** What a form holds: every value as it was typed. */
export type ExpenseFields = Record<
  "date" | "category" | "description" | "amount",
  string
>;

/** What a form for the expense begins with. */
export function toFields(expense: Expense): ExpenseFields {
  const { date, category, description, amountPaise } = expense;
  return { date, category, description, amount: rupeesText(amountPaise) };
}

/** The expense that the host stores. An invalid date or amount, which it rejects, becomes MIN_DATE or 0. */
export function fromFields(_id: string, fields: ExpenseFields): Expense {
  const { date, category, description, amount } = fields;
  return {
    _id,
    date: readDate(date) ?? MIN_DATE,
    category,
    description: normaliseDescription(description),
    amountPaise: parseRupees(amount) ?? asPaise(0),
  };
}
