import { calendarDate } from "@/lib/domain/expenses/calendar-date";
import { asPaise } from "@/lib/domain/expenses/money";
import type { Expense, NewExpense } from "@/lib/domain/expenses/expense";

/** The body of a request to add or change an expense. */
export type ExpenseRequest = {
  date: string;
  category: string;
  description: string;
  amount: number | string;
};

export const lunchRequest = {
  date: "2026-01-05",
  category: "food",
  description: "Lunch",
  amount: "99.50",
} satisfies ExpenseRequest;

/** The expense of `lunchRequest` before it is stored. */
export const newLunch: NewExpense = {
  date: calendarDate(2026, 1, 5),
  category: "food",
  description: "Lunch",
  amountPaise: asPaise(9950),
};
export const newDinner: NewExpense = { ...newLunch, description: "Dinner" };

/** The stored expense. */
export const lunch: Expense = { _id: "1", ...newLunch };

/** The stored expense in the JSON of a response. */
export const lunchJson = { ...lunchRequest, _id: "1", amount: 99.5 };
