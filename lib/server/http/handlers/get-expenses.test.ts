import { gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { contextOf, listEndpoint } from "@/lib/testing/list-endpoint";
import {
  expectProblem,
  fakeStore,
  listOf,
  chunks,
} from "@/lib/testing/fake-store";
import { lunchJson } from "@/lib/testing/sample-expenses";
import { withGzip } from "@/lib/server/http/middleware/gzip";
import { getExpenses } from "./get-expenses";

let store = fakeStore();
const show = listEndpoint(() => store, { GET: getExpenses("identity") });
const showGzipped = withGzip(
  listEndpoint(() => store, { GET: getExpenses("gzip") }),
);

beforeEach(() => {
  store = fakeStore();
});

const url = "http://localhost/api/show";
const get = (headers: Record<string, string> = {}) =>
  show.GET(new Request(url, { headers }));
const getGzipped = (headers: Record<string, string> = {}) =>
  showGzipped.GET(new Request(url, { headers }));
const unzip = async (response: Response) =>
  JSON.parse(gunzipSync(await response.bytes()).toString()) as unknown;

const MEGABYTE = " ".repeat(1024 * 1024);
const tooLargeToCache = () =>
  chunks("[", ...Array<string>(41).fill(MEGABYTE), "]");

describe("GET /show", () => {
  it("returns all expenses and an ETag", async () => {
    const response = await get();
    expect(response.status).toBe(200);
    expect(response.headers.get("etag")).toBe('"r1-identity"');
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(await response.json()).toEqual([lunchJson]);
  });

  it("sends slices of the cached body", async () => {
    store.list.mockImplementation(() =>
      listOf(() => chunks("[", MEGABYTE, "]")),
    );
    const lengths = [];
    for await (const slice of (await get()).body ?? [])
      lengths.push((slice as Uint8Array).length);
    expect(Math.max(...lengths)).toBe(64 * 1024);
    expect(await (await get()).text()).toBe(`[${MEGABYTE}]`);
    expect(store.list).toHaveBeenCalledOnce();
  });

  it("compresses the gzip route, with another ETag", async () => {
    const response = await getGzipped();
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(response.headers.get("vary")).toBe("accept-encoding");
    expect(response.headers.get("etag")).toBe('"r1-gzip"');
    expect(await unzip(response)).toEqual([lunchJson]);
  });

  it("compresses the other responses of the gzip route too", async () => {
    const response = await showGzipped.POST(
      new Request(url, { method: "POST" }),
    );
    expect(response.status).toBe(405);
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(response.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    expect(await unzip(response)).toMatchObject({ status: 405 });
    const options = await showGzipped.OPTIONS(
      new Request(url, { method: "OPTIONS" }),
    );
    expect(options.headers.get("content-encoding")).toBeNull();
  });

  it.each(['"r1-gzip"', 'W/"r1-gzip"', '"r0", "r1-gzip"', "*"])(
    "returns 304 without reading rows for If-None-Match: %s",
    async (tag) => {
      const response = await getGzipped({ "if-none-match": tag });
      expect(response.status).toBe(304);
      expect(response.headers.get("etag")).toBe('"r1-gzip"');
      expect(await response.text()).toBe("");
      expect(store.list).not.toHaveBeenCalled();
    },
  );

  it("returns 200 if the list has changed", async () => {
    expect((await get({ "if-none-match": '"r0-identity"' })).status).toBe(200);
  });

  it("encodes the body once per revision, even for concurrent requests", async () => {
    const bodies = await Promise.all(
      Array.from({ length: 20 }, async () => unzip(await getGzipped())),
    );
    expect(bodies).toEqual(Array(20).fill([lunchJson]));
    expect(store.list).toHaveBeenCalledTimes(1);

    store.revision.mockResolvedValue("r2");
    store.list.mockImplementation(() => listOf(() => chunks("[]")));
    expect(await unzip(await getGzipped())).toEqual([]);
    expect(store.list).toHaveBeenCalledTimes(2);
  });

  it("sends the number of rows that the store left out", async () => {
    expect((await get()).headers.get("unreadable-rows")).toBeNull();
    store.revision.mockResolvedValue("r2");
    store.list.mockImplementation(() => listOf(() => chunks("[]"), 3));
    expect((await get()).headers.get("unreadable-rows")).toBe("3");
    store.list.mockImplementation(() => listOf(tooLargeToCache, 4));
    store.revision.mockResolvedValue("r3");
    const streamed = await get();
    expect(streamed.headers.get("unreadable-rows")).toBe("4");
    await streamed.body?.cancel();
  });

  it("sends whether expenses can be edited, with 304 too", async () => {
    const cached = { "if-none-match": '"r1-identity"' };
    for (const editable of [true, false]) {
      store = { ...fakeStore(), editable };
      for (const headers of [{}, cached])
        expect((await get(headers)).headers.get("editable-rows")).toBe(
          `${editable}`,
        );
    }
  });

  it("uses the revision of the list if it is newer than the store's", async () => {
    store.list.mockImplementation(async () => ({
      ...(await listOf(() => chunks("[]"))),
      revision: "r2",
    }));
    expect((await get()).headers.get("etag")).toBe('"r2-identity"');
  });

  it("does not cache a failure", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    store.list.mockImplementationOnce(() =>
      listOf(async function* () {
        yield "[";
        await Promise.reject(new Error("secret path"));
      }),
    );
    const body = await expectProblem(await get(), 500);
    expect(JSON.stringify(body)).not.toContain("secret");
    expect(await (await get()).json()).toEqual([lunchJson]);
  });

  it("streams a list that is too large to cache", async () => {
    store.list.mockImplementation(() => listOf(tooLargeToCache));
    // Read once to measure it, and then each time to send it.
    for (const reads of [2, 3]) {
      expect(await (await get()).json()).toEqual([]);
      expect(store.list).toHaveBeenCalledTimes(reads);
    }
    // Compressed, it is small.
    for (const response of [await getGzipped(), await getGzipped()])
      expect(await unzip(response)).toEqual([]);
    expect(store.list).toHaveBeenCalledTimes(4);
  });

  it("streams a list while others that are long are encoded, and caches it afterwards", async () => {
    const half = () => chunks("[", ...Array<string>(21).fill(MEGABYTE), "]");
    store.list.mockImplementation(() => listOf(half));
    const others = fakeStore();
    let finish: (() => void) | undefined;
    others.list.mockImplementation(() =>
      listOf(async function* () {
        yield* half();
        await new Promise<void>((resolve) => (finish = resolve));
      }),
    );
    const { bodyCache } = contextOf(store);
    const encoding = "identity";
    const version = { ref: "other", revision: "r1", encoding } as const;
    const other = bodyCache.body({ store: others, ...version });
    await expect.poll(() => finish).toBeDefined();
    for (const reads of [2, 4]) {
      expect(await (await get()).json()).toEqual([]);
      expect(store.list).toHaveBeenCalledTimes(reads);
    }
    finish?.();
    expect((await other)?.byteLength).toBeGreaterThan(21 * MEGABYTE.length);
    for (const response of [await get(), await get()])
      expect(await response.json()).toEqual([]);
    expect(store.list).toHaveBeenCalledTimes(5);
  });

  it("stops reading when the client disconnects", async () => {
    const onEnd = vi.fn();
    store.list.mockImplementation(() =>
      listOf(async function* () {
        try {
          yield* tooLargeToCache();
        } finally {
          onEnd();
        }
      }),
    );
    const response = await get();
    expect(onEnd).toHaveBeenCalledTimes(1);
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledTimes(2), 5_000);
  });
});
