import { beforeEach, describe, expect, it, vi } from "vitest";
import { StoreError } from "@/lib/server/store/port";
import { postExpense } from "@/lib/server/http/handlers/post-expense";
import { endpoint } from "./endpoint";
import { contextOf, listEndpoint } from "@/lib/testing/list-endpoint";
import { expectProblem, fakeStore } from "@/lib/testing/fake-store";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { getExpenses } from "@/lib/server/http/handlers/get-expenses";
import { getHealth } from "@/lib/server/http/handlers/get-health";

let store = fakeStore();
const show = listEndpoint(() => store, { GET: getExpenses("identity") });
const add = listEndpoint(() => store, { POST: postExpense });
const health = endpoint(() => contextOf(store), { GET: getHealth });

beforeEach(() => {
  store = fakeStore();
});

const get = (headers?: Record<string, string>) =>
  show.GET(
    new Request("http://localhost/api/show", { headers: headers ?? {} }),
  );

describe("GET /health", () => {
  const request = new Request("http://localhost/api/health");

  it("returns the name of the store", async () => {
    const response = await health.GET(request);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ store: "fake", status: "ok" });
  });

  it("returns 503 if the store is unavailable", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    store.health.mockRejectedValue(new StoreError("unavailable", "Down."));
    await expectProblem(await health.GET(request), 503);
  });
});

describe("every endpoint", () => {
  it("returns 405 with Allow for other methods", async () => {
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

  it("returns 508 for its own request to an upstream host", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const through = { via: "1.1 campus-kharcha, 1.1 proxy" };
    expect((await get(through)).status).toBe(200);
    store = { ...fakeStore(), name: "upstream" };
    await expectProblem(await get(through), 508);
    expect((await get({ via: "1.1 proxy" })).status).toBe(200);
  });

  it.each([
    ["Kharcha.example:443", 200],
    ["[::1]:3000", 200],
    ["evil.example", 421],
    ["kharcha.example.evil.example", 421],
    ["kharcha.example@evil.example", 421],
    ["", 421],
    ["a b", 421],
  ])(
    "for the host %j, where others are allowed, returns %i",
    async (host, status) => {
      vi.spyOn(console, "warn").mockReturnValue();
      const allowedHosts = ["kharcha.example", "[::1]"];
      const route = endpoint(() => contextOf(store, { allowedHosts }), {
        GET: getHealth,
      });
      const request = new Request("http://localhost/api/health", {
        headers: { host },
      });
      const response = await route.GET(request);
      if (status === 200) expect(response.status).toBe(200);
      else await expectProblem(response, status);
    },
  );

  it("returns Allow for OPTIONS, and the headers of GET for HEAD", async () => {
    const url = "http://localhost/api/show";
    const options = await show.OPTIONS(new Request(url, { method: "OPTIONS" }));
    expect(options.status).toBe(204);
    expect(options.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    const head = await show.HEAD(new Request(url, { method: "HEAD" }));
    expect(head.status).toBe(200);
    expect(head.headers.get("etag")).toBe('"r1-identity"');
    expect(head.body).toBeNull();
  });

  it("returns 503 with Retry-After and logs the cause if the store is unavailable", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    store.revision.mockRejectedValue(
      new StoreError("unavailable", "Not now.", { cause: new Error("EIO") }),
    );
    const response = await get();
    expect(response.headers.get("retry-after")).toBe("5");
    expect(await expectProblem(response, 503)).toMatchObject({
      detail: "Not now.",
    });
    const id = response.headers.get("x-request-id");
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(log).toHaveBeenCalledExactlyOnceWith(
      `${id} GET /api/show 503: Error: EIO`,
    );
  });

  it("returns 503 if the store cannot be opened", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const closed = listEndpoint(
      () => {
        throw new StoreError("unavailable", "Set SQLITE_PATH.");
      },
      { GET: getExpenses("identity") },
    );
    const response = await closed.GET(new Request("http://localhost/api/show"));
    expect(await expectProblem(response, 503)).toMatchObject({
      detail: "Set SQLITE_PATH.",
    });
  });

  it("hides ids and digests in the log, which errors of a database quote", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const digest = "0123456789abcdef".repeat(4);
    const cause = new Error(`E11000 dup key: { token: "${digest}" }`);
    store.revision.mockRejectedValue(
      new StoreError("unavailable", "Not now.", { cause }),
    );
    const response = await get();
    const texts = [await response.text(), ...log.mock.calls.flat()].join();
    expect(texts).toContain("E11000 dup key");
    expect(texts).not.toContain(digest.slice(0, 32));
  });

  it("returns 500 without detail and logs one line for an unexpected error", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    store.revision.mockRejectedValue(new Error("secret path"));
    const body = await expectProblem(await get(), 500);
    expect(JSON.stringify(body)).not.toContain("secret");
    expect(log).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^\S+ GET \/api\/show 500: Error: secret path$/),
    );
  });

  it.each([
    [{ "sec-fetch-site": "cross-site" }],
    [{ origin: "https://evil.example" }],
    [{ origin: "null" }],
    [{ origin: "http://localhost.evil.example" }],
    [{ origin: "http://localhost:1234" }],
  ])("rejects a write from another site: %j", async (headers) => {
    vi.spyOn(console, "warn").mockReturnValue();
    const response = await add.POST(postRequest(headers));
    await expectProblem(response, 403);
    expect(store.add).not.toHaveBeenCalled();
  });

  it.each([
    [{}],
    [{ "sec-fetch-site": "same-origin", origin: "http://localhost" }],
    [{ "sec-fetch-site": "none" }],
    [
      {
        origin: "https://expenses.example",
        "x-forwarded-host": "expenses.example",
      },
    ],
  ])(
    "accepts a write from its own site or from another client: %j",
    async (headers) => {
      expect((await add.POST(postRequest(headers))).status).toBe(201);
    },
  );
});

function postRequest(headers: Record<string, string>) {
  return new Request("http://localhost/api/add", {
    method: "POST",
    headers: {
      host: "localhost",
      "content-type": "application/json",
      ...headers,
    },
    body: JSON.stringify(lunchRequest),
  });
}
