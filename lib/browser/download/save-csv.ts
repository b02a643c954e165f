import { today } from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import {
  csvFile,
  csvFileName,
} from "@/lib/domain/import/own-export/export-file";
import { saveFile } from "./save-file";

export async function saveCsv(expenses: readonly Expense[]) {
  saveFile(await csvFile(expenses), csvFileName(today()));
}
