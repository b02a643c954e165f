import { cachedSearchKey } from "@/lib/domain/expenses/search-key";
import { keyWithoutTags } from "@/lib/domain/expenses/tags";

/** The text by which descriptions are compared, without letter case, accents and tags. */
export function descriptionKey({
  description,
}: {
  description: string;
}): string {
  return keyWithoutTags(description, cachedSearchKey);
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
