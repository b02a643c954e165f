import { CATEGORIES } from "@/lib/expenses/category";

/** The six chart colours, in the order of the categories, cycled beyond them. */
export const PALETTE = [
  "#2dd4bf",
  "#b794f6",
  "#fbbf24",
  "#fb7185",
  "#38bdf8",
  "#a3e635",
] as const;

/**
 * One colour per category name: ours always have the same one, names from
 * another host follow in alphabetical order.
 */
export function categoryColours(
  names: Iterable<string>,
): ReadonlyMap<string, string> {
  const ours: readonly string[] = CATEGORIES;
  const others = [...new Set(names)].filter((name) => !ours.includes(name));
  return new Map(
    [...ours, ...others.sort()].map((name, index) => [
      name,
      PALETTE[index % PALETTE.length] ?? PALETTE[0],
    ]),
  );
}
