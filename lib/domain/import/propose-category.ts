import { type Category, isCategory } from "@/lib/domain/expenses/category";
import type { Expense } from "@/lib/domain/expenses/expense";
import { mostFrequent } from "@/lib/domain/expenses/most-frequent";
import { keyWithoutTags } from "@/lib/domain/expenses/tags";
import { groupByDescription } from "@/lib/domain/plan/description-groups";
import { categoryOfWords } from "./category-words";
import type { FoundExpense } from "./statement";

/** Categories by payee, as `keyWithoutTags` writes it. */
type CategoryByKey = ReadonlyMap<string, Category>;

/** The usual category of each payee. Takes the expenses newest first; of equally frequent categories, the newest counts. */
export function categoryHistory(
  expenses: readonly Pick<Expense, "category" | "description">[],
): CategoryByKey {
  const known = expenses.flatMap(({ category, description }) =>
    isCategory(category) ? { category, description } : [],
  );
  return new Map(
    [...groupByDescription(known)].map(([key, ofPayee]) => [
      key,
      mostFrequent(ofPayee.map(({ category }) => category)),
    ]),
  );
}

/**
 * The category of a row: the file's own, else the one that the user chose for this
 * payee in an earlier import, else the one in the list, else what the file's tag or
 * the description suggests.
 */
export function proposeCategory(
  row: Pick<FoundExpense, "category" | "description" | "tag">,
  known: { learned: CategoryByKey; history: CategoryByKey },
): Category {
  const key = keyWithoutTags(row.description);
  return (
    row.category ??
    known.learned.get(key) ??
    known.history.get(key) ??
    categoryOfTag(row.tag ?? "") ??
    categoryOfWords(row.description) ??
    "others"
  );
}

/** A tag of payment apps that the word list does not know. */
const TRANSFER = /^(?:transfers|money transfer)$/;

/** The category of the word that a file has for it. */
export function categoryOfTag(tag: string): Category | undefined {
  const name = tag.trim().toLowerCase();
  if (isCategory(name)) return name;
  return TRANSFER.test(name) ? "others" : categoryOfWords(name);
}
