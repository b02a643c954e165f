import { today } from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import {
  exportFile,
  exportFileName,
} from "@/lib/domain/import/own-export/export-file";
import { saveFile } from "./save-file";

export type DownloadFormat = "csv" | "json";

/** Lets the browser download the expenses as a file. */
export async function saveExport(
  expenses: readonly Expense[],
  format: DownloadFormat,
) {
  saveFile(await exportFile(expenses, format), exportFileName(format, today()));
}
