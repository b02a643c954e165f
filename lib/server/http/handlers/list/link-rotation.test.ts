import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
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

describe("a rotation", () => {
  const KEY = { "idempotency-key": "3f0c8a52-5f0e-4c43-8a8e-0d1d1cf0a001" };
  const rotate = (from: Visitor, headers = {}) =>
    post(from, "/list/link", { rotate: true }, headers);

  it("replaces the token, and ends the access of every other device", async () => {
    await add(visitor);
    const old = api.newVisitor(visitor.cookie);
    const before = await visitor.json("/list");
    const token = await linkToken(await rotate(visitor));
    expect(visitor.cookie).toBe(`list=${token}`);
    expect(old.cookie).not.toBe(visitor.cookie);
    expect(await visitor.json("/list")).toEqual(before);
    await expectUnknown(await add(old));
    await expectUnknown(await rotate(old));
    expect(await old.json("/show")).toEqual([]);
    const joined = { token: old.cookie.replace("list=", "") };
    await expectProblem(await post(old, "/list/join", joined), 410);
    await visitor.send("DELETE", "/list");
    await expectProblem(await post(old, "/list/join", joined), 404);
  });

  it("is repeated with its key and the old token, however late, and for nothing else", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    await add(visitor);
    const { cookie } = visitor;
    const { ref } = (await visitor.json("/list")) as { ref: string };
    const token = await linkToken(await rotate(visitor, KEY));
    const retry = async (headers: object) => {
      const old = api.newVisitor(cookie);
      const response = await rotate(old, headers);
      if (!response.ok) expect(old.cookie).toBe(cookie);
      else expect(old.cookie).toBe(`list=${token}`);
      return response;
    };
    const replayed = await retry({ ...KEY, "if-list": ref });
    expect(replayed.headers.get("list")).toBe(ref);
    expect(await linkToken(replayed)).toBe(token);
    expect(await linkToken(await retry(KEY))).toBe(token);
    await expectUnknown(await retry({}));
    await expectUnknown(await retry({ "idempotency-key": "k".repeat(36) }));
    await expectUnknown(await retry({ ...KEY, "if-list": "0".repeat(32) }));
    const link = await post(api.newVisitor(cookie), "/list/link", {}, KEY);
    await expectUnknown(link);
    vi.advanceTimersByTime(399 * 24 * 3600 * 1000);
    expect(await linkToken(await retry(KEY))).toBe(token);
  });

  it("is not repeated with its key and the new token: the token stays", async () => {
    await add(visitor);
    const token = await linkToken(await rotate(visitor, KEY));
    const repeated = await rotate(visitor, KEY);
    expect(await linkToken(repeated)).toBe(token);
    expect(repeated.headers.getSetCookie()).toEqual([
      expect.stringContaining(`list=${token};`),
    ]);
    const other = { "idempotency-key": "k".repeat(36) };
    const next = await linkToken(await rotate(visitor, other));
    expect(next).not.toBe(token);
    // An earlier rotation used this key.
    expect(await linkToken(await rotate(visitor, KEY))).not.toBe(next);
  });

  it("with the key of another list's rotation replaces the token", async () => {
    const other = api.newVisitor();
    await Promise.all([visitor, other].map(add));
    await rotate(other, KEY);
    const { cookie } = visitor;
    const token = await linkToken(await rotate(visitor, KEY));
    expect(cookie).not.toBe(`list=${token}`);
    expect(other.cookie).not.toBe(visitor.cookie);
  });

  it("is not repeated after another rotation", async () => {
    await add(visitor);
    const { cookie } = visitor;
    await rotate(visitor, KEY);
    await rotate(visitor);
    await expectUnknown(await rotate(api.newVisitor(cookie), KEY));
    expect(await visitor.json("/show")).toHaveLength(1);
  });

  it("is not repeated after the list was erased", async () => {
    await add(visitor);
    const { cookie } = visitor;
    await rotate(visitor, KEY);
    const { cookie: current } = visitor;
    await visitor.send("DELETE", "/list");
    for (const token of [cookie, current])
      await expectUnknown(await rotate(api.newVisitor(token), KEY));
  });

  it("sent twice at once ends in one token", async () => {
    await add(visitor);
    const tabs = [0, 1].map(() => api.newVisitor(visitor.cookie));
    const responses = await Promise.all(tabs.map((tab) => rotate(tab, KEY)));
    const tokens = await Promise.all(responses.map(linkToken));
    expect(new Set(tokens).size).toBe(1);
    expect(await tabs[0]?.json("/show")).toHaveLength(1);
  });

  it("rejects a key that could be guessed", async () => {
    await add(visitor);
    const short = { "idempotency-key": "k".repeat(21) };
    await expectProblem(await rotate(visitor, short), 400);
  });
});
