import { type Category, isCategory } from "@/lib/domain/expenses/category";

const TAG = /^#(?=\P{Nd})(.+)$/u;

/** Names of other apps' categories. */
const OTHER_NAMES = new Map<string, Category>(
  Object.entries({
    food: "dining eating eatout groceries grocery meals snacks",
    travel: "commute fuel transport transportation",
    entertainment: "fun leisure movies",
    shopping: "clothes clothing",
    others:
      "bill bills education fees health housing medical misc miscellaneous other personal rent study utilities",
  }).flatMap(([category, names]) =>
    isCategory(category)
      ? names.split(" ").map((name) => [name, category] as const)
      : [],
  ),
);

/** Whether the word is a tag; `#12` is a number. */
export function isTag(word: string): boolean {
  return TAG.test(word);
}

/** The category that a tag names; undefined for other tags and words. */
export function categoryOfTag(word: string): Category | undefined {
  const name = TAG.exec(word)?.[1];
  if (name === undefined) return undefined;
  return isCategory(name) ? name : OTHER_NAMES.get(name);
}
