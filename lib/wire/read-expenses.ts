import { readDate } from "@/lib/expenses/calendar-date";
import type { Expense } from "@/lib/expenses/expense";
import { readRupees } from "@/lib/expenses/money";

export type ReadExpenses = {
  expenses: Expense[];
  /** How many rows had no date or no amount that could be read. */
  unreadable: number;
};

/** One row of any host's list; undefined when its date or amount cannot be read. */
export function readExpense(
  row: unknown,
  position: number,
): Expense | undefined {
  if (typeof row !== "object" || row === null) return undefined;
  const fields = row as Record<string, unknown>;
  const date = readDate(fields["date"]);
  const amountPaise = readRupees(fields["amount"]);
  if (date === undefined || amountPaise === undefined) return undefined;
  return {
    _id: readText(fields["_id"]) || `row-${position}`,
    date,
    category: readText(fields["category"]).trim().toLowerCase() || "others",
    description: readText(fields["description"]),
    amountPaise,
  };
}

/** Ten thousand take some 15 ms: short enough for a finger not to notice. */
const ROWS_AT_A_TIME = 10_000;

/**
 * Reads the answer of `GET {host}/show`, newest date first and otherwise in the
 * host's order, with a pause now and then for whatever else the page has to do.
 * Rejects with a TypeError when the answer is not a list at all.
 */
export async function readExpenses(answer: unknown): Promise<ReadExpenses> {
  if (!Array.isArray(answer)) throw new TypeError("The list is not an array.");
  const seen = new Set<string>();
  const expenses: Expense[] = [];
  for (const [position, row] of answer.entries()) {
    if (position % ROWS_AT_A_TIME === ROWS_AT_A_TIME - 1) await pause();
    const expense = readExpense(row, position);
    if (!expense) continue;
    if (seen.has(expense._id)) expense._id += `#${position}`;
    seen.add(expense._id);
    expenses.push(expense);
  }
  expenses.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
  return { expenses, unreadable: answer.length - expenses.length };
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function readText(value: unknown): string {
  return typeof value === "string" || typeof value === "number"
    ? String(value)
    : "";
}
