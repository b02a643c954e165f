import type { Expense } from "@/lib/expenses/expense";
import { toRupees } from "@/lib/expenses/money";

/** Spreadsheets read a file without it in the local 8-bit encoding. */
const BYTE_ORDER_MARK = "\uFEFF";
const COLUMNS = ["date", "category", "description", "amount"];

export type ExportFormat = "csv" | "json";

/** The content of the file, with amounts in rupees. */
export async function exportFile(
  expenses: readonly Expense[],
  format: ExportFormat,
): Promise<Blob> {
  const rows = expenses.map(({ date, category, description, amountPaise }) => ({
    date,
    category,
    description,
    amount: toRupees(amountPaise),
  }));
  return format === "csv"
    ? new Blob([BYTE_ORDER_MARK, await toCsv(rows)], { type: "text/csv" })
    : new Blob([JSON.stringify(rows, null, 2)], { type: "application/json" });
}

export function exportFileName(format: ExportFormat, date: string): string {
  return `campus-kharcha-${date}.${format}`;
}

/**
 * A text that starts with `=`, `+`, `-`, `@`, a tab or a carriage return gets an
 * apostrophe in front, so that no spreadsheet evaluates it.
 */
async function toCsv(rows: readonly object[]): Promise<string> {
  const { default: papaparse } = await import("papaparse");
  return papaparse.unparse([...rows], {
    columns: COLUMNS,
    escapeFormulae: true,
  });
}
