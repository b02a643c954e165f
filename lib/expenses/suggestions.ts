import type { Expense } from "./expense";
import { folded } from "./folded";

/** A description used before, as it was last written, with its usual category. */
export type Suggestion = { description: string; category: string };

/** Most frequent first, then newest first, from expenses that have the newest first. */
export function suggestions(
  expenses: readonly Pick<Expense, "description" | "category">[],
): Suggestion[] {
  const found = new Map<
    string,
    { description: string; count: number; categories: Map<string, number> }
  >();
  for (const { description, category } of expenses) {
    const name = folded(description.trim());
    if (name === "") continue;
    const entry = found.get(name) ?? {
      description: description.trim(),
      count: 0,
      categories: new Map<string, number>(),
    };
    entry.count += 1;
    entry.categories.set(category, (entry.categories.get(category) ?? 0) + 1);
    found.set(name, entry);
  }
  return [...found.values()]
    .sort((a, b) => b.count - a.count)
    .map(({ description, categories }) => ({
      description,
      category: mostFrequent(categories),
    }));
}

/** The usual category of a description, compared ignoring letter case and accents. */
export function usualCategory(
  known: readonly Suggestion[],
  description: string,
): string | undefined {
  const name = folded(description.trim());
  return known.find((one) => folded(one.description) === name)?.category;
}

function mostFrequent(counts: ReadonlyMap<string, number>): string {
  const [first = ["", 0] as const, ...rest] = counts;
  return rest.reduce((a, b) => (b[1] > a[1] ? b : a), first)[0];
}
