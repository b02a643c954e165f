import type { FieldErrors } from "@/lib/browser/api/api-error";
import type { ExpenseFormValues } from "@/lib/domain/expenses/form-values";
import { dateFault } from "@/lib/domain/expenses/calendar-date";
import { categoryFault } from "@/lib/domain/expenses/category";
import {
  descriptionFault,
  normaliseDescription,
} from "@/lib/domain/expenses/description";
import { amountFault, parseRupees } from "@/lib/domain/expenses/money";

/** The faults that the API would find in the values, by field; empty if it accepts them. */
export function formFaults(values: ExpenseFormValues): FieldErrors {
  const { date, category, description, amount } = values;
  const faults = {
    date: dateFault(date),
    category: categoryFault(category),
    description: descriptionFault(normaliseDescription(description)),
    amount: amountFault(parseRupees(amount)),
  };
  return Object.fromEntries(
    Object.entries(faults).filter(([, fault]) => fault !== undefined),
  ) as FieldErrors;
}
