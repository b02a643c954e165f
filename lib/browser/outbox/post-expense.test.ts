import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, JoinedListError } from "@/lib/browser/api/api-error";
import { type ListEvent, onListEvent } from "@/lib/browser/list/list-events";
import { postExpense } from "./post-expense";

const events: ListEvent[] = [];
onListEvent((event) => events.push(event));

const values = {
  date: "2026-01-05",
  category: "food",
  description: "Lunch",
  amount: "99.50",
};
const headers = { list: "one", location: "/api/expenses/a%20b" };
const send = vi.fn();
const post = () => postExpense({ values, key: "key" }, send);

beforeEach(() => {
  events.length = 0;
  send.mockReset();
});

it("sends the four fields and the key, and publishes the stored expense", async () => {
  send.mockResolvedValue(new Response(null, { headers }));
  expect(await post()).toEqual({
    kind: "added",
    id: "a b",
    list: "one",
    isReplay: false,
  });
  expect(send).toHaveBeenCalledExactlyOnceWith("/api/add", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": "key",
    },
    body: JSON.stringify(values),
  });
  expect(events).toMatchObject([{ kind: "put", expense: { _id: "a b" } }]);
});

it("says that the key was used before, and not that the expense was saved: it may have been edited since", async () => {
  const replayed = { ...headers, "idempotent-replayed": "true" };
  send.mockResolvedValue(new Response(null, { headers: replayed }));
  expect(await post()).toMatchObject({ kind: "added", isReplay: true });
  expect(events).toEqual([{ kind: "stale" }]);
});

it("publishes that the list has changed when the response has no location", async () => {
  send.mockResolvedValue(new Response());
  expect(await post()).toEqual({
    kind: "added",
    id: undefined,
    list: undefined,
    isReplay: false,
  });
  expect(events).toEqual([{ kind: "stale" }]);
});

describe("the outcome of a failure", () => {
  const api = (status: number) => new ApiError("POST", status);
  it.each([
    [api(422), { kind: "added-before" }],
    [api(400), { kind: "rejected", problem: { status: 400, fieldErrors: {} } }],
    [api(413), { kind: "rejected" }],
    [
      new JoinedListError("POST"),
      { kind: "rejected", problem: { status: 409, code: "wrong_list" } },
    ],
    [new TypeError("Failed to fetch"), { kind: "later", isForAll: true }],
    [api(429), { kind: "later", isForAll: true }],
    [api(503), { kind: "later", isForAll: true }],
    [api(500), { kind: "later", isForAll: false }],
    [api(404), { kind: "later", isForAll: false }],
  ])("of %s", async (error, outcome) => {
    send.mockRejectedValue(error);
    expect(await post()).toMatchObject({ ...outcome, error });
  });
});
