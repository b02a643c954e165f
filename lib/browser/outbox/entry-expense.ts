import { fromFormValues } from "@/lib/domain/expenses/form-values";
import type { Expense } from "@/lib/domain/expenses/expense";
import type { OutboxEntry } from "./outbox-entry";

/** The expense as the server will store it. */
export function entryExpense({ id, values }: OutboxEntry): Expense {
  return fromFormValues(id, values);
}
