import { readDate } from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import { readRupees } from "@/lib/domain/expenses/money";
import { isRecord } from "@/lib/domain/type-guards";

type ReadExpenses = {
  expenses: Expense[];
  /** The number of rows left out because their date or amount is unreadable. */
  unreadable: number;
};

/** Reads one row of a list, also of an upstream host or an external API; undefined if its date or amount is unreadable. */
export function readExpense(
  row: unknown,
  position: number,
): Expense | undefined {
  if (!isRecord(row)) return undefined;
  const date = readDate(row["date"]);
  const amountPaise = readRupees(row["amount"]);
  if (date === undefined || amountPaise === undefined) return undefined;
  return {
    _id: readText(row["_id"]) || `row-${position}`,
    date,
    category: readText(row["category"]).trim().toLowerCase() || "others",
    description: readText(row["description"]),
    amountPaise,
  };
}

/** 10,000 rows take about 15 ms, too short for a noticeable delay of input. */
const ROWS_PER_BATCH = 10_000;

/**
 * Reads the JSON of `GET {host}/show`. The result is sorted by newest date; rows
 * of one date stay in the order of the JSON. Yields to the event loop between
 * batches of rows. Rejects with a TypeError if the JSON is not an array.
 */
export async function readExpenses(json: unknown): Promise<ReadExpenses> {
  if (!Array.isArray(json)) throw new TypeError("The list is not an array.");
  const seen = new Set<string>();
  const expenses: Expense[] = [];
  for (const [position, row] of json.entries()) {
    if (position % ROWS_PER_BATCH === ROWS_PER_BATCH - 1)
      await yieldToEventLoop();
    const expense = readExpense(row, position);
    if (!expense) continue;
    if (seen.has(expense._id)) expense._id += `#${position}`;
    seen.add(expense._id);
    expenses.push(expense);
  }
  expenses.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
  return { expenses, unreadable: json.length - expenses.length };
}

function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function readText(value: unknown): string {
  return typeof value === "string" || typeof value === "number"
    ? String(value)
    : "";
}
