import type { Expense } from "@/lib/domain/expenses/expense";
import type { DownloadFormat } from "./save-export";

export const DOWNLOAD_FAILED = "The file could not be made. Try again.";

/** Downloads the expenses, in their order. The code is loaded on demand. */
export async function downloadExpenses(
  expenses: readonly Expense[],
  format: DownloadFormat,
) {
  const { saveExport } = await import("./save-export");
  await saveExport(expenses, format);
}
