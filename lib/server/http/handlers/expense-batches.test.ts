import { beforeEach, describe, expect, it, vi } from "vitest";
import { MAX_BATCH_BYTES } from "@/lib/server/http/request/json-body";
import { StoreError } from "@/lib/server/store/port";
import { expectProblem, fakeStore } from "@/lib/testing/fake-store";
import { listEndpoint } from "@/lib/testing/list-endpoint";
import { lunchRequest, newLunch } from "@/lib/testing/sample-expenses";
import { postExpenseBatch } from "./post-expense-batch";
import { postExpenseRemovals } from "./post-expense-removals";

let store = fakeStore();
const add = listEndpoint(() => store, { POST: postExpenseBatch });
const remove = listEndpoint(() => store, { POST: postExpenseRemovals });

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
  store = fakeStore();
});

const post = (
  route: typeof add,
  body: unknown,
  type = "application/json",
): Promise<Response> =>
  route.POST(
    new Request("http://localhost/api/expenses/batch", {
      method: "POST",
      headers: { "content-type": type },
      body: typeof body === "string" ? body : JSON.stringify(body),
    }),
  );
const row = { ...lunchRequest, key: "a" };

describe("POST /expenses/batch", () => {
  it("stores the expenses, and returns the results in their order", async () => {
    const results = [
      { key: "b", _id: "2", status: "exists" as const },
      { key: "a", _id: "1", status: "created" as const },
    ];
    store.addBatch.mockResolvedValue(results);
    const expenses = [{ ...row, key: "b" }, row];
    const response = await post(add, { expenses });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({ results });
    expect(store.addBatch).toHaveBeenCalledExactlyOnceWith(
      [
        { key: "b", expense: newLunch },
        { key: "a", expense: newLunch },
      ],
      { dryRun: false },
    );
  });

  it("takes an id in place of a key", async () => {
    const results = [{ _id: "an id/चाय", status: "created" as const }];
    store.addBatch.mockResolvedValue(results);
    const expenses = [{ ...lunchRequest, _id: "an id/चाय" }];
    const response = await post(add, { expenses });
    expect(await response.json()).toEqual({ results });
    expect(store.addBatch).toHaveBeenCalledExactlyOnceWith(
      [{ _id: "an id/चाय", expense: newLunch }],
      { dryRun: false },
    );
  });

  it.each([
    ["neither a key nor an id", {}, "key"],
    ["both", { key: "a", _id: "1" }, "key"],
    ["an empty id", { _id: "" }, "_id"],
    ["an id with a control character", { _id: "a\0" }, "_id"],
    ["an id that a URL loses", { _id: ".." }, "_id"],
    ["an id that is no text", { _id: 5 }, "_id"],
    ["an id with half a character", { _id: "a\ud83c" }, "_id"],
    ["an id that is too long", { _id: "a".repeat(256) }, "_id"],
  ])("rejects a row with %s", async (_, named, field) => {
    const expenses = [row, { ...lunchRequest, ...named }];
    const body = await expectProblem(await post(add, { expenses }), 400);
    expect(body).toMatchObject({ errors: [{ field: `expenses[1].${field}` }] });
    expect(store.addBatch).not.toHaveBeenCalled();
  });

  it("passes dryRun to the store", async () => {
    await post(add, { expenses: [row], dryRun: true });
    expect(store.addBatch.mock.calls[0]?.[1]).toEqual({ dryRun: true });
  });

  it("names every invalid field, and stores nothing", async () => {
    const expenses = [
      row,
      { ...row, amount: -1, key: "é" },
      { ...row, date: "soon", tip: 5 },
    ];
    const body = await expectProblem(await post(add, { expenses, x: 1 }), 400);
    expect((body as { errors: { field: string }[] }).errors).toEqual([
      expect.objectContaining({ field: "expenses[1].amount" }),
      expect.objectContaining({ field: "expenses[1].key" }),
      expect.objectContaining({ field: "expenses[2].date" }),
      { field: "expenses[2].tip", message: "Unknown field." },
      { field: "x", message: "Unknown field." },
    ]);
    expect(store.addBatch).not.toHaveBeenCalled();
  });

  it("names at most 100 fields", async () => {
    const expenses = Array.from({ length: 500 }, () => ({}));
    const body = await expectProblem(await post(add, { expenses }), 400);
    expect((body as { errors: unknown[] }).errors).toHaveLength(100);
  });

  it("accepts 1 to 500 expenses, and a body of 256 KiB", async () => {
    const rows = (count: number) => ({ expenses: Array(count).fill(row) });
    expect((await post(add, rows(500))).status).toBe(200);
    for (const count of [0, 501])
      await expectProblem(await post(add, rows(count)), 400);
    const padded = (bytes: number) => JSON.stringify(rows(1)).padEnd(bytes);
    expect((await post(add, padded(MAX_BATCH_BYTES))).status).toBe(200);
    await expectProblem(await post(add, padded(MAX_BATCH_BYTES + 1)), 413);
    await expectProblem(await post(add, rows(1), "text/plain"), 415);
  });

  it("returns 501 with an upstream host, and 409 for a full list", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    store.addBatch.mockRejectedValue(new StoreError("not_supported", "No."));
    await expectProblem(await post(add, { expenses: [row] }), 501);
    store.addBatch.mockRejectedValue(new StoreError("list_full", "Full."));
    expect(
      await expectProblem(await post(add, { expenses: [row] }), 409),
    ).toMatchObject({ code: "list_full" });
  });
});

describe("POST /expenses/delete", () => {
  it("removes each expense once, and returns how many existed", async () => {
    store.removeBatch.mockResolvedValue(1);
    const response = await post(remove, { ids: ["1", "चाय", "1"] });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({ deleted: 1 });
    expect(store.removeBatch).toHaveBeenCalledExactlyOnceWith(["1", "चाय"]);
  });

  it("accepts 500 ids of this app's length, and names the ids that are impossible", async () => {
    const ids = Array.from({ length: 500 }, (_, index) =>
      `${index}`.padStart(32, "0"),
    );
    expect((await post(remove, { ids })).status).toBe(200);
    for (const wrong of [[], [...ids, "1"]])
      await expectProblem(await post(remove, { ids: wrong }), 400);
    expect(
      await expectProblem(await post(remove, { ids: ["1", "a\0"] }), 400),
    ).toMatchObject({ errors: [{ field: "ids[1]" }] });
    expect(store.removeBatch).toHaveBeenCalledTimes(1);
  });

  it("returns 501 with an upstream host", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    store.removeBatch.mockRejectedValue(new StoreError("not_supported", "No."));
    await expectProblem(await post(remove, { ids: ["1"] }), 501);
  });
});
