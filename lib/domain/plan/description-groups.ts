import { cachedSearchKey } from "@/lib/domain/expenses/search-key";

/** The text by which descriptions are compared, without letter case and accents. */
export function descriptionKey({
  description,
}: {
  description: string;
}): string {
  return cachedSearchKey(description.trim());
}

/** The values in their order, by their description. */
export function groupByDescription<T extends { description: string }>(
  values: readonly T[],
): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const key = descriptionKey(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
