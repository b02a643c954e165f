import "server-only";
import type { Expense } from "@/lib/domain/expenses/expense";
import { hasSameFields } from "@/lib/domain/expenses/has-same-fields";
import { expenseIdOf } from "@/lib/domain/expenses/expense-id";
import type { BatchResult, KeyedExpense } from "./port";

/**
 * The results of a batch of adds, and the expenses to insert for it.
 *
 * @param find returns the expense that is stored under an id
 */
export function planBatch(
  rows: readonly KeyedExpense[],
  find: (id: string) => Expense | undefined,
  { dryRun }: { dryRun: boolean },
): { results: BatchResult[]; inserts: Expense[] } {
  const inserts = new Map<string, Expense>();
  const results = rows.map(({ key, expense }): BatchResult => {
    const _id = expenseIdOf(key);
    const earlier = inserts.get(_id) ?? find(_id);
    if (earlier) {
      const isSame = hasSameFields(earlier, expense);
      return { key, _id, status: isSame ? "exists" : "changed" };
    }
    inserts.set(_id, { _id, ...expense });
    return { key, _id, status: dryRun ? "new" : "created" };
  });
  return { results, inserts: [...inserts.values()] };
}
