import { dateFault } from "./calendar-date";
import { categoryFault } from "./category";
import { descriptionFault, normaliseDescription } from "./description";
import type { ExpenseFormValues } from "./form-values";
import { amountFault, parseRupees } from "./money";

/** The faults that the API would find in the values, by field; empty if it accepts them. */
export function formFaults(
  values: ExpenseFormValues,
): Partial<ExpenseFormValues> {
  const { date, category, description, amount } = values;
  const faults = {
    date: dateFault(date),
    category: categoryFault(category),
    description: descriptionFault(normaliseDescription(description)),
    amount: amountFault(parseRupees(amount)),
  };
  return Object.fromEntries(
    Object.entries(faults).filter(([, fault]) => fault !== undefined),
  );
}
