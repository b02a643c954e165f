import "server-only";
import { createHash } from "node:crypto";

/** The id that an idempotency key stands for: a retry then meets the row it made. */
export function expenseId(key: string): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 32);
}
