import type { Expense } from "@/lib/expenses/expense";
import { useObsoleteNotifications } from "./use-obsolete-notifications";
import { useOptimisticList } from "./use-optimistic-list";
import { useResumeOnMount } from "./use-resume-on-mount";

/** The list with the optimistic updates, in sync with the stored deletions and edits. */
export function useEditing(expenses: readonly Expense[]): readonly Expense[] {
  useResumeOnMount(expenses);
  useObsoleteNotifications(expenses);
  return useOptimisticList(expenses);
}
