import { calendarDate } from "@/lib/expenses/calendar-date";
import { asPaise } from "@/lib/expenses/money";
import type { Expense, NewExpense } from "@/lib/expenses/expense";

export const lunch: NewExpense = {
  date: calendarDate(2026, 1, 5),
  category: "food",
  description: "Lunch",
  amountPaise: asPaise(9950),
};
export const dinner: NewExpense = { ...lunch, description: "Dinner" };
export const storedLunch: Expense = { _id: "1", ...lunch };
