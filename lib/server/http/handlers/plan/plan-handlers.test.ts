import Database from "better-sqlite3";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { expectProblem } from "@/lib/testing/fake-store";
import { planJson } from "@/lib/testing/sample-plan";
import { startApi, type TestApi, type Visitor } from "@/lib/testing/test-api";

const EMPTY = { allowance: null, budgets: {}, recurring: [] };
const OTHER = { ...planJson, recurring: [] };
const tagOf = (response: Response) => response.headers.get("etag") ?? "";

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
});

const get = (visitor: Visitor, headers = {}) =>
  visitor.send("GET", "/plan", { headers });
const put = (visitor: Visitor, body: unknown, ifMatch: string, headers = {}) =>
  visitor.send("PUT", "/plan", {
    body,
    headers: { "if-match": ifMatch, ...headers },
  });

describe.each(["one", "private"])("the plan with LISTS=%s", (LISTS) => {
  let api: TestApi;
  let visitor: Visitor;
  let emptyTag: string;
  beforeEach(async () => {
    api = await startApi({ LISTS });
    visitor = api.newVisitor();
    emptyTag = tagOf(await get(visitor));
  });

  it("is empty at first, and no cache stores it", async () => {
    const response = await get(visitor);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(EMPTY);
    expect(emptyTag).toMatch(/^"[\w-]+"$/);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it("is stored, and shown with the ETag of the response", async () => {
    const stored = await put(visitor, planJson, emptyTag);
    expect(stored.status).toBe(200);
    expect(await stored.json()).toEqual(planJson);
    expect(stored.headers.get("cache-control")).toBe("no-store");
    const shown = await get(visitor);
    expect(await shown.json()).toEqual(planJson);
    expect(tagOf(shown)).toBe(tagOf(stored));
    const next = await put(visitor, OTHER, tagOf(stored));
    expect(next.status).toBe(200);
    expect(tagOf(next)).not.toBe(tagOf(stored));
    expect(await (await get(visitor)).json()).toEqual(OTHER);
  });

  it("is a problem when what is stored is damaged, and is not replaced", async () => {
    const stored = await put(visitor, planJson, emptyTag);
    const database = new Database(api.file);
    onTestFinished(() => void database.close());
    database.exec("UPDATE plans SET plan = json_remove(plan, '$.recurring')");
    const log = vi.spyOn(console, "error").mockReturnValue();
    for (const response of [
      await get(visitor),
      await put(visitor, OTHER, tagOf(stored)),
    ])
      expect(await expectProblem(response, 500)).toMatchObject({
        detail: "The stored plan cannot be read.",
      });
    expect(log).toHaveBeenCalledWith(
      expect.stringMatching(/The stored plan is not a plan: recurring\.$/),
    );
  });

  it("is not overwritten by a device that has an earlier one", async () => {
    const stored = await put(visitor, planJson, emptyTag);
    await expectProblem(await put(visitor, OTHER, emptyTag), 412);
    const shown = await get(visitor);
    expect(await shown.json()).toEqual(planJson);
    expect(tagOf(shown)).toBe(tagOf(stored));
  });

  it("can be sent again after a lost response", async () => {
    const stored = await put(visitor, planJson, emptyTag);
    const retried = await put(visitor, planJson, emptyTag);
    expect(retried.status).toBe(200);
    expect(tagOf(retried)).toBe(tagOf(stored));
    expect(await retried.json()).toEqual(planJson);
  });

  it("is stored once for two devices at the same time", async () => {
    const cookie = (await put(visitor, planJson, emptyTag), visitor.cookie);
    const tag = tagOf(await get(visitor));
    const responses = await Promise.all(
      [1, 2, 3].map((food) =>
        put(api.newVisitor(cookie), { ...OTHER, budgets: { food } }, tag),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([
      200, 412, 412,
    ]);
  });

  it.each([
    ["a weak ETag", (tag: string) => `W/${tag}`, 200],
    ["one of two ETags", (tag: string) => `"other", ${tag}`, 200],
    ["another ETag", () => '"other"', 412],
    ["no ETag", () => "", 412],
    ["*", () => "*", 400],
  ])("is replaced with %s: %3$i", async (_, ifMatch, status) => {
    const response = await put(visitor, planJson, ifMatch(emptyTag));
    expect(response.status).toBe(status);
    expect(await (await get(visitor)).json()).toEqual(
      status === 200 ? planJson : EMPTY,
    );
  });

  it("is not replaced without If-Match: 428", async () => {
    const response = await visitor.send("PUT", "/plan", { body: planJson });
    await expectProblem(response, 428);
    expect(await (await get(visitor)).json()).toEqual(EMPTY);
  });

  it("is rejected with the invalid fields, and nothing is stored", async () => {
    const body = {
      allowance: { ...planJson.allowance, amount: 0, startDay: "first" },
      budgets: { rent: 1 },
      recurring: [{ ...planJson.recurring[0], day: 32 }],
    };
    const problem = await expectProblem(
      await put(visitor, body, emptyTag),
      400,
    );
    const { errors } = problem as { errors: { field: string }[] };
    expect(errors.map(({ field }) => field)).toEqual([
      "allowance.amount",
      "allowance.startDay",
      "budgets.rent",
      "recurring[0].day",
    ]);
    expect(await (await get(visitor)).json()).toEqual(EMPTY);
    expect(visitor.cookie).toBe("");
  });

  it("is erased with the list", async () => {
    await put(visitor, planJson, emptyTag);
    const erased = await visitor.send("DELETE", "/list");
    expect(erased.status).toBe(204);
    const shown = await get(visitor);
    expect(await shown.json()).toEqual(EMPTY);
    expect(tagOf(shown)).toBe(emptyTag);
  });
});
