import type { CalendarDate } from "./calendar-date";
import { CATEGORIES } from "./category";
import type { Expense } from "./expense";
import { asPaise, type Paise } from "./money";

/** The total of one category. */
export type CategoryTotal = { name: string; value: Paise };

/** The total of one day. */
export type DailyTotal = { date: CalendarDate; amount: Paise };

export function totalPaise(expenses: readonly { amountPaise: Paise }[]): Paise {
  return asPaise(
    expenses.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
  );
}

/** The sum divided by the count, rounded to whole rupees. */
export function meanRupees(sum: Paise, count: number): Paise {
  return asPaise(Math.round(sum / count / 100) * 100);
}

/** One total per category that occurs: CATEGORIES in their order, then others by name. */
export function categoryTotals(expenses: readonly Expense[]): CategoryTotal[] {
  const order: readonly string[] = CATEGORIES;
  const rank = (name: string) =>
    order.includes(name) ? order.indexOf(name) : order.length;
  return [...sumBy(expenses, (expense) => expense.category)]
    .map(([name, value]) => ({ name, value }))
    .sort((a, b) => rank(a.name) - rank(b.name) || compare(a.name, b.name));
}

/** One total per date that occurs, oldest first. */
export function dailyTotals(expenses: readonly Expense[]): DailyTotal[] {
  return [...sumBy(expenses, (expense) => expense.date)]
    .map(([date, amount]) => ({ date, amount }))
    .sort((a, b) => compare(a.date, b.date));
}

function sumBy<K>(
  expenses: readonly Expense[],
  group: (expense: Expense) => K,
): Map<K, Paise> {
  const sums = new Map<K, Paise>();
  for (const expense of expenses) {
    const key = group(expense);
    sums.set(key, asPaise((sums.get(key) ?? 0) + expense.amountPaise));
  }
  return sums;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
