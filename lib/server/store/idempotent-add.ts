import "server-only";
import type { Expense, NewExpense } from "@/lib/domain/expenses/expense";
import { hasSameFields } from "@/lib/domain/expenses/has-same-fields";
import { StoreError } from "./port";

/** Returns the stored expense when a retry sent the same one; else throws `key_reused`. */
export function requireSameExpense(
  stored: Expense | undefined,
  sent: NewExpense,
): Expense {
  if (stored && hasSameFields(stored, sent)) return stored;
  throw new StoreError(
    "key_reused",
    "This Idempotency-Key was used for another expense.",
  );
}
