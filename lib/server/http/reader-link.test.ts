import { beforeEach, describe, expect, it, vi } from "vitest";
import { tokenDigest } from "@/lib/server/http/list/list-token";
import { OPENAPI_DOCUMENT } from "@/lib/server/http/openapi/openapi-document";
import { listsOf } from "@/lib/testing/opened-list";
import { expectProblem } from "@/lib/testing/fake-store";
import { readerOf, readerToken } from "@/lib/testing/join-token";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { planJson } from "@/lib/testing/sample-plan";
import { startApi, type TestApi, type Visitor } from "@/lib/testing/test-api";
import { visibleList } from "@/lib/testing/visible-list";

const ROW = { ...lunchRequest, key: "k" };

/** Valid bodies of the writes that take one. */
const BODIES: Record<string, unknown> = {
  "POST /add": lunchRequest,
  "PUT /expenses/{id}": lunchRequest,
  "POST /expenses/batch": { expenses: [ROW] },
  "POST /expenses/delete": { ids: ["1"] },
  "PUT /plan": planJson,
  "POST /list/link": { rotate: true },
};
/** They change which list the client has, and no list. */
const ALLOWED = ["POST /list", "POST /list/join"];

const writes = Object.entries(OPENAPI_DOCUMENT.paths).flatMap(
  ([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== "get")
      .map((method) => `${method.toUpperCase()} ${path}`),
);

let api: TestApi;
let owner: Visitor;
let reader: Visitor;
let expenseId: string;

beforeEach(async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  api = await startApi({ LISTS: "private" });
  owner = api.newVisitor();
  const added = await owner.send("POST", "/add", { body: lunchRequest });
  ({ _id: expenseId } = (await added.json()) as { _id: string });
  await owner.send("PUT", "/plan", {
    body: planJson,
    headers: { "if-match": '"plan-none"' },
  });
  reader = await readerOf(api, owner);
});

const send = (from: Visitor, write: string, options: object = {}) => {
  const [method = "", path = ""] = write.split(" ");
  return from.send(method, path.replace("{id}", expenseId), {
    body: BODIES[write],
    ...options,
  });
};
const expectReadOnly = async (response: Response) =>
  expect(await expectProblem(response, 403)).toMatchObject({
    code: "read_only",
  });
const usedOn = async () => {
  const { default: Database } = await import("better-sqlite3");
  const file = new Database(api.file);
  const read = file.prepare("SELECT used_on FROM lists WHERE list <> x''");
  const value = read.pluck().get();
  file.close();
  return value;
};
const makeOld = async () => {
  const { default: Database } = await import("better-sqlite3");
  const file = new Database(api.file);
  file.exec("UPDATE lists SET used_on = '2020-01-01'");
  file.close();
};

describe("a reader", () => {
  it("sees the list, its plan and its suggestions, and that they are for reading only", async () => {
    const { list, ...seen } = await visibleList(reader);
    const { list: own, ...owned } = await visibleList(owner);
    expect(seen).toEqual(owned);
    expect(list).toEqual({ ...(own as object), access: "read" });
    const paths = ["/show", "/show/gzip", "/suggestions"];
    for (const [visitor, access, isEditable] of [
      [reader, "read", "false"],
      [owner, "full", "true"],
      [reader, "read", "false"],
    ] as const)
      for (const path of paths) {
        const { headers } = await visitor.send("GET", path);
        expect(headers.get("list-access")).toBe(access);
        expect(headers.get("editable-rows")).toBe(isEditable);
      }
  });

  it("gets headers of its own with a 304 to the ETag of the owner", async () => {
    const { headers } = await owner.send("GET", "/show");
    const cached = { "if-none-match": headers.get("etag") ?? "" };
    const response = await reader.send("GET", "/show", { headers: cached });
    expect(response.status).toBe(304);
    expect(response.headers.get("list-access")).toBe("read");
    expect(response.headers.get("editable-rows")).toBe("false");
  });

  it.each(writes.filter((write) => !ALLOWED.includes(write)))(
    "cannot %s",
    async (write) => {
      const before = await visibleList(owner);
      const { cookie } = reader;
      const { ref } = before.list as { ref: string };
      for (const headers of [
        {},
        { "if-list": ref },
        { "if-match": before.planTag ?? "" },
        { "if-none-match": "*" },
        { "idempotency-key": "k".repeat(22) },
      ]) {
        const response = await send(reader, write, { headers });
        await expectReadOnly(response.clone() as Response);
        expect(response.headers.getSetCookie()).toEqual([]);
        expect(response.headers.get("list-access")).toBe("read");
      }
      await expectReadOnly(await send(reader, write, { body: undefined }));
      await expectReadOnly(await send(reader, write, { body: { a: 1 } }));
      expect(reader.cookie).toBe(cookie);
      expect(await visibleList(owner)).toEqual(before);
    },
  );

  it("cannot try a batch, or repeat an add of the owner", async () => {
    const body = { expenses: [ROW], dryRun: true };
    const headers = { "idempotency-key": "k" };
    await owner.send("POST", "/add", { body: lunchRequest, headers });
    await expectReadOnly(
      await reader.send("POST", "/expenses/batch", { body }),
    );
    await expectReadOnly(await send(reader, "POST /add", { headers }));
  });

  it("learns that the browser has another list before it learns that this one is read only", async () => {
    const headers = { "if-list": "0".repeat(32) };
    for (const write of writes)
      if (write !== "POST /list/join")
        expect(
          await expectProblem(await send(reader, write, { headers }), 409),
        ).toMatchObject({ code: "wrong_list" });
  });

  it.each(["OPTIONS", "PATCH"])(
    "gets no other response to %s than the owner",
    async (method) => {
      for (const path of ["/add", "/list", "/list/link", "/list/reader"]) {
        const response = await reader.send(method, path);
        expect(response.status).toBe(method === "PATCH" ? 405 : 204);
        expect(response.headers.getSetCookie()).toEqual([]);
      }
    },
  );

  it("renews its cookie, which does not count as a use of the list", async () => {
    await makeOld();
    const { cookie } = reader;
    const renewed = await send(reader, "POST /list");
    expect(renewed.status).toBe(200);
    expect(await renewed.json()).toMatchObject({ access: "read", count: 1 });
    expect(reader.cookie).toBe(cookie);
    expect(renewed.headers.getSetCookie()).toHaveLength(1);
    await reader.send("POST", "/list/join", {
      body: { token: cookie.replace("list=", "") },
    });
    expect(await usedOn()).toBe("2020-01-01");
    await send(owner, "POST /list");
    expect(await usedOn()).not.toBe("2020-01-01");
  });

  it("starts a list of its own, which it can change", async () => {
    const started = await send(reader, "POST /list", { body: { new: true } });
    expect(started.status).toBe(201);
    expect(await started.json()).toMatchObject({ access: "full", count: 0 });
    expect(started.headers.get("list-access")).toBe("full");
    expect((await send(reader, "POST /add")).status).toBe(201);
    expect(await reader.json("/show")).toHaveLength(1);
    const again = await send(reader, "POST /list", { body: { new: true } });
    expect(again.status).toBe(200);
    expect(await owner.json("/show")).toHaveLength(1);
  });

  it("becomes an owner with the other link", async () => {
    const token = owner.cookie.replace("list=", "");
    const joined = await reader.send("POST", "/list/join", { body: { token } });
    expect(await joined.json()).toMatchObject({ access: "full" });
    expect(reader.cookie).toBe(owner.cookie);
  });
});

