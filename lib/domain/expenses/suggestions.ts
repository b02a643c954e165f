import { weekday } from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import { mostFrequent } from "./most-frequent";
import { keyWithoutTags } from "./tags";
import type { Paise } from "@/lib/domain/expenses/money";

/** A description that was used before, in its newest spelling and with its newest tags. */
export type Suggestion = {
  description: string;
  /** The most frequent category, and the newest of equally frequent ones. The amount likewise. */
  category: string;
  amountPaise: Paise;
  /** How often the description was used. */
  count: number;
  /** How often it was used on each weekday, Monday first. */
  weekdays: number[];
};

type StoredExpense = Omit<Expense, "_id">;

/** Only the newest expenses count: habits change, and reading more takes longer. */
export const NEWEST_COUNTED = 2000;
/** Browsers are slow to open a longer datalist. */
export const MAX_SUGGESTIONS = 200;

/**
 * At most MAX_SUGGESTIONS from the first NEWEST_COUNTED expenses, most frequent
 * first, then newest first. Takes the expenses newest first.
 */
export function suggestions(expenses: readonly StoredExpense[]): Suggestion[] {
  const groups = new Map<string, [StoredExpense, ...StoredExpense[]]>();
  for (const expense of expenses.slice(0, NEWEST_COUNTED)) {
    const key = keyWithoutTags(expense.description);
    const group = groups.get(key);
    if (group) group.push(expense);
    else if (key !== "") groups.set(key, [expense]);
  }
  return [...groups.values()]
    .sort((a, b) => b.length - a.length)
    .slice(0, MAX_SUGGESTIONS)
    .map((group) => {
      const [newest] = group;
      const weekdays = [0, 0, 0, 0, 0, 0, 0];
      for (const { date } of group) {
        const day = weekday(date) - 1;
        weekdays[day] = (weekdays[day] ?? 0) + 1;
      }
      return {
        description: newest.description.trim(),
        category: mostFrequent(group.map(({ category }) => category)),
        amountPaise: mostFrequent(group.map(({ amountPaise }) => amountPaise)),
        count: group.length,
        weekdays,
      };
    });
}

/** The usual category of a description. Ignores letter case, accents and tags. */
export function usualCategory(
  known: readonly Suggestion[],
  description: string,
): string | undefined {
  const key = keyWithoutTags(description);
  return known.find((one) => keyWithoutTags(one.description) === key)?.category;
}
