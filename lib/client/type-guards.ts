import { isCalendarDate } from "@/lib/expenses/calendar-date";
import type { Expense } from "@/lib/expenses/expense";

// Written by hand: a schema library would enter the first load of every screen.

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isTextRecord(value: unknown): value is Record<string, string> {
  return (
    isRecord(value) &&
    Object.values(value).every((text) => typeof text === "string")
  );
}

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
