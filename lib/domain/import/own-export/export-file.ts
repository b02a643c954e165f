import type { Expense } from "@/lib/domain/expenses/expense";
import { toRupees } from "@/lib/domain/expenses/money";
import { FORMULA_START } from "./formula-apostrophe";

/** Spreadsheets read a file without it in the local 8-bit encoding. */
const BYTE_ORDER_MARK = "\uFEFF";
const LINE_END = "\r\n";
const COLUMNS = ["date", "category", "description", "amount", "_id"] as const;
/** Spaces at an end are kept by every reader only in quotes. */
const QUOTED = /[",\r\n\uFEFF]|^ | $/;
/** 5,000 rows take about 10 ms, too short for a noticeable delay of input. */
const ROWS_PER_BATCH = 5000;

export type ExportFormat = "csv" | "json";

/**
 * The content of the file, with amounts in rupees. The import reads it back
 * without a difference. Yields to the event loop between batches of rows.
 */
export async function exportFile(
  expenses: readonly Expense[],
  format: ExportFormat,
): Promise<Blob> {
  return format === "csv" ? csvFile(expenses) : jsonFile(expenses);
}

export function exportFileName(format: ExportFormat, date: string): string {
  return `campus-kharcha-${date}.${format}`;
}

/**
 * A text that begins like a formula gets an apostrophe in front, so that no
 * spreadsheet evaluates it.
 */
async function csvFile(expenses: readonly Expense[]): Promise<Blob> {
  const parts = [BYTE_ORDER_MARK, COLUMNS.join()];
  for await (const rows of batches(expenses)) {
    const lines = rows.map((row) =>
      COLUMNS.map((name) => csvCell(row[name])).join(),
    );
    parts.push(LINE_END, lines.join(LINE_END));
  }
  return new Blob(parts, { type: "text/csv" });
}

function csvCell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const isFormula = FORMULA_START.test(value);
  const text = isFormula ? `'${value}` : value;
  return isFormula || QUOTED.test(text)
    ? `"${text.replaceAll('"', '""')}"`
    : text;
}

async function jsonFile(expenses: readonly Expense[]): Promise<Blob> {
  const parts = [];
  for await (const rows of batches(expenses)) {
    const withoutBrackets = JSON.stringify(rows, null, 2).slice(1, -2);
    parts.push(parts.length > 0 ? "," : "[", withoutBrackets);
  }
  parts.push(parts.length > 0 ? "\n]" : "[]");
  return new Blob(parts, { type: "application/json" });
}

async function* batches(expenses: readonly Expense[]) {
  for (let start = 0; start < expenses.length; start += ROWS_PER_BATCH) {
    if (start > 0) await new Promise((resolve) => setTimeout(resolve));
    yield expenses.slice(start, start + ROWS_PER_BATCH).map(toRow);
  }
}

function toRow({ date, category, description, amountPaise, _id }: Expense) {
  return { date, category, description, amount: toRupees(amountPaise), _id };
}
