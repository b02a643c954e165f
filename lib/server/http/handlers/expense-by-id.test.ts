import { beforeEach, describe, expect, it, vi } from "vitest";
import { StoreError } from "@/lib/server/store/port";
import { deleteExpense } from "./delete-expense";
import { putExpense } from "./put-expense";
import { listEndpoint } from "@/lib/testing/list-endpoint";
import { expectProblem, fakeStore } from "@/lib/testing/fake-store";
import { lunchJson, lunchRequest } from "@/lib/testing/sample-expenses";

let store = fakeStore();
const { GET, PUT, DELETE } = listEndpoint(() => store, {
  PUT: putExpense,
  DELETE: deleteExpense,
});

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
  store = fakeStore();
  store.replace.mockResolvedValue("replaced");
  store.remove.mockResolvedValue(true);
});

const url = (id: string) => `http://localhost/api/expenses/${id}`;
const put = (id: string, body: unknown, headers = {}) =>
  PUT(
    new Request(url(id), {
      method: "PUT",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    }),
  );
const remove = (id: string) =>
  DELETE(new Request(url(id), { method: "DELETE" }));

// Ids that must be encoded in a path.
const IDS = ["1", "a/b", "100%", "चाय", "x".repeat(255), "..%2f", "#?&"];
const IMPOSSIBLE = ["", "%ff", "%", "a%00b", "%0a", "x".repeat(256)];

describe("PUT /expenses/{id}", () => {
  it("returns 200 with a replaced expense, 201 with a restored one", async () => {
    const replaced = await put("1", lunchRequest);
    expect(replaced.status).toBe(200);
    expect(await replaced.json()).toEqual(lunchJson);
    store.replace.mockResolvedValue("created");
    const created = await put("1", lunchRequest);
    expect(created.status).toBe(201);
    expect(await created.json()).toEqual(lunchJson);
    expect(created.headers.get("cache-control")).toBe("no-store");
  });

  it("with If-None-Match: * only restores, and returns 412 if the expense exists", async () => {
    const onlyIfAbsent = { "if-none-match": "*" };
    store.restore.mockResolvedValue(true);
    const restored = await put("1", lunchRequest, onlyIfAbsent);
    expect(restored.status).toBe(201);
    expect(await restored.json()).toEqual(lunchJson);
    store.restore.mockResolvedValue(false);
    await expectProblem(await put("1", lunchRequest, onlyIfAbsent), 412);
    const entityTag = { "if-none-match": '"r1"' };
    await expectProblem(await put("1", lunchRequest, entityTag), 400);
    expect(store.replace).not.toHaveBeenCalled();
  });

  it("validates the expense like POST /add", async () => {
    const body = await expectProblem(
      await put("1", { ...lunchRequest, amount: 0, _id: "2" }),
      400,
    );
    expect(body).toMatchObject({
      errors: expect.arrayContaining([
        expect.objectContaining({ field: "amount" }),
        { field: "_id", message: "Unknown field." },
      ]) as unknown,
    });
    expect(store.replace).not.toHaveBeenCalled();
  });
});

describe("DELETE /expenses/{id}", () => {
  it("returns 204 without a body, and 404 for an unknown id", async () => {
    const response = await remove("1");
    expect(response.status).toBe(204);
    expect(response.body).toBeNull();
    store.remove.mockResolvedValue(false);
    await expectProblem(await remove("1"), 404);
  });
});

describe("PUT and DELETE /expenses/{id}", () => {
  it.each(IDS)("decode the id %j from the path", async (id) => {
    await put(encodeURIComponent(id), lunchRequest);
    await remove(encodeURIComponent(id));
    expect(store.replace.mock.calls[0]?.[0]).toBe(id);
    expect(store.remove).toHaveBeenCalledExactlyOnceWith(id);
  });

  it.each(IMPOSSIBLE)("return 404 for the id %j", async (path) => {
    await expectProblem(await put(path, lunchRequest), 404);
    await expectProblem(await remove(path), 404);
    expect(store.replace).not.toHaveBeenCalled();
    expect(store.remove).not.toHaveBeenCalled();
  });

  it("return 403 to another website, and 405 with Allow for other methods", async () => {
    for (const [method, respond] of [
      ["PUT", PUT],
      ["DELETE", DELETE],
    ] as const)
      await expectProblem(
        await respond(
          new Request(url("1"), {
            method,
            headers: { "sec-fetch-site": "cross-site" },
          }),
        ),
        403,
      );
    const response = await GET(new Request(url("1")));
    await expectProblem(response, 405);
    expect(response.headers.get("allow")).toBe("OPTIONS, PUT, DELETE");
  });

  it("return 501 if the store only accepts new expenses", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const notSupported = new StoreError("not_supported", "New ones only.");
    store.replace.mockRejectedValue(notSupported);
    store.remove.mockRejectedValue(notSupported);
    await expectProblem(await put("1", lunchRequest), 501);
    await expectProblem(await remove("1"), 501);
  });
});
