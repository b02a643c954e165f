import type { NewExpense } from "@/lib/expenses/expense";

export const lunch: NewExpense = {
  date: "2026-01-05",
  category: "food",
  description: "Lunch",
  amountPaise: 9950,
};
export const dinner: NewExpense = { ...lunch, description: "Dinner" };
