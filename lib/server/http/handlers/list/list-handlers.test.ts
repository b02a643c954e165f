import { beforeEach, describe, expect, it, vi } from "vitest";
import { StoreError } from "@/lib/server/store/port";
import { expectProblem } from "@/lib/testing/fake-store";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { startApi, type TestApi, type Visitor } from "@/lib/testing/test-api";

let api: TestApi;
let visitor: Visitor;
beforeEach(async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  api = await startApi({ LISTS: "private" });
  visitor = api.newVisitor();
});

const DEAD = "list=AAAAAAAAAAAAAAAAAAAAAA";
const add = (from: Visitor) =>
  from.send("POST", "/add", { body: lunchRequest });
const post = (from: Visitor, path: string, body?: unknown, headers = {}) =>
  from.send("POST", path, { body, headers });
const expectUnknown = async (response: Response) =>
  expect(await expectProblem(response, 409)).toMatchObject({
    code: "unknown_list",
  });
const linkToken = async (response: Response) => {
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  return ((await response.json()) as { token: string }).token;
};

describe("GET /list", () => {
  it("describes the list, which no client has at first", async () => {
    const empty = await visitor.send("GET", "/list");
    expect(await empty.json()).toEqual({ mode: "private", exists: false });
    expect(empty.headers.get("vary")).toBe("cookie");
    await add(visitor);
    const full = await visitor.send("GET", "/list");
    expect(await full.json()).toEqual({
      mode: "private",
      exists: true,
      ref: full.headers.get("list"),
      access: "full",
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
      count: 1,
    });
    expect(full.headers.getSetCookie()).toEqual([]);
    expect(await api.newVisitor(DEAD).json("/list")).toEqual({
      mode: "private",
      exists: false,
    });
  });

  it("is {mode: one} with LISTS=one", async () => {
    const one = await startApi({});
    expect(await one.newVisitor().json("/list")).toEqual({ mode: "one" });
  });
});

describe("POST /list", () => {
  it("makes a list, and renews its cookie the next time", async () => {
    const made = await post(visitor, "/list");
    expect(made.status).toBe(201);
    expect(await made.json()).toMatchObject({ exists: true, count: 0 });
    const { cookie } = visitor;
    for (const body of [undefined, {}, { new: true }]) {
      const renewed = await post(visitor, "/list", body);
      expect(renewed.status).toBe(200);
      expect(renewed.headers.getSetCookie()).toEqual(
        made.headers.getSetCookie(),
      );
      expect(visitor.cookie).toBe(cookie);
    }
  });

  it("makes another list for a dead token only when told to", async () => {
    visitor.cookie = DEAD;
    await expectUnknown(await post(visitor, "/list"));
    await expectUnknown(await post(visitor, "/list", {}));
    expect(visitor.cookie).toBe(DEAD);
    expect((await post(visitor, "/list", { new: true })).status).toBe(201);
    expect(visitor.cookie).not.toBe(DEAD);
    expect((await add(visitor)).status).toBe(201);
  });

  it("accepts an empty body of type JSON, and of no other type", async () => {
    const empty = (type: string) =>
      visitor.send("POST", "/list", { headers: { "content-type": type } });
    await expectProblem(await empty("text/plain"), 415);
    expect(visitor.cookie).toBe("");
    expect((await empty("application/json")).status).toBe(201);
  });

  it("returns 400 and 415 for another body", async () => {
    for (const body of [{ new: false }, { old: true }, [], null])
      await expectProblem(await post(visitor, "/list", body), 400);
    const form = { "content-type": "text/plain" };
    await expectProblem(await post(visitor, "/list", {}, form), 415);
    expect(visitor.cookie).toBe("");
  });
});

