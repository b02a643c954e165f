import type { NewExpense } from "@/lib/domain/expenses/expense";
import { rupeesText } from "@/lib/domain/expenses/money";
import { normaliseText } from "@/lib/domain/expenses/normalise-text";

/** The line that readExpenseLine reads as this expense, dated today or before. */
export function formatExpenseLine(expense: NewExpense): string {
  const { amountPaise, description, category, date } = expense;
  // One such word after the amount is not part of the description.
  const link = /^(?:for|ka|ke|ki|का|के|की)(?:\s|$|[,.;:!])/i.test(
    normaliseText(description, "NFKC"),
  )
    ? "for "
    : "";
  return `₹${rupeesText(amountPaise)} ${link}${description} #${category} ${date}`;
}
