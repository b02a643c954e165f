import { expect, vi } from "vitest";
import type { ExpenseList, ExpenseStore } from "@/lib/store/port";
import { asPaise } from "@/lib/expenses/money";
import { calendarDate } from "@/lib/expenses/calendar-date";

/** An expense as a client sends it. */
export const lunch = {
  date: "2026-01-05",
  category: "food",
  description: "Lunch",
  amount: "99.50",
};
/** The same expense as the fake store returns it. */
const storedLunch = {
  _id: "1",
  date: calendarDate(2026, 1, 5),
  category: "food",
  description: "Lunch",
  amountPaise: asPaise(9950),
} as const;

/** The same expense in the JSON of a response. */
export const lunchJson = { ...lunch, _id: "1", amount: 99.5 };

/** The result of `ExpenseStore.list` with the given chunks of JSON. */
export function listOf(
  json: () => AsyncIterable<string>,
  unreadable = 0,
): Promise<ExpenseList> {
  return Promise.resolve({ unreadable, json });
}

export async function* chunks(...texts: string[]): AsyncIterable<string> {
  for (const text of texts) yield await Promise.resolve(text);
}

/** A store of mock functions, for a test to configure. */
export function fakeStore() {
  return {
    name: "fake",
    editable: true as boolean,
    list: vi.fn<ExpenseStore["list"]>(() =>
      listOf(() => chunks(JSON.stringify([lunchJson]))),
    ),
    add: vi.fn<ExpenseStore["add"]>().mockResolvedValue(storedLunch),
    newest: vi.fn<ExpenseStore["newest"]>().mockResolvedValue([storedLunch]),
    replace: vi.fn<ExpenseStore["replace"]>(),
    restore: vi.fn<ExpenseStore["restore"]>(),
    remove: vi.fn<ExpenseStore["remove"]>(),
    revision: vi.fn<ExpenseStore["revision"]>().mockResolvedValue("r1"),
    health: vi.fn<ExpenseStore["health"]>(),
    close: vi.fn<ExpenseStore["close"]>(),
  } satisfies ExpenseStore;
}

/** Checks that the response is a complete problem, and returns its body. */
export async function expectProblem(response: Response, status: number) {
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(response.headers.get("cache-control")).toBe("no-store");
  const body: unknown = await response.json();
  expect(body).toMatchObject({
    type: "about:blank",
    title: expect.any(String) as string,
    status,
  });
  return body;
}
