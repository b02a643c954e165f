import { beforeEach, describe, expect, it } from "vitest";
import { StoreError } from "@/lib/server/store/port";
import { postExpense } from "./post-expense";
import { listEndpoint } from "@/lib/testing/list-endpoint";
import { expectProblem, fakeStore } from "@/lib/testing/fake-store";
import { lunch, lunchJson, lunchRequest } from "@/lib/testing/sample-expenses";
import { MAX_BODY_BYTES } from "@/lib/server/http/request/json-body";

let store = fakeStore();
const add = listEndpoint(() => store, { POST: postExpense });

beforeEach(() => {
  store = fakeStore();
});

type RawBody = string | Uint8Array<ArrayBuffer> | ReadableStream;

function post(
  body: RawBody | object,
  headers: Record<string, string> = {},
): Promise<Response> {
  const isRaw =
    typeof body === "string" ||
    body instanceof Uint8Array ||
    body instanceof ReadableStream;
  return add.POST(
    new Request("http://localhost/api/add", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: isRaw ? body : JSON.stringify(body),
      ...(body instanceof ReadableStream && { duplex: "half" }),
    }),
  );
}

describe("POST /add", () => {
  it("stores the expense and returns 201 with it", async () => {
    const response = await post(lunchRequest, { "idempotency-key": "k" });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual(lunchJson);
    expect(store.add).toHaveBeenCalledExactlyOnceWith(
      {
        date: "2026-01-05",
        category: "food",
        description: "Lunch",
        amountPaise: 9950,
      },
      "k",
    );
  });

  it("sends the expense's URL if it can be edited", async () => {
    const response = await post(lunchRequest);
    expect(response.headers.get("location")).toBe("/api/expenses/1");
    store = { ...fakeStore(), editable: false };
    expect((await post(lunchRequest)).headers.has("location")).toBe(false);
  });

  it("says when the key was used before", async () => {
    const replayed = async () =>
      (await post(lunchRequest)).headers.get("idempotent-replayed");
    expect(await replayed()).toBeNull();
    store.add.mockResolvedValue({ expense: lunch, isReplay: true });
    expect(await replayed()).toBe("true");
  });

  it("uses a new key for a request without one", async () => {
    await post(lunchRequest);
    await post(lunchRequest);
    const keys = store.add.mock.calls.map(([, key]) => key);
    expect(new Set(keys).size).toBe(2);
  });

  it("names every invalid field", async () => {
    const body = await expectProblem(
      await post({ ...lunchRequest, date: "soon", amount: -1, tip: 5 }),
      400,
    );
    expect(body).toMatchObject({
      errors: [
        { field: "date", message: "Enter a real date as YYYY-MM-DD." },
        { field: "amount" },
        { field: "tip", message: "Unknown field." },
      ],
    });
    expect(store.add).not.toHaveBeenCalled();
  });

  it.each(["", "{", "nonsense", new Uint8Array([0x22, 0xff, 0x22])])(
    "returns 400 for the body %j, which is not JSON",
    async (body) => {
      await expectProblem(await post(body), 400);
    },
  );

  it.each(["null", "[]", "5", '"text"'])(
    "returns 400 for %s, which is not an object",
    async (body) => {
      await expectProblem(await post(body), 400);
    },
  );

  it.each(["", "k".repeat(256), "a\u0080b"])(
    "returns 400 for the key %j",
    async (key) => {
      await expectProblem(
        await post(lunchRequest, { "idempotency-key": key }),
        400,
      );
    },
  );

  it("returns 415 for anything but JSON", async () => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", ""])
      await expectProblem(
        await post(JSON.stringify(lunchRequest), { "content-type": type }),
        415,
      );
  });

  it("accepts JSON with a charset", async () => {
    const type = "Application/JSON; charset=utf-8";
    expect((await post(lunchRequest, { "content-type": type })).status).toBe(
      201,
    );
  });

  it("accepts a body of 16 KiB and returns 413 for one more byte", async () => {
    const padded = (bytes: number) =>
      JSON.stringify(lunchRequest).padEnd(bytes);
    expect((await post(padded(MAX_BODY_BYTES))).status).toBe(201);
    await expectProblem(await post(padded(MAX_BODY_BYTES + 1)), 413);
  });

  it("stops reading a body of unknown length at the limit", async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 4096;
        controller.enqueue(new Uint8Array(4096).fill(0x20));
      },
    });
    await expectProblem(await post(endless), 413);
    expect(sent).toBeLessThanOrEqual(64 * 1024);
  });

  it("returns 400 for an incomplete body", async () => {
    const broken = new ReadableStream({
      pull: (controller) => controller.error(new Error("aborted")),
    });
    await expectProblem(await post(broken), 400);
  });

  it("returns 422 if the key was used for another expense", async () => {
    store.add.mockRejectedValue(new StoreError("key_reused", "Used."));
    expect(await expectProblem(await post(lunchRequest), 422)).toMatchObject({
      detail: "Used.",
    });
  });
});
