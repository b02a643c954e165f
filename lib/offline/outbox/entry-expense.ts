import { fromFormValues } from "@/lib/client/form-values";
import type { Expense } from "@/lib/expenses/expense";
import type { OutboxEntry } from "./outbox-entry";

/** The expense as the server will store it. */
export function entryExpense({ id, values }: OutboxEntry): Expense {
  return fromFormValues(id, values);
}
