import { useMemo } from "react";
import { categoryColours } from "@/components/category-colours";
import { useToday } from "@/components/ui/use-today";
import type { Expense } from "@/lib/domain/expenses/expense";
import { type View, visibleExpenses } from "@/lib/domain/view/view";

/** The expenses that the view shows, and the colours of all categories, which a filter does not change. */
export function useShownExpenses(expenses: readonly Expense[], view: View) {
  const today = useToday();
  const visible = useMemo(
    () => visibleExpenses(expenses, view, today),
    [expenses, view, today],
  );
  const colours = useMemo(
    () => categoryColours(expenses.map(({ category }) => category)),
    [expenses],
  );
  return { visible, colours };
}
