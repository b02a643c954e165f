import { type Paise, toRupees } from "@/lib/expenses/money";

/** An expense as JSON carries it, with the amount in rupees. */
export function toJson<T extends { amountPaise: Paise }>(expense: T) {
  const { amountPaise, ...rest } = expense;
  return { ...rest, amount: toRupees(amountPaise) };
}
