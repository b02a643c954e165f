import { expect, vi } from "vitest";
import type { ExpenseList, ExpenseStore } from "@/lib/store/port";

/** What a client sends; the fake store answers with the same as `stored`. */
export const lunch = {
  date: "2026-01-05",
  category: "food",
  description: "Lunch",
  amount: "99.50",
};
const stored = {
  _id: "1",
  date: "2026-01-05",
  category: "food",
  description: "Lunch",
  amountPaise: 9950,
} as const;

/** The same as the list has it. */
export const listed = { ...lunch, _id: "1", amount: 99.5 };

/** What a store's list gives, from something that makes its pieces. */
export function listOf(
  json: () => AsyncIterable<string>,
  unreadable = 0,
): Promise<ExpenseList> {
  return Promise.resolve({ unreadable, json });
}

export async function* pieces(...texts: string[]): AsyncIterable<string> {
  for (const text of texts) yield await Promise.resolve(text);
}

/** A store whose answers a test may change. */
export function fakeStore() {
  return {
    name: "fake",
    editable: true as boolean,
    list: vi.fn<ExpenseStore["list"]>(() =>
      listOf(() => pieces(JSON.stringify([listed]))),
    ),
    add: vi.fn<ExpenseStore["add"]>().mockResolvedValue(stored),
    newest: vi.fn<ExpenseStore["newest"]>().mockResolvedValue([stored]),
    replace: vi.fn<ExpenseStore["replace"]>(),
    restore: vi.fn<ExpenseStore["restore"]>(),
    remove: vi.fn<ExpenseStore["remove"]>(),
    revision: vi.fn<ExpenseStore["revision"]>().mockResolvedValue("r1"),
    health: vi.fn<ExpenseStore["health"]>(),
    close: vi.fn<ExpenseStore["close"]>(),
  } satisfies ExpenseStore;
}

/** That the answer is a whole problem, and what it says. */
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
