import type { Expense } from "@/lib/domain/expenses/expense";
import { useRupees } from "@/components/ui/use-rupees";

/** The title of a notification about an expense, such as `Lunch (₹99.50) was deleted.` */
export function ExpenseTitle({
  expense,
  outcome,
}: {
  expense: Pick<Expense, "description" | "amountPaise">;
  outcome: string;
}) {
  const formatRupees = useRupees();
  return (
    <span className="max-sm:flex max-sm:gap-1">
      <bdi className="max-w-full align-bottom max-sm:inline-block max-sm:min-w-[1.5em] max-sm:shrink-9999 max-sm:truncate sm:[display:-webkit-inline-box] sm:overflow-hidden sm:[-webkit-box-orient:vertical] sm:[-webkit-line-clamp:2]">
        {expense.description || "An expense"}
      </bdi>{" "}
      <span className="max-sm:truncate">
        ({formatRupees(expense.amountPaise)}) {outcome}
      </span>
    </span>
  );
}
