import { type Paise, toRupees } from "@/lib/domain/expenses/money";

/** Converts an expense to its JSON form, with `amount` in rupees. */
export function toJson<T extends { amountPaise: Paise }>(expense: T) {
  const { amountPaise, ...rest } = expense;
  return { ...rest, amount: toRupees(amountPaise) };
}
