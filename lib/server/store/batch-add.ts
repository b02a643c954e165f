import "server-only";
import type { Expense } from "@/lib/domain/expenses/expense";
import { hasSameFields } from "@/lib/domain/expenses/has-same-fields";
import { expenseIdOf } from "@/lib/domain/expenses/expense-id";
import type { BatchResult, BatchRow } from "./port";

export function batchRowId({ key, _id }: BatchRow): string {
  return key === undefined ? _id : expenseIdOf(key);
}

/**
 * The results of a batch of adds, and the expenses to insert for it.
 *
 * @param find returns the expense that is stored under an id
 */
export function planBatch(
  rows: readonly BatchRow[],
  find: (id: string) => Expense | undefined,
  { dryRun }: { dryRun: boolean },
): { results: BatchResult[]; inserts: Expense[] } {
  const inserts = new Map<string, Expense>();
  const results = rows.map((row): BatchResult => {
    const { key, expense } = row;
    const _id = batchRowId(row);
    const named = { ...(key !== undefined && { key }), _id };
    const earlier = inserts.get(_id) ?? find(_id);
    if (earlier) {
      const isSame = hasSameFields(earlier, expense);
      return { ...named, status: isSame ? "exists" : "changed" };
    }
    inserts.set(_id, { _id, ...expense });
    return { ...named, status: dryRun ? "new" : "created" };
  });
  return { results, inserts: [...inserts.values()] };
}
