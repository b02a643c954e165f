import type { Expense } from "@/lib/domain/expenses/expense";

export const DOWNLOAD_FAILED = "The file could not be made. Try again.";

/** Downloads the expenses as CSV, in their order. The code is loaded on demand. */
export async function downloadExpenses(expenses: readonly Expense[]) {
  const { saveCsv } = await import("./save-csv");
  await saveCsv(expenses);
}
