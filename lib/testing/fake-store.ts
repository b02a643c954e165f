import { expect, vi } from "vitest";
import type { ExpenseList, ExpenseStore } from "@/lib/store/port";
import { lunch, lunchJson } from "./sample-expenses";

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
    add: vi.fn<ExpenseStore["add"]>().mockResolvedValue(lunch),
    newest: vi.fn<ExpenseStore["newest"]>().mockResolvedValue([lunch]),
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