describe("the link of a reader", () => {
  it("is the same for concurrent requests, and until it is ended", async () => {
    const other = api.newVisitor();
    await other.send("POST", "/add", { body: lunchRequest });
    const tokens = await Promise.all(
      Array.from({ length: 5 }, () => readerToken(other)),
    );
    expect(new Set(tokens).size).toBe(1);
    expect(await readerToken(other)).toBe(tokens[0]);
    expect(tokens[0]).toMatch(/^[\w-]{22}$/);
    expect(other.cookie).not.toContain(tokens[0]);
    const response = await send(other, "POST /list/reader");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it("is stored as a digest only", async () => {
    const token = reader.cookie.replace("list=", "");
    const record = await listsOf(api.store).find(tokenDigest(token));
    expect(JSON.stringify(record)).not.toContain(token);
    expect(record?.readerSalt).not.toContain(token);
  });

  it("opens nothing after its end, and another one does", async () => {
    const token = reader.cookie.replace("list=", "");
    const ended = await send(owner, "DELETE /list/reader");
    expect(ended.status).toBe(204);
    expect(await reader.json("/show")).toEqual([]);
    const show = await reader.send("GET", "/show");
    expect(show.headers.get("list")).toBe("gone");
    expect(show.headers.get("list-access")).toBeNull();
    expect(
      await expectProblem(await send(reader, "POST /add"), 409),
    ).toMatchObject({ code: "unknown_list" });
    const join = () => reader.send("POST", "/list/join", { body: { token } });
    await expectProblem(await join(), 404);
    expect((await send(owner, "DELETE /list/reader")).status).toBe(204);
    expect(await readerToken(owner)).not.toBe(token);
    await expectProblem(await join(), 404);
  });

  it("ends when the other link is replaced, and the old one makes no reader link", async () => {
    const old = api.newVisitor(owner.cookie);
    await owner.send("POST", "/list/link", { body: { rotate: true } });
    const show = await reader.send("GET", "/show");
    expect(show.headers.get("list")).toBe("gone");
    await expectProblem(await send(old, "POST /list/reader"), 409);
    const replaced = await readerToken(owner);
    expect(`list=${replaced}`).not.toBe(reader.cookie);
  });

  it("ends with the list", async () => {
    await owner.send("DELETE", "/list");
    const show = await reader.send("GET", "/show");
    expect(show.headers.get("list")).toBe("gone");
  });

  it("does not take away the access of the list's owner", async () => {
    const token = reader.cookie.replace("list=", "");
    const { cookie } = owner;
    const joined = await owner.send("POST", "/list/join", { body: { token } });
    expect(await joined.json()).toMatchObject({ access: "full", count: 1 });
    expect(owner.cookie).toBe(cookie);
  });

  it("is the only one that a client gets that has told its user so", async () => {
    const join = (token: string) =>
      api.newVisitor().send("POST", "/list/join", {
        body: { token, access: "read" },
      });
    const tokenOf = ({ cookie }: Visitor) => cookie.replace("list=", "");
    expect((await join(tokenOf(reader))).status).toBe(200);
    const refused = await join(tokenOf(owner));
    await expectProblem(refused.clone() as Response, 404);
    expect(refused.headers.getSetCookie()).toEqual([]);
    const wrong = { token: tokenOf(owner), access: "full" };
    await expectProblem(
      await owner.send("POST", "/list/join", { body: wrong }),
      400,
    );
  });

  it("is not made for a list that does not exist, or for another one", async () => {
    const nobody = api.newVisitor();
    await expectProblem(await send(nobody, "POST /list/reader"), 404);
    await expectProblem(await send(nobody, "DELETE /list/reader"), 404);
    expect(nobody.cookie).toBe("");
    const headers = { "if-list": "0".repeat(32) };
    for (const write of ["POST /list/reader", "DELETE /list/reader"])
      await expectProblem(await send(owner, write, { headers }), 409);
    expect(await reader.json("/show")).toHaveLength(1);
  });
});
