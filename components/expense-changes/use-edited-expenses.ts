import type { ListRef } from "@/lib/browser/api/list-ref";
import type { Expense } from "@/lib/domain/expenses/expense";
import { useObsoleteNotifications } from "./use-obsolete-notifications";
import { useOptimisticExpenses } from "./use-optimistic-expenses";
import { useResumeOnMount } from "./use-resume-on-mount";

/**
 * The list with the user's edits and deletions, also unconfirmed ones. Resumes
 * those that a reload interrupted, and keeps their notifications up to date.
 */
export function useEditedExpenses(
  expenses: readonly Expense[],
  list: ListRef,
): readonly Expense[] {
  useResumeOnMount(expenses, list);
  useObsoleteNotifications(expenses, list);
  return useOptimisticExpenses(expenses, list);
}
