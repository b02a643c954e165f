import "server-only";
import { createHash } from "node:crypto";
import type { Expense, NewExpense } from "@/lib/expenses/expense";
import { StoreError } from "./port";

/** The id that an idempotency key stands for: a retry then meets the row it made. */
export function expenseId(key: string): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 32);
}

/** What is stored under the key's id, if it is what was sent; else a StoreError. */
export function firstAnswer(
  stored: Expense | undefined,
  sent: NewExpense,
): Expense {
  if (
    stored?.date === sent.date &&
    stored.category === sent.category &&
    stored.description === sent.description &&
    stored.amountPaise === sent.amountPaise
  )
    return stored;
  throw new StoreError(
    "key_reused",
    "This Idempotency-Key was used for another expense.",
  );
}
