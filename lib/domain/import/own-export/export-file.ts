import type { Expense } from "@/lib/domain/expenses/expense";
import { toJson } from "@/lib/domain/wire/expense-json";
import { FORMULA_START } from "./formula-apostrophe";

/** Spreadsheets read a file without it in the local 8-bit encoding. */
const BYTE_ORDER_MARK = "\uFEFF";
const LINE_END = "\r\n";
const COLUMNS = ["date", "category", "description", "amount", "_id"] as const;
/** Spaces at an end are kept by every reader only in quotes. */
const QUOTED = /[",\r\n\uFEFF]|^ | $/;
/** 5,000 rows take about 10 ms, too short for a noticeable delay of input. */
const ROWS_PER_BATCH = 5000;

/**
 * The expenses as CSV, with amounts in rupees. The import reads them back without a
 * difference. A text that begins like a formula gets an apostrophe in front, so that
 * no spreadsheet evaluates it. Yields to the event loop between batches of rows.
 */
export async function csvFile(expenses: readonly Expense[]): Promise<Blob> {
  const parts = [BYTE_ORDER_MARK, COLUMNS.join()];
  for await (const rows of rowBatches(expenses)) {
    const lines = rows.map((row) =>
      COLUMNS.map((name) => csvCell(row[name])).join(),
    );
    parts.push(LINE_END, lines.join(LINE_END));
  }
  return new Blob(parts, { type: "text/csv" });
}

export function csvFileName(date: string): string {
  return `campus-kharcha-${date}.csv`;
}

function csvCell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const isFormula = FORMULA_START.test(value);
  const text = isFormula ? `'${value}` : value;
  return isFormula || QUOTED.test(text)
    ? `"${text.replaceAll('"', '""')}"`
    : text;
}

/** The expenses with amounts in rupees. Yields to the event loop between batches. */
export async function* rowBatches(expenses: readonly Expense[]) {
  for (let start = 0; start < expenses.length; start += ROWS_PER_BATCH) {
    if (start > 0) await new Promise((resolve) => setTimeout(resolve));
    yield expenses.slice(start, start + ROWS_PER_BATCH).map(toJson);
  }
}
