import { weekday } from "@/lib/expenses/calendar-date";
import type { Expense } from "@/lib/expenses/expense";
import { folded } from "./search-key";
import type { Paise } from "@/lib/expenses/money";

/** A description used before, as it was last written. */
export type Suggestion = {
  description: string;
  /** The most frequent one, the newest of equals; likewise the amount. */
  category: string;
  amountPaise: Paise;
  /** How often the description was used. */
  count: number;
  /** How often on each day of the week, Monday first. */
  weekdays: number[];
};

type Past = Omit<Expense, "_id">;

/** Habits change, and older expenses would make reading and counting slow. */
export const NEWEST_COUNTED = 2000;
/** A native list of more is slow to open. */
export const MOST_SUGGESTED = 200;

/**
 * From the NEWEST_COUNTED first of the expenses, which have the newest first:
 * at most MOST_SUGGESTED, most frequent first, then newest first.
 */
export function suggestions(expenses: readonly Past[]): Suggestion[] {
  const groups = new Map<string, [Past, ...Past[]]>();
  for (const expense of expenses.slice(0, NEWEST_COUNTED)) {
    const key = folded(expense.description.trim());
    const group = groups.get(key);
    if (group) group.push(expense);
    else if (key !== "") groups.set(key, [expense]);
  }
  return [...groups.values()]
    .sort((a, b) => b.length - a.length)
    .slice(0, MOST_SUGGESTED)
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

/** The usual category of a description, compared ignoring letter case and accents. */
export function usualCategory(
  known: readonly Suggestion[],
  description: string,
): string | undefined {
  const name = folded(description.trim());
  return known.find((one) => folded(one.description) === name)?.category;
}

/** The first of equally frequent values, of which there is at least one. */
function mostFrequent<T>(values: readonly T[]): T {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const count = (value: T) => counts.get(value) ?? 0;
  return values.reduce((best, one) => (count(one) > count(best) ? one : best));
}
