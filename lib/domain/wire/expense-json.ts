import { type Paise, toRupees } from "@/lib/domain/expenses/money";

/** The JSON form of an expense or a part of the plan, with `amount` in rupees. */
export function toJson<T extends { amountPaise: Paise }>(value: T) {
  const { amountPaise, ...rest } = value;
  return { ...rest, amount: toRupees(amountPaise) };
}
