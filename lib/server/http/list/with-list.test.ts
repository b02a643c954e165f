import { beforeEach, describe, expect, it, vi } from "vitest";
import { postExpense } from "@/lib/server/http/handlers/post-expense";
import { endpoint } from "@/lib/server/http/middleware/endpoint";
import { StoreError } from "@/lib/server/store/port";
import { expectProblem, fakeStore } from "@/lib/testing/fake-store";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { contextOf } from "@/lib/testing/list-endpoint";
import { withList } from "./with-list";
import { startApi, type TestApi, type Visitor } from "@/lib/testing/test-api";

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
});

const listOf = (response: Response) => response.headers.get("list");
const add = (visitor: Visitor, headers = {}) =>
  visitor.send("POST", "/add", { body: lunchRequest, headers });
const batch = { expenses: [{ ...lunchRequest, key: "a" }] };

it("is required: a handler of a list alone is no handler of an endpoint", () => {
  // @ts-expect-error -- withList is missing
  endpoint(() => contextOf(fakeStore()), { POST: postExpense });
});

describe("with LISTS=one", () => {
  it("has one list for everyone, and ignores cookies", async () => {
    const api = await startApi({});
    const response = await add(api.newVisitor("list=x"));
    expect(response.status).toBe(201);
    expect(listOf(response)).toBe("one");
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.has("vary")).toBe(false);
    const show = await api.newVisitor().send("GET", "/show");
    expect(await show.json()).toHaveLength(1);
    expect(show.headers.get("etag")).toMatch(/^"[^-]+-identity"$/);
  });

  it("rejects a request for a private list", async () => {
    const visitor = (await startApi({})).newVisitor();
    expect((await add(visitor, { "if-list": "one" })).status).toBe(201);
    for (const ifList of ["none", "0".repeat(32), ""])
      expect(
        await expectProblem(await add(visitor, { "if-list": ifList }), 409),
      ).toMatchObject({ code: "wrong_list" });
  });
});

