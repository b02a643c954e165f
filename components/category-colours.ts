import { CATEGORIES } from "@/lib/domain/expenses/category";
import { COLOURS } from "./theme-colours";

/** The class of a category's name: teal for food, else purple. */
export function categoryTextClass(category: string): string {
  return category === "food" ? "text-teal" : "text-purple";
}

/** The six chart colours, in the order of the categories; further names reuse them. */
export const PALETTE = [
  COLOURS["chart-1"],
  COLOURS["chart-2"],
  COLOURS["chart-3"],
  COLOURS["chart-4"],
  COLOURS["chart-5"],
  COLOURS["chart-6"],
] as const;

/**
 * The colour of each category name. The built-in categories always have the
 * same one; other names, of an external API, follow in alphabetical order.
 */
export function categoryColours(
  names: Iterable<string>,
): ReadonlyMap<string, string> {
  const builtIn: readonly string[] = CATEGORIES;
  const others = [...new Set(names)].filter((name) => !builtIn.includes(name));
  return new Map(
    [...builtIn, ...others.sort()].map((name, index) => [
      name,
      PALETTE[index % PALETTE.length] ?? PALETTE[0],
    ]),
  );
}
