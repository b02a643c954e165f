import { normaliseDescription } from "@/lib/expenses/description";
import type { Expense } from "@/lib/expenses/expense";
import { parseRupees, rupeesText } from "@/lib/expenses/money";

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

/** The expense that the host makes of the fields; of an amount that is none, nothing. */
export function fromFields(_id: string, fields: ExpenseFields): Expense {
  const { date, category, description, amount } = fields;
  return {
    _id,
    date,
    category,
    description: normaliseDescription(description),
    amountPaise: parseRupees(amount) ?? 0,
  };
}
