import { readRupees } from "@/lib/domain/expenses/money";
import type { Suggestion } from "@/lib/domain/expenses/suggestions";
import { isRecord } from "@/lib/domain/type-guards";

/** Reads the JSON of `GET {host}/suggestions` without the rows that are unreadable; undefined if it is no array. */
export function readSuggestions(json: unknown): Suggestion[] | undefined {
  return Array.isArray(json) ? json.flatMap(readRow) : undefined;
}

function readRow(row: unknown): Suggestion[] {
  if (!isRecord(row)) return [];
  const { description, category, amount, count, weekdays } = row;
  const amountPaise = readRupees(amount);
  return typeof description === "string" &&
    typeof category === "string" &&
    amountPaise !== undefined &&
    typeof count === "number" &&
    isWeekdays(weekdays)
    ? [{ description, category, amountPaise, count, weekdays }]
    : [];
}

function isWeekdays(value: unknown): value is number[] {
  return (
    Array.isArray(value) &&
    value.length === 7 &&
    value.every((count) => typeof count === "number")
  );
}
