import type { ExpenseFormValues } from "@/lib/domain/expenses/form-values";
import { plainDecimal } from "@/lib/domain/expenses/money";

/** The values of the form's fields, as they are sent. */
export function readFormValues(form: HTMLFormElement): ExpenseFormValues {
  const data = new FormData(form);
  const text = (name: keyof ExpenseFormValues) => String(data.get(name) ?? "");
  return {
    date: text("date"),
    category: text("category"),
    description: text("description"),
    amount: plainDecimal(text("amount")),
  };
}
