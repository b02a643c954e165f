import { CATEGORIES, type Category } from "@/lib/domain/expenses/category";
import { isTag } from "@/lib/domain/expenses/tags";

/** Names of other apps' categories. */
const OTHER_NAMES: Record<Category, string> = {
  food: "dining eating eatout groceries grocery meals snacks",
  travel: "commute fuel transport transportation",
  entertainment: "fun leisure movies",
  shopping: "clothes clothing",
  others:
    "bill bills education fees health housing medical misc miscellaneous other personal rent study utilities",
};

/** The category that a tag in lower case names; undefined for other tags and words. */
export function categoryOfTag(word: string): Category | undefined {
  if (!isTag(word)) return undefined;
  const name = word.slice(1);
  return CATEGORIES.find(
    (category) =>
      category === name || OTHER_NAMES[category].split(" ").includes(name),
  );
}
