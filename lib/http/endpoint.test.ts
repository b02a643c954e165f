import { beforeEach, describe, expect, it, vi } from "vitest";
import { StoreError, type ExpenseStore } from "@/lib/store/port";
import { addExpense } from "./add-expense";
import { endpoint } from "./endpoint";
import { MAX_BODY_BYTES } from "./json-body";
import { listExpenses } from "./list-expenses";
import { reportHealth } from "./report-health";

const lunch = {
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

const store = {
  name: "fake",
  list: vi.fn<ExpenseStore["list"]>(),
  add: vi.fn<ExpenseStore["add"]>(),
  replace: vi.fn<ExpenseStore["replace"]>(),
  remove: vi.fn<ExpenseStore["remove"]>(),
  revision: vi.fn<ExpenseStore["revision"]>(),
  health: vi.fn<ExpenseStore["health"]>(),
  close: vi.fn<ExpenseStore["close"]>(),
} satisfies ExpenseStore;
const show = endpoint(() => store, { GET: listExpenses });
const add = endpoint(() => store, { POST: addExpense });
const health = endpoint(() => store, { GET: reportHealth });

const get = (headers?: Record<string, string>) =>
  show.GET(
    new Request("http://localhost/api/show", { headers: headers ?? {} }),
  );

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

async function expectProblem(response: Response, status: number) {
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

beforeEach(() => {
  vi.resetAllMocks();
  store.revision.mockResolvedValue("r1");
  store.list.mockResolvedValue([stored]);
  store.add.mockResolvedValue(stored);
});

describe("GET /show", () => {
  it("answers with all expenses, amounts in rupees, and an ETag", async () => {
    const response = await get();
    expect(response.status).toBe(200);
    expect(response.headers.get("etag")).toBe('"r1"');
    expect(await response.json()).toEqual([
      {
        _id: "1",
        date: "2026-01-05",
        category: "food",
        description: "Lunch",
        amount: 99.5,
      },
    ]);
  });

  it.each(['"r1"', 'W/"r1"', '"r0", "r1"', "*"])(
    "answers 304 without reading rows to If-None-Match: %s",
    async (tag) => {
      const response = await get({ "if-none-match": tag });
      expect(response.status).toBe(304);
      expect(response.headers.get("etag")).toBe('"r1"');
      expect(await response.text()).toBe("");
      expect(store.list).not.toHaveBeenCalled();
    },
  );

  it("answers 200 when the list has changed", async () => {
    expect((await get({ "if-none-match": '"r0"' })).status).toBe(200);
  });
});

describe("POST /add", () => {
  it("stores the expense and answers 201 with it", async () => {
    const response = await post(lunch, { "idempotency-key": "k" });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ _id: "1", ...lunch, amount: 99.5 });
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

  it("gives a request without a key one of its own", async () => {
    await post(lunch);
    await post(lunch);
    const keys = store.add.mock.calls.map(([, key]) => key);
    expect(new Set(keys).size).toBe(2);
  });

  it("names every bad field", async () => {
    const body = await expectProblem(
      await post({ ...lunch, date: "soon", amount: -1, tip: 5 }),
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
    "answers 400 to the body %j, which is not JSON",
    async (body) => {
      await expectProblem(await post(body), 400);
    },
  );

  it.each(["null", "[]", "5", '"text"'])(
    "answers 400 to %s, which is not an object",
    async (body) => {
      await expectProblem(await post(body), 400);
    },
  );

  it.each(["", "k".repeat(256), "a\u0080b"])(
    "answers 400 to the key %j",
    async (key) => {
      await expectProblem(await post(lunch, { "idempotency-key": key }), 400);
    },
  );

  it("answers 415 to anything but JSON", async () => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", ""])
      await expectProblem(
        await post(JSON.stringify(lunch), { "content-type": type }),
        415,
      );
  });

  it("takes JSON with a charset", async () => {
    const type = "Application/JSON; charset=utf-8";
    expect((await post(lunch, { "content-type": type })).status).toBe(201);
  });

  it("takes a body of 16 KiB and answers 413 to one byte more", async () => {
    const padded = (bytes: number) => JSON.stringify(lunch).padEnd(bytes);
    expect((await post(padded(MAX_BODY_BYTES))).status).toBe(201);
    await expectProblem(await post(padded(MAX_BODY_BYTES + 1)), 413);
  });

  it("stops reading a body without a length once it is too large", async () => {
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

  it("answers 422 when the key was used for another expense", async () => {
    store.add.mockRejectedValue(new StoreError("key_reused", "Used."));
    expect(await expectProblem(await post(lunch), 422)).toMatchObject({
      detail: "Used.",
    });
  });
});

describe("GET /health", () => {
  const request = new Request("http://localhost/api/health");

  it("names the store that answered", async () => {
    const response = await health.GET(request);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ store: "fake", status: "ok" });
  });

  it("answers 503 when the store does not", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    store.health.mockRejectedValue(new StoreError("unavailable", "Down."));
    await expectProblem(await health.GET(request), 503);
  });
});

describe("every endpoint", () => {
  it("answers 405 with Allow to other methods", async () => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"] as const) {
      const request = new Request("http://localhost/api/show", { method });
      const response = await show[method](request);
      await expectProblem(response, 405);
      expect(response.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    }
    const response = await add.GET(new Request("http://localhost/api/add"));
    await expectProblem(response, 405);
    expect(response.headers.get("allow")).toBe("OPTIONS, POST");
  });

  it("answers OPTIONS with Allow, and HEAD as GET", async () => {
    const url = "http://localhost/api/show";
    const options = await show.OPTIONS(new Request(url, { method: "OPTIONS" }));
    expect(options.status).toBe(204);
    expect(options.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    const head = await show.HEAD(new Request(url, { method: "HEAD" }));
    expect(head.status).toBe(200);
  });

  it("answers 503 with Retry-After and logs the cause when the store is out", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    store.revision.mockRejectedValue(
      new StoreError("unavailable", "Not now.", { cause: new Error("EIO") }),
    );
    const response = await get();
    expect(response.headers.get("retry-after")).toBe("5");
    expect(await expectProblem(response, 503)).toMatchObject({
      detail: "Not now.",
    });
    expect(log).toHaveBeenCalledExactlyOnceWith(
      "GET /api/show failed: Error: EIO",
    );
  });

  it("answers 503 when the store cannot even be opened", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const closed = endpoint(
      () => {
        throw new StoreError("unavailable", "Set SQLITE_PATH.");
      },
      { GET: listExpenses },
    );
    const response = await closed.GET(new Request("http://localhost/api/show"));
    expect(await expectProblem(response, 503)).toMatchObject({
      detail: "Set SQLITE_PATH.",
    });
  });

  it("answers 500 without detail and one log line to anything unforeseen", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    store.list.mockRejectedValue(new Error("secret path"));
    const body = await expectProblem(await get(), 500);
    expect(JSON.stringify(body)).not.toContain("secret");
    expect(log).toHaveBeenCalledExactlyOnceWith(
      "GET /api/show failed: Error: secret path",
    );
  });
});
