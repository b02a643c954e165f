import type { Expense } from "@/lib/expenses/expense";
import { formatRupees } from "@/lib/expenses/money";

/** An expense and what became of it, as a message's title. */
export function NamedExpense({
  expense,
  outcome,
}: {
  expense: Expense;
  outcome: string;
}) {
  return (
    <>
      <bdi className="inline-block max-w-full truncate align-bottom">
        {expense.description || "An expense"}
      </bdi>{" "}
      ({formatRupees(expense.amountPaise)}) {outcome}
    </>
  );
}
