import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { postExpense } from "@/lib/server/http/handlers/post-expense";
import { postExpenseBatch } from "@/lib/server/http/handlers/post-expense-batch";
import { postExpenseRemovals } from "@/lib/server/http/handlers/post-expense-removals";
import { putExpense } from "@/lib/server/http/handlers/put-expense";
import { newToken, tokenDigest } from "@/lib/server/http/list/list-token";
import { type ListHandler, withList } from "@/lib/server/http/list/with-list";
import { endpoint } from "@/lib/server/http/middleware/endpoint";
import { planTag } from "@/lib/server/http/handlers/plan/plan-response";
import { putPlan } from "@/lib/server/http/handlers/plan/put-plan";
import { NO_PLAN, ONE_LIST } from "@/lib/server/store/port";
import { openSqliteStore } from "@/lib/server/store/sqlite/sqlite-store";
import { expectProblem } from "@/lib/testing/fake-store";
import {
  expenseBody,
  HOSTILE_BATCHES,
  HOSTILE_BODIES,
  HOSTILE_PLANS,
  HOSTILE_REMOVALS,
} from "@/lib/testing/hostile-bodies";
import { contextOf } from "@/lib/testing/list-endpoint";
import { listsOf } from "@/lib/testing/opened-list";
import { propertyRuns } from "@/lib/testing/property-runs";
import { readList } from "@/lib/testing/read-list";
import { lunchRequest, newLunch } from "@/lib/testing/sample-expenses";

const FUZZ_RUNS = propertyRuns(10_000);

const folder = mkdtempSync(join(tmpdir(), "expenses-hostile-"));
const store = openSqliteStore(join(folder, "expenses.db"));
const token = newToken();
const privateList = await listsOf(store).create(tokenDigest(token));
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** The routes in one mode of the lists, called by a client that has a list. */
function openRoutes(listsMode: "one" | "private") {
  const context = contextOf(store, { listsMode });
  const call = (method: "POST" | "PUT", path: string, handler: ListHandler) => {
    const route = endpoint(() => context, { [method]: withList(handler) });
    return (body: BodyInit | null, headers: Record<string, string> = {}) =>
      route[method](
        new Request(`http://localhost/api${path}`, {
          method,
          headers: {
            "content-type": "application/json",
            cookie: `list=${token}`,
            ...headers,
          },
          body,
        }),
      );
  };
  return {
    list: store.forList(listsMode === "one" ? ONE_LIST : privateList.id),
    post: call("POST", "/add", postExpense),
    put: call("PUT", "/expenses/1", putExpense),
    postBatch: call("POST", "/expenses/batch", postExpenseBatch),
    postRemovals: call("POST", "/expenses/delete", postExpenseRemovals),
    sendPlan: call("PUT", "/plan", putPlan),
  };
}

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
});

describe.each(["one", "private"] as const)("with LISTS=%s", (listsMode) => {
  const { list, post, put, postBatch, postRemovals, sendPlan } =
    openRoutes(listsMode);

  describe("a hostile body", () => {
    it("has at least sixty variants", () => {
      expect(new Set(HOSTILE_BODIES).size).toBeGreaterThanOrEqual(60);
    });

    it.each(HOSTILE_BODIES)(
      "%j is rejected, and nothing is stored",
      async (body) => {
        await expectProblem(await post(body), 400);
        await expectProblem(await put(body), 400);
        expect(await readList(list)).toEqual([]);
        expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
      },
    );

    it.each(HOSTILE_BATCHES)(
      "of a batch, %.200j, is rejected, and nothing is stored",
      async (body) => {
        await expectProblem(await postBatch(body), 400);
        expect(await readList(list)).toEqual([]);
        expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
      },
    );

    it.each(HOSTILE_REMOVALS)(
      "of a removal, %.200j, is rejected, and nothing is removed",
      async (body) => {
        const { expense } = await list.add(newLunch, "a");
        await expectProblem(await postRemovals(body), 400);
        expect(await list.remove(expense._id ?? "")).toBe(true);
      },
    );

    it.each(HOSTILE_PLANS)(
      "of a plan, %.200j, is rejected, and nothing is stored",
      async (body) => {
        const headers = { "if-match": planTag(NO_PLAN.revision) };
        await expectProblem(await sendPlan(body, headers), 400);
        expect(await list.readPlan()).toEqual(NO_PLAN);
        expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
      },
    );

    it.each([
      ["too long", " ".repeat(16 * 1024 + 1), {}, 413],
      ["not UTF-8", new Uint8Array([0x22, 0xff, 0x22]), {}, 400],
      ["a form", "a=1", { "content-type": "text/plain" }, 415],
      ["of no type", "{}", { "content-type": "" }, 415],
      ["under a long key", "{}", { "idempotency-key": "k".repeat(256) }, 400],
      [
        "under a key with a control",
        "{}",
        { "idempotency-key": "a\u0085" },
        400,
      ],
      ["under an empty key", "{}", { "idempotency-key": "" }, 400],
    ])("that is %s is rejected", async (_, body, headers, status) => {
      await expectProblem(
        await post(body as BodyInit, headers as Record<string, string>),
        status,
      );
    });
  });

  it("each generated request is rejected with a problem or stored in its normalised form", async () => {
    const stored = new Map<string, unknown>();
    await fc.assert(
      fc.asyncProperty(expenseBody, async (body) => {
        const response = await post(body);
        if (response.status !== 201) {
          expect([400, 413, 422]).toContain(response.status);
          await expectProblem(response, response.status);
          return;
        }
        const { _id, ...returned } = (await response.json()) as { _id: string };
        const sent = JSON.parse(body as string) as typeof lunchRequest;
        expect(returned).toEqual({
          date: sent.date,
          category: sent.category.toLowerCase(),
          description: sent.description.normalize("NFC").trim(),
          amount: Number(sent.amount),
        });
        stored.set(_id, { _id, ...returned });
      }),
      { numRuns: FUZZ_RUNS },
    );
    const rows = await readList(list);
    expect(stored.size).toBeGreaterThan(FUZZ_RUNS / 20);
    expect(new Map(rows.map((row) => [row._id, row]))).toEqual(stored);
  }, 30_000);
});
