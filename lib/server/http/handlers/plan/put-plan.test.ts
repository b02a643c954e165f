import { beforeEach, describe, expect, it, vi } from "vitest";
import { MAX_PLAN_BYTES } from "@/lib/domain/plan/plan-schema";
import { StoreError } from "@/lib/server/store/port";
import { expectProblem, fakeStore } from "@/lib/testing/fake-store";
import { listEndpoint } from "@/lib/testing/list-endpoint";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { planJson } from "@/lib/testing/sample-plan";
import { startApi, type TestApi, type Visitor } from "@/lib/testing/test-api";
import { getPlan } from "./get-plan";
import { planTag } from "./plan-response";
import { putPlan } from "./put-plan";

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

describe("the plan of a private list", () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await startApi({ LISTS: "private" });
  });
  const emptyTag = planTag("none");

  it("makes a list with the first write, and with an empty plan none", async () => {
    const visitor = api.newVisitor();
    await put(visitor, EMPTY, emptyTag);
    expect(visitor.cookie).toBe("");
    const stored = await put(visitor, planJson, emptyTag);
    expect(visitor.cookie).not.toBe("");
    const shown = await get(visitor);
    expect(await shown.json()).toEqual(planJson);
    expect(tagOf(shown)).toBe(tagOf(stored));
    expect(shown.headers.get("list")).toBe(stored.headers.get("list"));
  });

  it("can be written with the ETag from before the first expense", async () => {
    const visitor = api.newVisitor();
    const tag = tagOf(await get(visitor));
    await visitor.send("POST", "/add", { body: lunchRequest });
    expect((await put(visitor, planJson, tag)).status).toBe(200);
    expect(await visitor.json("/show")).toHaveLength(1);
  });

  it("is of one list, and is not written for another one", async () => {
    const [first, second] = [api.newVisitor(), api.newVisitor()];
    const stored = await put(first, planJson, emptyTag);
    const ref = stored.headers.get("list") ?? "";
    await put(second, OTHER, emptyTag);
    expect(await first.json("/plan")).toEqual(planJson);
    expect(await second.json("/plan")).toEqual(OTHER);
    const tag = tagOf(await get(second));
    const headers = { "if-list": ref };
    const problem = await put(second, planJson, tag, headers);
    expect(await expectProblem(problem, 409)).toMatchObject({
      code: "wrong_list",
    });
    await expectProblem(await get(second, headers), 409);
  });

  it("with a token that no list has is empty, and writing it is 409", async () => {
    const visitor = api.newVisitor("list=AAAAAAAAAAAAAAAAAAAAAA");
    const shown = await get(visitor);
    expect(await shown.json()).toEqual(EMPTY);
    expect(shown.headers.get("list")).toBe("gone");
    const problem = await put(visitor, planJson, emptyTag);
    expect(await expectProblem(problem, 409)).toMatchObject({
      code: "unknown_list",
    });
  });

  it("counts as a write of its list", async () => {
    const limited = await startApi({
      LISTS: "private",
      RATE_LIMIT_WRITES: "2",
    });
    const visitor = limited.newVisitor();
    await put(visitor, planJson, emptyTag);
    const headers = { "x-forwarded-for": "192.0.2.1" };
    const statuses = [];
    for (const food of [1, 2, 3]) {
      const tag = tagOf(await get(visitor));
      const plan = { ...OTHER, budgets: { food } };
      statuses.push((await put(visitor, plan, tag, headers)).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe("PUT /plan", () => {
  let store = fakeStore();
  beforeEach(() => {
    store = fakeStore();
  });
  const { GET, PUT } = listEndpoint(() => store, {
    GET: getPlan,
    PUT: putPlan,
  });
  const url = "http://localhost/api/plan";
  const send = (body: string, headers = {}) =>
    PUT(
      new Request(url, {
        method: "PUT",
        headers: {
          "content-type": "application/json",
          "if-match": planTag("none"),
          ...headers,
        },
        body,
      }),
    );

  it("accepts a body of 64 KiB, and returns 413 for one more byte", async () => {
    const text = JSON.stringify(planJson);
    const padded = (bytes: number) =>
      text + " ".repeat(bytes - Buffer.byteLength(text));
    expect((await send(padded(MAX_PLAN_BYTES))).status).toBe(200);
    await expectProblem(await send(padded(MAX_PLAN_BYTES + 1)), 413);
    expect(store.writePlan).toHaveBeenCalledOnce();
  });

  it("returns 412 when the plan is changed during the request", async () => {
    store.writePlan.mockResolvedValue(undefined);
    await expectProblem(await send(JSON.stringify(planJson)), 412);
  });

  it("does not write a plan that is stored already", async () => {
    expect((await send(JSON.stringify(EMPTY))).status).toBe(200);
    expect(store.writePlan).not.toHaveBeenCalled();
  });

  it("returns 501 with an upstream host, and 403 to another website", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    store.readPlan.mockRejectedValue(new StoreError("not_supported", "None."));
    await expectProblem(await send(JSON.stringify(planJson)), 501);
    await expectProblem(await GET(new Request(url)), 501);
    const headers = { "sec-fetch-site": "cross-site" };
    await expectProblem(await send(JSON.stringify(planJson), headers), 403);
  });
});
