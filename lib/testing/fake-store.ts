import { expect, vi } from "vitest";
import {
  type ExpenseList,
  type ExpenseStore,
  type ListId,
  type ListRecord,
  type ListRegistry,
  type ListStore,
  NO_PLAN,
} from "@/lib/server/store/port";
import { lunch, lunchJson } from "./sample-expenses";

/** The result of `ListStore.list` with the given chunks of JSON. */
export function listOf(
  json: () => AsyncIterable<string>,
  unreadable = 0,
): Promise<ExpenseList> {
  return Promise.resolve({ unreadable, json });
}

export async function* chunks(...texts: string[]): AsyncIterable<string> {
  for (const text of texts) yield await Promise.resolve(text);
}

const record: ListRecord = {
  id: "0123456789abcdef".repeat(2) as ListId,
  access: "full",
  createdAt: "2026-01-05T10:00:00.000Z",
};

/** A store of mock functions for a test to configure. All lists are the same one. */
export function fakeStore() {
  return {
    name: "fake",
    forList(): ListStore {
      return this;
    },
    editable: true as boolean,
    list: vi.fn<ListStore["list"]>(() =>
      listOf(() => chunks(JSON.stringify([lunchJson]))),
    ),
    add: vi
      .fn<ListStore["add"]>()
      .mockResolvedValue({ expense: lunch, isReplay: false }),
    addBatch: vi.fn<ListStore["addBatch"]>().mockResolvedValue([]),
    newest: vi.fn<ListStore["newest"]>().mockResolvedValue([lunch]),
    replace: vi.fn<ListStore["replace"]>(),
    restore: vi.fn<ListStore["restore"]>(),
    remove: vi.fn<ListStore["remove"]>(),
    removeBatch: vi.fn<ListStore["removeBatch"]>().mockResolvedValue(0),
    revision: vi.fn<ListStore["revision"]>().mockResolvedValue("r1"),
    count: vi.fn<ListStore["count"]>().mockResolvedValue(1),
    erase: vi.fn<ListStore["erase"]>(),
    readPlan: vi.fn<ListStore["readPlan"]>().mockResolvedValue(NO_PLAN),
    writePlan: vi.fn<ListStore["writePlan"]>().mockResolvedValue("r2"),
    lists: {
      missing: vi.fn<ListRegistry["missing"]>(),
      create: vi.fn<ListRegistry["create"]>().mockResolvedValue(record),
      find: vi.fn<ListRegistry["find"]>().mockResolvedValue(record),
      rotate: vi.fn<ListRegistry["rotate"]>().mockResolvedValue(true),
      findRotation: vi.fn<ListRegistry["findRotation"]>(),
      addReader: vi.fn<ListRegistry["addReader"]>().mockResolvedValue(true),
      removeReader: vi.fn<ListRegistry["removeReader"]>(),
      touch: vi.fn<ListRegistry["touch"]>(),
      prune: vi.fn<ListRegistry["prune"]>(),
    },
    health: vi.fn<ExpenseStore["health"]>(),
    close: vi.fn<ExpenseStore["close"]>(),
  } satisfies ExpenseStore & ListStore;
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
