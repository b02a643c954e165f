import type { ExpenseFields } from "@/lib/client/form-values";
import { plainDecimal } from "@/lib/expenses/money";

/** The form's values as they are sent. */
export function readFields(form: HTMLFormElement): ExpenseFields {
  const data = new FormData(form);
  const text = (name: keyof ExpenseFields) => String(data.get(name) ?? "");
  return {
    date: text("date"),
    category: text("category"),
    description: text("description"),
    amount: plainDecimal(text("amount")),
  };
}
