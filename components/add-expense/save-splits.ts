import type { AddedExpense } from "@/components/add-expense/use-presses";
import type { ListRef } from "@/lib/browser/api/list-ref";
import { changePlan } from "@/lib/browser/plan/change-plan";
import { randomKey } from "@/lib/browser/storage/random-key";
import { fromFormValues } from "@/lib/domain/expenses/form-values";
import { withoutDebtsOf, withSplit } from "@/lib/domain/plan/debts";

/** Saves in the plan what the others owe of the expenses. Rejects as changePlan does. */
export function saveSplits(
  added: readonly AddedExpense[],
  list: ListRef,
): Promise<unknown> {
  const splits = added.flatMap(({ values, outcome, split }) => {
    if (!split) return [];
    const { description, ...rest } = fromFormValues("", values);
    return {
      id: randomKey(),
      split,
      expense: outcome.id,
      date: rest.date,
      note: description,
      sharePaise: rest.amountPaise,
    };
  });
  return changePlan((plan) => splits.reduce(withSplit, plan), list);
}

/** Removes what others owe of the bills of these expenses. Rejects as changePlan does. */
export function removeSplits(
  expenseIds: readonly string[],
  list: ListRef,
): Promise<unknown> {
  return changePlan((plan) => expenseIds.reduce(withoutDebtsOf, plan), list);
}
