import { isCalendarDate } from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import { isRecord } from "@/lib/domain/type-guards";

/** Accepts every expense that a list can contain, not only those that can be added. */
export function isExpense(value: unknown): value is Expense {
  if (!isRecord(value)) return false;
  const { _id, date, category, description, amountPaise } = value;
  return (
    typeof _id === "string" &&
    typeof date === "string" &&
    isCalendarDate(date) &&
    typeof category === "string" &&
    typeof description === "string" &&
    Number.isSafeInteger(amountPaise)
  );
}
