import { type Category, isCategory } from "@/lib/domain/expenses/category";
import type { ListRef } from "@/lib/browser/api/list-ref";
import { textsByList } from "./texts-by-list";

/** The category that the user has chosen for each payee. Those that were learned first are forgotten. */
const payeeCategories = textsByList("learned-payees", 1000);

export const listsWithPayees = payeeCategories.lists;
export const forgetPayees = payeeCategories.forget;

type LearnedPayees = ReadonlyMap<string, Category>;

/** The categories by payee, as `keyWithoutTags` writes it. */
export function readLearnedPayees(list: ListRef): LearnedPayees {
  return new Map(
    Object.entries(payeeCategories.read(list)).filter(
      (entry): entry is [string, Category] => isCategory(entry[1]),
    ),
  );
}

/** Does nothing before the list is known. */
export function learnPayees(list: ListRef, payees: LearnedPayees) {
  if (payees.size === 0) return;
  const others = [...readLearnedPayees(list)].filter(
    ([payee]) => !payees.has(payee),
  );
  payeeCategories.write(list, [...others, ...payees]);
}
