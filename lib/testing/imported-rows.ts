import { vi } from "vitest";
import { importExpenses } from "@/lib/browser/import/import-expenses";
import type { ImportProgress } from "@/lib/browser/import/import-expenses";
import { importDatabase } from "@/lib/browser/import/import-database";
import type { ImportedExpense } from "@/lib/browser/import/imported-expense";
import type { PlanRestore } from "@/lib/browser/import/restore-plan";
import type { ShareChange } from "@/lib/browser/import/share-changes";
import { setShownList } from "@/lib/browser/api/list-ref";
import type { Expense } from "@/lib/domain/expenses/expense";
import { calendarDate } from "@/lib/domain/expenses/calendar-date";
import { asPaise } from "@/lib/domain/expenses/money";
import { startApi } from "./test-api";
import { stubVisitorFetch } from "./visitor-fetch";

/** A row of a statement; equal for equal numbers. */
export function importedRow(number: number): ImportedExpense {
  return {
    key: `key-${number}`,
    date: calendarDate(2026, 1, 1 + (number % 28)),
    category: "food",
    description: `Payee ${number}`,
    amountPaise: asPaise(100 + number),
  };
}

export function importedRows(count: number): ImportedExpense[] {
  return Array.from({ length: count }, (_, index) => importedRow(index));
}

/** A browser with an empty list, or without one, whose requests reach the routes of the app. */
export async function openBrowser(
  lists: "one" | "private",
  environment: Record<string, string> = {},
) {
  vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  setShownList(undefined);
  const database = await importDatabase();
  await database.clear("imports");
  await database.clear("batches");
  const api = await startApi({ LISTS: lists, ...environment });
  const visitor = api.newVisitor();
  stubVisitorFetch(visitor);
  const listText = async () => (await visitor.send("GET", "/show")).text();
  return {
    api,
    visitor,
    listText,
    listLength: async () => (JSON.parse(await listText()) as unknown[]).length,
  };
}

type Options = {
  plan?: PlanRestore;
  replaced?: Expense[];
  shares?: ShareChange[];
  joinBefore?: string;
  signal?: AbortSignal;
  onProgress?: (progress: ImportProgress) => void;
  onWait?: (isWaiting: boolean) => void;
};

export function importRows(
  rows: readonly ImportedExpense[],
  list: string,
  {
    plan,
    replaced,
    shares,
    joinBefore,
    signal = new AbortController().signal,
    onProgress = () => {},
    onWait = () => {},
  }: Options = {},
) {
  const files = ["statement.csv"];
  const binding = { list, ...(joinBefore !== undefined && { joinBefore }) };
  return importExpenses(rows, {
    binding,
    files,
    plan,
    replaced,
    shares,
    signal,
    onProgress,
    onWait,
  });
}