describe("POST /list/link and /list/join", () => {
  it("opens the list on another device", async () => {
    await add(visitor);
    const token = await linkToken(await post(visitor, "/list/link", {}));
    expect(visitor.cookie).toBe(`list=${token}`);
    const phone = api.newVisitor();
    const joined = await post(phone, "/list/join", { token });
    expect(joined.status).toBe(200);
    expect(await joined.json()).toMatchObject({ exists: true, count: 1 });
    expect(phone.cookie).toBe(visitor.cookie);
    expect(await phone.json("/list")).toEqual(await visitor.json("/list"));
  });

  it("joins from another list or from a dead token, and leaves its own list alone", async () => {
    await add(visitor);
    const token = await linkToken(await post(visitor, "/list/link", {}));
    const other = api.newVisitor();
    await add(other);
    const { cookie } = other;
    for (const before of [cookie, DEAD]) {
      other.cookie = before;
      const joined = await post(other, "/list/join", { token });
      expect(joined.status).toBe(200);
    }
    expect(await api.newVisitor(cookie).json("/show")).toHaveLength(1);
  });

  it("returns 404 for a token that no list has, and sets no cookie", async () => {
    for (const token of ["AAAAAAAAAAAAAAAAAAAAAA", "x", "../show", "a=b; c"]) {
      const response = await post(visitor, "/list/join", { token });
      await expectProblem(response, 404);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    for (const body of [{}, { token: "" }, { token: 1 }, { token: [] }, "x"])
      await expectProblem(await post(visitor, "/list/join", body), 400);
  });

  it("keeps the list of the client when the joined one fails", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    await add(visitor);
    const token = await linkToken(await post(visitor, "/list/link", {}));
    const other = api.newVisitor();
    await add(other);
    const before = other.cookie;
    const failure = vi
      .spyOn(api.store, "forList")
      .mockImplementationOnce(() => {
        throw new StoreError("unavailable", "Down.");
      });
    const response = await post(other, "/list/join", { token });
    await expectProblem(response, 503);
    failure.mockRestore();
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(other.cookie).toBe(before);
  });

  it("returns 404 for a list that is erased while it is joined, and keeps that of the client", async () => {
    await add(visitor);
    const token = await linkToken(await post(visitor, "/list/link", {}));
    const other = api.newVisitor();
    await add(other);
    const before = other.cookie;
    vi.spyOn(api.store, "forList").mockImplementationOnce(() => {
      throw new StoreError("list_gone", "Erased.");
    });
    const response = await post(other, "/list/join", { token });
    await expectProblem(response, 404);
    expect(response.headers.get("list")).not.toBe("gone");
    expect(other.cookie).toBe(before);
  });

  it("returns 404 without a list, and 409 with a dead token", async () => {
    for (const body of [{}, { rotate: true }]) {
      await expectProblem(await post(visitor, "/list/link", body), 404);
      await expectUnknown(await post(api.newVisitor(DEAD), "/list/link", body));
    }
    await expectProblem(await post(visitor, "/list/link", { to: 1 }), 400);
    await expectProblem(await post(visitor, "/list/link"), 415);
  });

  it("returns 409 for another list than If-List", async () => {
    await add(visitor);
    const token = await linkToken(await post(visitor, "/list/link", {}));
    const { cookie } = visitor;
    for (const [path, body] of [
      ["/list/link", {}],
      ["/list/link", { rotate: true }],
      ["/list/join", { token }],
      ["/list", undefined],
    ] as const) {
      const stale = { "if-list": "0".repeat(32) };
      await expectProblem(await post(visitor, path, body, stale), 409);
      expect(visitor.cookie).toBe(cookie);
    }
  });
});

describe("DELETE /list", () => {
  it("erases the list and removes the cookie", async () => {
    await add(visitor);
    const old = api.newVisitor(visitor.cookie);
    const response = await visitor.send("DELETE", "/list");
    expect(response.status).toBe(204);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("list")).toBe("none");
    expect(response.headers.getSetCookie()).toEqual([
      "list=; Max-Age=0; HttpOnly; SameSite=Lax; Path=/",
    ]);
    const show = await old.send("GET", "/show");
    expect(show.headers.get("list")).toBe("gone");
    expect(await show.json()).toEqual([]);
    await expectUnknown(await add(old));
    await expectUnknown(await old.send("DELETE", "/list"));
    await expectProblem(await visitor.send("DELETE", "/list"), 404);
  });

  it("erases all expenses with LISTS=one", async () => {
    const one = (await startApi({})).newVisitor();
    await add(one);
    const headers = { "if-list": "0".repeat(32) };
    await expectProblem(await one.send("DELETE", "/list", { headers }), 409);
    expect(await one.json("/show")).toHaveLength(1);
    expect((await one.send("DELETE", "/list")).status).toBe(204);
    expect(await one.json("/show")).toEqual([]);
    expect((await add(one)).status).toBe(201);
  });
});

it("lists cannot be made, linked or joined with LISTS=one", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const one = (await startApi({})).newVisitor();
  await expectProblem(await post(one, "/list"), 501);
  await expectProblem(await post(one, "/list/link", {}), 501);
  await expectProblem(await post(one, "/list/join", { token: "x" }), 501);
  await expectProblem(await post(one, "/list/reader"), 501);
  await expectProblem(await one.send("DELETE", "/list/reader"), 501);
  await expectProblem(await post(one, "/list/join", {}), 400);
  expect(one.cookie).toBe("");
});
