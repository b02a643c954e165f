import { beforeEach, expect, it, vi } from "vitest";
import { addExpense } from "./add-expense";
import { type ListEvent, onListEvent } from "@/lib/browser/list/list-events";
import * as write from "@/lib/browser/list/send-write";
import { countAdd } from "@/lib/browser/storage/add-count";

vi.mock("@/lib/browser/list/send-write");
vi.mock("@/lib/browser/storage/add-count");

const send = vi.mocked(write.sendWrite);
const events: ListEvent[] = [];
onListEvent((event) => events.push(event));

const values = {
  date: "2026-01-05",
  category: "food",
  description: "Lunch",
  amount: "99.50",
};
const headers = { list: "one", location: "/api/expenses/a%20b" };

beforeEach(() => {
  events.length = 0;
  send.mockReset();
  vi.mocked(countAdd).mockReset();
});

it("sends the four fields and the key, and publishes the stored expense", async () => {
  send.mockResolvedValue(new Response(null, { headers }));
  expect(await addExpense(values, "key", { list: "one" })).toEqual({
    id: "a b",
    list: "one",
    isReplay: false,
  });
  expect(send).toHaveBeenCalledExactlyOnceWith(
    "/api/add",
    {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": "key",
      },
      body: JSON.stringify(values),
    },
    "one",
    { joinBefore: undefined },
  );
  expect(events).toMatchObject([{ kind: "put", expense: { _id: "a b" } }]);
  expect(countAdd).toHaveBeenCalledOnce();
});

it("says that the key was used before", async () => {
  const replayed = { ...headers, "idempotent-replayed": "true" };
  send.mockResolvedValue(new Response(null, { headers: replayed }));
  expect(await addExpense(values, "key", { list: "one" })).toMatchObject({
    isReplay: true,
  });
  expect(countAdd).not.toHaveBeenCalled();
});

it("publishes that the list has changed when the response has no location", async () => {
  send.mockResolvedValue(new Response());
  expect(await addExpense(values, "key", { list: undefined })).toEqual({
    id: undefined,
    list: undefined,
    isReplay: false,
  });
  expect(events).toEqual([{ kind: "stale" }]);
});
