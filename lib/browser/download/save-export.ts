import { today } from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import {
  exportFile,
  exportFileName,
} from "@/lib/domain/import/own-export/export-file";

export type DownloadFormat = "csv" | "json";

const REVOKE_MS = 60_000;

/** Lets the browser download the expenses as a file. */
export async function saveExport(
  expenses: readonly Expense[],
  format: DownloadFormat,
) {
  const url = URL.createObjectURL(await exportFile(expenses, format));
  const link = document.createElement("a");
  link.href = url;
  link.download = exportFileName(format, today());
  link.click();
  // Some browsers read the URL only after the user has chosen a folder.
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_MS);
}
