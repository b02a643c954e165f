// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { request } from "./request";

const STALL_MS = 15_000;

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

/** A fetch whose response and body the test controls; an abort ends both. */
function stubFetch() {
  let respond: (response: Response) => void = () => {};
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  const fetchStub = vi.fn(
    (...[, init]: [string, RequestInit]) =>
      new Promise<Response>((resolve, reject) => {
        respond = resolve;
        const abort = () => {
          reject(init.signal?.reason as Error);
          body?.error(init.signal?.reason);
        };
        if (init.signal?.aborted) abort();
        init.signal?.addEventListener("abort", abort);
      }),
  );
  vi.stubGlobal("fetch", fetchStub);
  return {
    fetchStub,
    respond: () =>
      respond(new Response(new ReadableStream({ start: (it) => (body = it) }))),
    send: (text: string) => body?.enqueue(new TextEncoder().encode(text)),
    end: () => body?.close(),
  };
}

it("fails without headers for 15 seconds", async () => {
  stubFetch();
  const failure = expect(request("/x")).rejects.toThrow("for 15 s");
  await vi.advanceTimersByTimeAsync(STALL_MS);
  await failure;
});

it("fails without further bytes for 15 seconds", async () => {
  const { respond, send } = stubFetch();
  const response = request("/x");
  respond();
  const text = (await response).text();
  const failure = expect(text).rejects.toMatchObject({ name: "TimeoutError" });
  send("[");
  await vi.advanceTimersByTimeAsync(STALL_MS - 1);
  send("1");
  await vi.advanceTimersByTimeAsync(STALL_MS);
  await failure;
});

it("succeeds while bytes arrive, and clears its timer", async () => {
  const { respond, send, end } = stubFetch();
  const response = request("/x");
  await vi.advanceTimersByTimeAsync(STALL_MS - 1);
  respond();
  const text = (await response).text();
  for (const piece of "[1,2]") {
    await vi.advanceTimersByTimeAsync(STALL_MS - 1);
    send(piece);
  }
  end();
  expect(await text).toBe("[1,2]");
  expect(vi.getTimerCount()).toBe(0);
});

it("returns a response without a body unchanged", async () => {
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response(null, { status: 204, headers: { a: "b" } })),
  );
  const response = await request("/x");
  expect(response.status).toBe(204);
  expect(response.headers.get("a")).toBe("b");
  expect(vi.getTimerCount()).toBe(0);
});

it("is aborted by the caller's signal", async () => {
  stubFetch();
  const caller = new AbortController();
  const failure = expect(
    request("/x", { signal: caller.signal }),
  ).rejects.toMatchObject({ name: "AbortError" });
  caller.abort();
  await failure;
  expect(vi.getTimerCount()).toBe(0);
  await expect(request("/x", { signal: caller.signal })).rejects.toThrow();
});

it("uses keepalive for writes only", async () => {
  const { fetchStub } = stubFetch();
  void request("/x").catch(() => {});
  void request("/x", { method: "POST" }).catch(() => {});
  expect(fetchStub.mock.calls.map(([, init]) => init.keepalive)).toEqual([
    false,
    true,
  ]);
  await vi.advanceTimersByTimeAsync(STALL_MS);
});

it.each([
  ["GET", undefined, false],
  ["POST", "x".repeat(10_000), true],
  ["POST", "x".repeat(100_000), false],
])(
  "sends %s with a body that fits with keepalive",
  (method, body, keepalive) => {
    const { fetchStub } = stubFetch();
    void request("/x", { method, ...(body && { body }) });
    expect(fetchStub.mock.lastCall?.[1]).toMatchObject({ keepalive });
  },
);
