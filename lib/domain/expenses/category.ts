/** In display order. */
export const CATEGORIES = [
  "food",
  "travel",
  "entertainment",
  "shopping",
  "others",
] as const;

export type Category = (typeof CATEGORIES)[number];

export function isCategory(name: string): name is Category {
  const names: readonly string[] = CATEGORIES;
  return names.includes(name);
}

/** Why an expense cannot have this lower-case category, as a message for the user; undefined if it can. */
export function categoryFault(name: string): string | undefined {
  return isCategory(name)
    ? undefined
    : `Choose one of ${CATEGORIES.join(", ")}.`;
}

export const ALL_CATEGORIES = "All Categories";

/** `food` → `Food`. Accepts other categories too, such as those of an external API. */
export function categoryLabel(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Ignores letter case. Returns every expense for ALL_CATEGORIES. */
export function filterByCategory<T extends { category: string }>(
  expenses: readonly T[],
  category: string,
): readonly T[] {
  if (category === ALL_CATEGORIES) return expenses;
  const wanted = category.toLowerCase();
  return expenses.filter(
    (expense) => expense.category.toLowerCase() === wanted,
  );
}
