import { gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { endpoint } from "@/lib/http/middleware/endpoint";
import {
  expectProblem,
  fakeStore,
  listed,
  listOf,
  pieces,
} from "@/lib/testing/fake-store";
import { withGzip } from "@/lib/http/middleware/gzip";
import { getExpenses } from "./get-expenses";

let store = fakeStore();
const show = endpoint(() => store, { GET: getExpenses("identity") });
const showGzipped = withGzip(
  endpoint(() => store, { GET: getExpenses("gzip") }),
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
const tooLongToKeep = () =>
  pieces("[", ...Array<string>(33).fill(MEGABYTE), "]");

describe("GET /show", () => {
  it("answers with all expenses and an ETag", async () => {
    const response = await get();
    expect(response.status).toBe(200);
    expect(response.headers.get("etag")).toBe('"r1-identity"');
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(await response.json()).toEqual([listed]);
  });

  it("hands out parts of one kept body, however many clients read it", async () => {
    store.list.mockImplementation(() =>
      listOf(() => pieces("[", MEGABYTE, "]")),
    );
    const [first, second] = await Promise.all(
      [await get(), await get()].map(async ({ body }) => {
        const reader =
          body?.getReader() as ReadableStreamDefaultReader<Uint8Array>;
        const { value } = await reader.read();
        await reader.cancel();
        return value;
      }),
    );
    expect(first?.length).toBe(64 * 1024);
    expect(second?.buffer).toBe(first?.buffer);
    expect(await (await get()).text()).toBe(`[${MEGABYTE}]`);
  });

  it("compresses where that is asked for, under a tag of its own", async () => {
    const response = await getGzipped();
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(response.headers.get("vary")).toBe("accept-encoding");
    expect(response.headers.get("etag")).toBe('"r1-gzip"');
    expect(await unzip(response)).toEqual([listed]);
  });

  it("compresses every other answer there too", async () => {
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
    "answers 304 without reading rows to If-None-Match: %s",
    async (tag) => {
      const response = await getGzipped({ "if-none-match": tag });
      expect(response.status).toBe(304);
      expect(response.headers.get("etag")).toBe('"r1-gzip"');
      expect(await response.text()).toBe("");
      expect(store.list).not.toHaveBeenCalled();
    },
  );

  it("answers 200 when the list has changed", async () => {
    expect((await get({ "if-none-match": '"r0-identity"' })).status).toBe(200);
  });

  it("makes the body once per revision, however many ask at once", async () => {
    const bodies = await Promise.all(
      Array.from({ length: 20 }, async () => unzip(await getGzipped())),
    );
    expect(bodies).toEqual(Array(20).fill([listed]));
    expect(store.list).toHaveBeenCalledTimes(1);

    store.revision.mockResolvedValue("r2");
    store.list.mockImplementation(() => listOf(() => pieces("[]")));
    expect(await unzip(await getGzipped())).toEqual([]);
    expect(store.list).toHaveBeenCalledTimes(2);
  });

  it("says how many rows the store had to leave out", async () => {
    expect((await get()).headers.get("unreadable-rows")).toBeNull();
    store.revision.mockResolvedValue("r2");
    store.list.mockImplementation(() => listOf(() => pieces("[]"), 3));
    expect((await get()).headers.get("unreadable-rows")).toBe("3");
    store.list.mockImplementation(() => listOf(tooLongToKeep, 4));
    const streamed = await getGzipped();
    expect(streamed.headers.get("unreadable-rows")).toBe("4");
    await streamed.body?.cancel();
  });

  it("says whether its rows can be changed, also to those who have the list", async () => {
    const tagged = { "if-none-match": '"r1-identity"' };
    for (const editable of [true, false]) {
      store = { ...fakeStore(), editable };
      for (const headers of [{}, tagged])
        expect((await get(headers)).headers.get("editable-rows")).toBe(
          `${editable}`,
        );
    }
  });

  it("goes by the list's own revision where it has moved on meanwhile", async () => {
    store.list.mockImplementation(async () => ({
      ...(await listOf(() => pieces("[]"))),
      revision: "r2",
    }));
    expect((await get()).headers.get("etag")).toBe('"r2-identity"');
  });

  it("keeps no failure", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    store.list.mockImplementationOnce(() =>
      listOf(async function* () {
        yield "[";
        await Promise.reject(new Error("secret path"));
      }),
    );
    const body = await expectProblem(await get(), 500);
    expect(JSON.stringify(body)).not.toContain("secret");
    expect(await (await get()).json()).toEqual([listed]);
  });

  it("streams a list that is too long to be kept", async () => {
    store.list.mockImplementation(() => listOf(tooLongToKeep));
    expect(await (await get()).json()).toEqual([]);
    expect(await unzip(await getGzipped())).toEqual([]);
    // Once to see that it is too long, and once to send it.
    expect(store.list).toHaveBeenCalledTimes(4);
  });

  it("stops reading when the client leaves", async () => {
    const left = vi.fn();
    store.list.mockImplementation(() =>
      listOf(async function* () {
        try {
          yield* tooLongToKeep();
        } finally {
          left();
        }
      }),
    );
    const response = await getGzipped();
    expect(left).toHaveBeenCalledTimes(1);
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await vi.waitFor(() => expect(left).toHaveBeenCalledTimes(2));
  });
});