describe("with LISTS=private", () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await startApi({ LISTS: "private" });
  });

  it("shows a visitor without a cookie an empty list, and stores nothing", async () => {
    const visitor = api.newVisitor();
    const response = await visitor.send("GET", "/show");
    expect(await response.json()).toEqual([]);
    expect(listOf(response)).toBe("none");
    expect(response.headers.get("vary")).toBe("accept-encoding, cookie");
    expect(await visitor.json("/suggestions")).toEqual([]);
    await expectProblem(await visitor.send("DELETE", "/expenses/1"), 404);
    const removal = await visitor.send("POST", "/expenses/delete", {
      body: { ids: ["1"] },
    });
    expect(await removal.json()).toEqual({ deleted: 0 });
    const dryRun = await visitor.send("POST", "/expenses/batch", {
      body: { ...batch, dryRun: true },
    });
    expect(await dryRun.json()).toMatchObject({ results: [{ status: "new" }] });
    await expectProblem(await visitor.send("POST", "/add", { body: {} }), 400);
    expect(visitor.cookie).toBe("");
  });

  it.each([
    ["POST", "/add", lunchRequest, 201],
    ["POST", "/expenses/batch", batch, 200],
    ["PUT", "/expenses/1", lunchRequest, 201],
  ])(
    "makes a list for the first %s %s, and sets its cookie",
    async (method, path, body, status) => {
      const visitor = api.newVisitor();
      const response = await visitor.send(method, path, { body });
      expect(response.status).toBe(status);
      expect(listOf(response)).toMatch(/^[0-9a-f]{32}$/);
      expect(response.headers.getSetCookie()).toEqual([
        expect.stringMatching(
          /^list=[\w-]{22}; Max-Age=34560000; HttpOnly; SameSite=Lax; Path=\/$/,
        ),
      ]);
      const show = await visitor.send("GET", "/show");
      expect(await show.json()).toHaveLength(1);
      expect(listOf(show)).toBe(listOf(response));
      expect(show.headers.get("etag")).toContain(`"${listOf(response)}-`);
      expect(show.headers.get("cache-control")).toBe("private, no-cache");
      expect(show.headers.getSetCookie()).toEqual([]);
      expect((await add(visitor)).headers.getSetCookie()).toEqual([]);
    },
  );

  it("restores an expense into a first list", async () => {
    const visitor = api.newVisitor();
    const headers = { "if-none-match": "*" };
    const put = () =>
      visitor.send("PUT", "/expenses/1", { body: lunchRequest, headers });
    expect((await put()).status).toBe(201);
    await expectProblem(await put(), 412);
  });

  it.each([
    ["https", "1", "__Host-list", "; Secure"],
    ["https", "0", "list", ""],
    ["http", "1", "list", ""],
  ])(
    "behind %s with TRUST_PROXY=%s names the cookie %s",
    async (scheme, TRUST_PROXY, name, secure) => {
      const { newVisitor } = await startApi({ LISTS: "private", TRUST_PROXY });
      const visitor = newVisitor();
      const headers = { "x-forwarded-proto": scheme };
      const [cookie] = (await add(visitor, headers)).headers.getSetCookie();
      expect(cookie?.startsWith(`${name}=`)).toBe(true);
      expect(cookie?.endsWith(`Path=/${secure}`)).toBe(true);
      const show = await visitor.send("GET", "/show", { headers });
      expect(await show.json()).toHaveLength(1);
      const other = scheme === "https" && secure ? "http" : "https";
      if (TRUST_PROXY === "1") {
        const changed = { "x-forwarded-proto": other };
        const unread = await visitor.send("GET", "/show", { headers: changed });
        expect(listOf(unread)).toBe("none");
      }
    },
  );

  it("never adopts a token that no list has: reads are empty, writes are 409", async () => {
    const visitor = api.newVisitor("list=AAAAAAAAAAAAAAAAAAAAAA");
    const show = await visitor.send("GET", "/show");
    expect(await show.json()).toEqual([]);
    expect(listOf(show)).toBe("gone");
    for (const [method, path, body] of [
      ["POST", "/add", lunchRequest],
      ["PUT", "/expenses/1", lunchRequest],
      ["DELETE", "/expenses/1", undefined],
      ["POST", "/expenses/batch", batch],
      ["POST", "/expenses/delete", { ids: ["1"] }],
    ] as const) {
      const response = await visitor.send(method, path, { body });
      expect(listOf(response)).toBe("gone");
      expect(response.headers.get("vary")).toBe("cookie");
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(await expectProblem(response, 409)).toMatchObject({
        code: "unknown_list",
      });
    }
  });

  it("rejects a request whose If-List is another list, and changes nothing", async () => {
    const visitor = api.newVisitor();
    const ref = listOf(await add(visitor)) ?? "";
    expect((await add(visitor, { "if-list": ref })).status).toBe(201);
    for (const ifList of ["none", "gone", "one", "0".repeat(32)]) {
      const headers = { "if-list": ifList };
      const response = await add(visitor, headers);
      expect(listOf(response)).toBe(ref);
      expect(await expectProblem(response, 409)).toMatchObject({
        code: "wrong_list",
      });
      const show = await visitor.send("GET", "/show", { headers });
      await expectProblem(show, 409);
    }
    expect(await visitor.json("/show")).toHaveLength(2);
  });

  it("makes no list for a stale tab whose cookie is gone", async () => {
    const visitor = api.newVisitor();
    const ref = listOf(await add(visitor)) ?? "";
    visitor.cookie = "";
    const response = await add(visitor, { "if-list": ref });
    expect(await expectProblem(response, 409)).toMatchObject({
      code: "wrong_list",
    });
    expect(visitor.cookie).toBe("");
    expect((await add(visitor, { "if-list": "none" })).status).toBe(201);
  });

  it("returns 409 when the list is erased before the write", async () => {
    const visitor = api.newVisitor();
    await add(visitor);
    const forList = api.store.forList.bind(api.store);
    vi.spyOn(api.store, "forList").mockImplementation((id) => ({
      ...forList(id),
      add: () => Promise.reject(new StoreError("list_gone", "Gone.")),
    }));
    const response = await add(visitor);
    expect(listOf(response)).toBe("gone");
    expect(await expectProblem(response, 409)).toMatchObject({
      code: "unknown_list",
      detail:
        "No list has this token: it was replaced, or the list was erased.",
    });
  });

  it("sets the cookie of a new list also when the write fails, so that a retry meets it", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const visitor = api.newVisitor();
    const forList = api.store.forList.bind(api.store);
    vi.spyOn(api.store, "forList").mockImplementationOnce((id) => ({
      ...forList(id),
      add: () => Promise.reject(new StoreError("unavailable", "Down.")),
    }));
    const failed = await add(visitor);
    await expectProblem(failed, 503);
    expect(visitor.cookie).not.toBe("");
    expect(listOf(await add(visitor))).toBe(listOf(failed));
  });

  it("returns 409 for a full list", async () => {
    const visitor = api.newVisitor();
    await add(visitor);
    const forList = api.store.forList.bind(api.store);
    vi.spyOn(api.store, "forList").mockImplementation((id) => ({
      ...forList(id),
      add: () => Promise.reject(new StoreError("list_full", "Full.")),
    }));
    expect(await expectProblem(await add(visitor), 409)).toMatchObject({
      code: "list_full",
    });
  });

  it("is refused by a store that has one list only", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const store = fakeStore();
    Reflect.deleteProperty(store, "lists");
    const context = contextOf(store, { listsMode: "private" });
    const { POST } = endpoint(() => context, { POST: withList(postExpense) });
    await expectProblem(
      await POST(new Request("http://localhost/api/add", { method: "POST" })),
      501,
    );
  });
});
