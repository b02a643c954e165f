import type { Category } from "@/lib/domain/expenses/category";
import { isCategory } from "@/lib/domain/expenses/category";
import { isKnownList, type ListRef } from "@/lib/browser/api/list-ref";
import {
  readLocalRecord,
  removeLocalEntry,
  writeLocalRecord,
} from "@/lib/browser/storage/local-storage";
import { isTextRecord } from "@/lib/domain/type-guards";

/** The category that the user has chosen for each payee, by list. */
const KEY = "learned-payees";
/** Per list; the ones that were learned first are forgotten. */
const MAX_PAYEES = 1000;

export type LearnedPayees = ReadonlyMap<string, Category>;

/** The categories by payee, as `payeeKey` writes it. */
export function readLearnedPayees(list: ListRef): LearnedPayees {
  const stored = isKnownList(list) ? readLocalRecord(KEY)?.[list] : undefined;
  return new Map(
    Object.entries(isTextRecord(stored) ? stored : {}).filter(
      (entry): entry is [string, Category] => isCategory(entry[1]),
    ),
  );
}

/** Does nothing before the list is known. */
export function learnPayees(list: ListRef, payees: LearnedPayees) {
  if (!isKnownList(list) || payees.size === 0) return;
  const all = new Map(readLearnedPayees(list));
  for (const [payee, category] of payees) {
    all.delete(payee);
    all.set(payee, category);
  }
  const newest = [...all].slice(-MAX_PAYEES);
  writeLocalRecord(KEY, {
    ...readLocalRecord(KEY),
    [list]: Object.fromEntries(newest),
  });
}

export function listsWithPayees(): string[] {
  return Object.keys(readLocalRecord(KEY) ?? {});
}

export function forgetPayees(list: string) {
  removeLocalEntry(KEY, list);
}
