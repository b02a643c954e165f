import { type Category, isCategory } from "@/lib/domain/expenses/category";
import type { Expense } from "@/lib/domain/expenses/expense";
import { keyWithoutTags } from "@/lib/domain/expenses/tags";
import { categoryOfWords } from "./category-words";
import type { FoundExpense } from "./statement";

/** The form in which the payees of descriptions are compared. */
export function payeeKey(description: string): string {
  return keyWithoutTags(description);
}

/** The usual category of each payee, by payeeKey. */
export type CategoryHistory = ReadonlyMap<string, Category>;

/** The expenses are given newest first; of equally frequent categories, the newest counts. */
export function categoryHistory(
  expenses: readonly Pick<Expense, "category" | "description">[],
): CategoryHistory {
  const counts = new Map<string, Map<Category, number>>();
  for (const { category, description } of expenses) {
    if (!isCategory(category)) continue;
    const key = payeeKey(description);
    const ofPayee = counts.get(key) ?? new Map<Category, number>();
    ofPayee.set(category, (ofPayee.get(category) ?? 0) + 1);
    counts.set(key, ofPayee);
  }
  return new Map(
    [...counts].map(([key, ofPayee]) => [key, mostFrequent(ofPayee)]),
  );
}

/**
 * The category of a row: the file's own, else the one that the user chose for this
 * payee in an earlier import, else the one in the list, else what the file's tag or
 * the description suggests.
 */
export function proposeCategory(
  row: Pick<FoundExpense, "category" | "description" | "tag">,
  known: {
    learned: ReadonlyMap<string, Category>;
    history: CategoryHistory;
  },
): Category {
  const key = payeeKey(row.description);
  return (
    row.category ??
    known.learned.get(key) ??
    known.history.get(key) ??
    categoryOfTag(row.tag ?? "") ??
    categoryOfWords(row.description) ??
    "others"
  );
}

/** Tags of payment apps that the word list does not know. */
const TAGS = new Map<string, Category>([
  ["bills", "others"],
  ["bill payments", "others"],
  ["fuel", "travel"],
  ["groceries", "food"],
  ["medical", "others"],
  ["transfers", "others"],
  ["money transfer", "others"],
]);

/** The category of the word that a file has for it. */
export function categoryOfTag(tag: string): Category | undefined {
  const name = tag.trim().toLowerCase();
  if (isCategory(name)) return name;
  return TAGS.get(name) ?? categoryOfWords(name);
}

/** The first of the most frequent. */
function mostFrequent(counts: ReadonlyMap<Category, number>): Category {
  let best: [Category, number] = ["others", 0];
  for (const one of counts) if (one[1] > best[1]) best = one;
  return best[0];
}
