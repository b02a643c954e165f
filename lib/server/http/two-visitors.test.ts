import { beforeEach, describe, expect, it, vi } from "vitest";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { startApi, type TestApi, type Visitor } from "@/lib/testing/test-api";
import { useEqualRevisions, visibleList } from "@/lib/testing/visible-list";

const withKey = { "idempotency-key": "a-key-that-both-visitors-use" };
const FIRST = "Of the first visitor";
const SECOND = "Of the second visitor";

let api: TestApi;
let first: Visitor;
let expenseId: string;

const add = (visitor: Visitor, description: string) =>
  visitor.send("POST", "/add", {
    body: { ...lunchRequest, description },
    headers: withKey,
  });
const newSecond = async () => {
  const second = api.newVisitor();
  await add(second, SECOND);
  return second;
};

beforeEach(async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  api = await startApi({ LISTS: "private" });
  useEqualRevisions(api.store);
  first = api.newVisitor();
  const added = await add(first, FIRST);
  ({ _id: expenseId } = (await added.json()) as { _id: string });
});

describe("two visitors", () => {
  it("use one idempotency key in turns, each for an expense of their own", async () => {
    const second = api.newVisitor();
    for (let turn = 0; turn < 2; turn += 1)
      for (const [visitor, description] of [
        [first, FIRST],
        [second, SECOND],
      ] as const) {
        expect((await add(visitor, description)).status).toBe(201);
        const { rows } = await visibleList(visitor);
        expect(rows).toEqual([expect.objectContaining({ description })]);
      }
    expect((await add(second, FIRST)).status).toBe(422);
  });

  it("import rows with the same keys, each into a list of their own", async () => {
    const batch = (visitor: Visitor, description: string) =>
      visitor.send("POST", "/expenses/batch", {
        body: { expenses: [{ ...lunchRequest, description, key: "row" }] },
      });
    const second = api.newVisitor();
    for (const status of ["created", "exists"])
      for (const [visitor, description] of [
        [first, FIRST],
        [second, SECOND],
      ] as const)
        expect(await (await batch(visitor, description)).json()).toMatchObject({
          results: [{ status }],
        });
  });

  it("remove expenses with the same id, each their own", async () => {
    const second = await newSecond();
    const path = `/expenses/${expenseId}`;
    expect((await second.send("DELETE", path)).status).toBe(204);
    expect((await second.send("DELETE", path)).status).toBe(404);
    expect((await visibleList(first)).rows).toHaveLength(1);
    const undo = { ...lunchRequest, description: SECOND };
    const restored = await second.send("PUT", path, { body: undo });
    expect(restored.status).toBe(201);
    expect((await first.send("DELETE", path)).status).toBe(204);
    expect((await visibleList(second)).rows).toHaveLength(1);
  });

  it("read bodies and ETags of their own, also from the cache and at once", async () => {
    const visitors = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const visitor = api.newVisitor();
        await add(visitor, `Of visitor ${index}`);
        return visitor;
      }),
    );
    const tags = new Set<string | null>();
    for (let round = 0; round < 3; round += 1) {
      const contents = await Promise.all(visitors.map(visibleList));
      for (const [index, { etags, rows, zippedRows }] of contents.entries()) {
        const own = expect.objectContaining({
          description: `Of visitor ${index}`,
        }) as unknown;
        expect(rows).toEqual([own]);
        expect(zippedRows).toEqual(rows);
        for (const etag of etags) tags.add(etag);
      }
    }
    expect(tags.size).toBe(visitors.length * 2);
  });

  it("get 200 for an ETag of the second, also when both lists are empty", async () => {
    const ids = { body: { ids: [expenseId] } };
    const second = await newSecond();
    for (const visitor of [first, second])
      await visitor.send("POST", "/expenses/delete", ids);
    const { etags } = await visibleList(first);
    const headers = { "if-none-match": etags.join(", ") };
    for (const visitor of [second, api.newVisitor(), api.newVisitor("list=x")])
      for (const path of ["/show", "/show/gzip"])
        expect((await visitor.send("GET", path, { headers })).status).toBe(200);
    expect((await first.send("GET", "/show", { headers })).status).toBe(304);
  });
});
