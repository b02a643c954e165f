import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { postExpense } from "@/lib/server/http/handlers/post-expense";
import { postExpenseBatch } from "@/lib/server/http/handlers/post-expense-batch";
import { postExpenseRemovals } from "@/lib/server/http/handlers/post-expense-removals";
import { putExpense } from "@/lib/server/http/handlers/put-expense";
import { type ListHandler, withList } from "@/lib/server/http/list/with-list";
import { endpoint } from "@/lib/server/http/middleware/endpoint";
import { putPlan } from "@/lib/server/http/handlers/plan/put-plan";
import { planTag } from "@/lib/server/http/handlers/plan/plan-response";
import { NO_PLAN } from "@/lib/server/store/port";
import { openSqliteStore } from "@/lib/server/store/sqlite/sqlite-store";
import { expectLinearTime } from "@/lib/testing/expect-linear-time";
import { contextOf } from "@/lib/testing/list-endpoint";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { planJson } from "@/lib/testing/sample-plan";

const folder = mkdtempSync(join(tmpdir(), "expenses-hostile-"));
const store = openSqliteStore(join(folder, "expenses.db"));
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
});

const context = contextOf(store);
const KIB = 1024;

/** Sends the JSON of what `body` makes of a text, and expects a rejection or a success, not a failure. */
function send(
  method: "POST" | "PUT",
  handler: ListHandler,
  body: (text: string) => unknown,
  headers: Record<string, string> = {},
) {
  const route = endpoint(() => context, { [method]: withList(handler) });
  return async (text: string) => {
    const { status } = await route[method](
      new Request("http://localhost/api/expenses/1", {
        method,
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body(text)),
      }),
    );
    expect(status).toBeLessThan(500);
  };
}

/** So many UTF-16 code units fit into a body, at two to three bytes each. */
const unitsIn = (bytes: number) => Math.floor((bytes - KIB) / 3);
const ADD = unitsIn(16 * KIB);
const PLAN = unitsIn(64 * KIB);
const BATCH = unitsIn(256 * KIB);

const add = (field: string) =>
  send("POST", postExpense, (text) => ({ ...lunchRequest, [field]: text }));
const batch = (field: string) =>
  send("POST", postExpenseBatch, (text) => ({
    expenses: [{ ...lunchRequest, key: "a", [field]: text }],
    dryRun: true,
  }));

it.each([
  ["a description", ADD, add("description")],
  ["a date", ADD, add("date")],
  ["a category", ADD, add("category")],
  ["an amount", ADD, add("amount")],
  [
    "the name of a field",
    ADD,
    send("POST", postExpense, (text) => ({ ...lunchRequest, [text]: 1 })),
  ],
  [
    "a changed description",
    ADD,
    send("PUT", putExpense, (description) => ({
      ...lunchRequest,
      description,
    })),
  ],
  ["a description of a batch", BATCH, batch("description")],
  ["an amount of a batch", BATCH, batch("amount")],
  ["a key of a batch", BATCH, batch("key")],
  [
    "descriptions of 256 rows",
    330,
    send("POST", postExpenseBatch, (description) => ({
      expenses: Array.from({ length: 256 }, (_, index) => ({
        ...lunchRequest,
        description,
        key: `${index}`,
      })),
      dryRun: true,
    })),
  ],
  [
    "an id to remove",
    BATCH,
    send("POST", postExpenseRemovals, (text) => ({ ids: [text] })),
  ],
  [
    "a description of a plan",
    PLAN,
    send(
      "PUT",
      putPlan,
      (description) => ({
        ...planJson,
        recurring: [{ ...planJson.recurring[0], description }],
      }),
      { "if-match": planTag(NO_PLAN.revision) },
    ),
  ],
])("takes linear time: %s", (_, length, request) =>
  expectLinearTime(request, length),
);
