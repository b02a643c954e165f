import "fake-indexeddb/auto";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { previewRows } from "@/components/import/rows/preview-rows";
import { chosenRows } from "@/components/import/rows/chosen-rows";
import { NONE, ONE } from "@/lib/browser/api/list-ref";
import { saveFile } from "@/lib/browser/download/save-file";
import { fetchPlan } from "@/lib/browser/plan/plan-calls";
import { calendarDate } from "@/lib/domain/expenses/calendar-date";
import { proposeCategory } from "@/lib/domain/import/propose-category";
import { readStatement } from "@/lib/domain/import/read-statement";
import { EMPTY_PLAN } from "@/lib/domain/plan/plan";
import { planToJson } from "@/lib/domain/plan/plan-json";
import { toJson } from "@/lib/domain/wire/expense-json";
import { readExpenses } from "@/lib/domain/wire/read-expenses";
import { anyExpenses } from "@/lib/testing/any-expenses";
import { importRows, openBrowser } from "@/lib/testing/imported-rows";
import { createTestDatabases } from "@/lib/testing/mongo-test-databases";
import { planSituations } from "@/lib/testing/plan-situations";
import { propertyRuns } from "@/lib/testing/property-runs";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { planJson } from "@/lib/testing/sample-plan";
import { stubVisitorFetch } from "@/lib/testing/visitor-fetch";
import type { Visitor } from "@/lib/testing/test-api";
import { saveBackup } from "./save-backup";

vi.mock("@/lib/browser/download/save-file");

const NOTHING_LEARNED = { learned: new Map(), history: new Map() };

/** The order of adding decides between expenses of one date. */
const ofFewDates = fc
  .tuple(anyExpenses, fc.integer({ min: 1, max: 3 }))
  .map(([expenses, count]) =>
    expenses.map((expense) => ({
      ...expense,
      date: calendarDate(2026, 1, 1 + (expense.amountPaise % count)),
    })),
  );
const lists = fc.record({
  expenses: fc.oneof(anyExpenses, ofFewDates),
  edited: fc.oneof(anyExpenses, ofFewDates),
  removed: fc.array(fc.nat(20), { maxLength: 3 }),
  plan: fc.oneof(
    fc.constant(EMPTY_PLAN),
    planSituations.map(({ plan }) => plan),
  ),
});

type Content = typeof lists extends fc.Arbitrary<infer T> ? T : never;

const textOf = async (visitor: Visitor, path: string) =>
  (await visitor.send("GET", path)).text();

/** Fills the empty list of the visitor: with keys and ids, edits, removals, and a plan. */
async function fill(
  visitor: Visitor,
  { expenses, edited, removed, plan }: Content,
) {
  const ids: string[] = [];
  if (expenses.length > 0) {
    const rows = expenses.map(({ _id, ...fields }, index) => ({
      ...toJson(fields),
      ...(index % 2 === 0 ? { key: _id } : { _id: `${_id}/चाय` }),
    }));
    const body = { expenses: rows };
    const response = await visitor.send("POST", "/expenses/batch", { body });
    const { results } = (await response.json()) as {
      results: { _id: string }[];
    };
    ids.push(...results.map(({ _id }) => _id));
  }
  for (const [index, expense] of edited.entries()) {
    const id = ids[index];
    if (id === undefined) break;
    const path = `/expenses/${encodeURIComponent(id)}`;
    const { date, category, description, amount } = toJson(expense);
    const body = { date, category, description, amount };
    await visitor.send("PUT", path, { body });
  }
  const removedIds = removed.flatMap((index) => ids[index] ?? []);
  if (removedIds.length > 0)
    await visitor.send("POST", "/expenses/delete", {
      body: { ids: removedIds },
    });
  const before = await visitor.send("GET", "/plan");
  await visitor.send("PUT", "/plan", {
    body: planToJson(plan),
    headers: { "if-match": before.headers.get("etag") ?? "" },
  });
}

/** Restores the file as the screen Import does. */
async function restore(file: Blob, list: string) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const statement = await readStatement(bytes);
  expect(statement.warnings).toEqual([]);
  const rows = await previewRows(
    statement,
    "a",
    (row) => proposeCategory(row, NOTHING_LEARNED),
    new AbortController().signal,
  );
  const states = rows.map(() => "new" as const);
  const { chosen } = chosenRows(rows, states, new Map());
  const plan = statement.backup?.plan;
  return importRows(chosen, list, {
    ...(plan && { plan: { plan, before: await fetchPlan(list, true) } }),
  });
}

async function expectSameBytes(
  mode: "one" | "private",
  environment: Record<string, string>,
) {
  const { api, visitor } = await openBrowser(mode, environment);
  const newVisitor = async () => {
    if (mode === "private") return api.newVisitor();
    await visitor.send("DELETE", "/list");
    return visitor;
  };
  await fc.assert(
    fc.asyncProperty(lists, async (content) => {
      const from = await newVisitor();
      await fill(from, content);
      stubVisitorFetch(from);
      const before = [await textOf(from, "/show"), await textOf(from, "/plan")];
      const { expenses } = await readExpenses(JSON.parse(before[0] ?? ""));
      const list = mode === "one" ? ONE : NONE;
      await saveBackup({ list, expenses, isEditable: true });
      const [file] = vi.mocked(saveFile).mock.lastCall ?? [];
      const to = await newVisitor();
      stubVisitorFetch(to);
      const outcome = await restore(file ?? new Blob(), list);
      expect(outcome).toMatchObject({ end: "complete", plan: "stored" });
      expect([await textOf(to, "/show"), await textOf(to, "/plan")]).toEqual(
        before,
      );
    }),
    { numRuns: propertyRuns(30) },
  );
}

const MODES = ["one", "private"] as const;

it.each(MODES)(
  "of any list and plan gives the same bytes in an empty list, with LISTS=%s",
  (mode) => expectSameBytes(mode, {}),
);

it.each([
  ["of a list that can only be read, too", { isReader: true }, true],
  ["not of an outside host, which may repeat them in another list", {}, false],
])("has the ids and the plan %s", async (_, role, isOwn) => {
  const { visitor } = await openBrowser("one");
  const row = { ...lunchRequest, _id: "5" };
  await visitor.send("POST", "/expenses/batch", { body: { expenses: [row] } });
  const before = await visitor.send("GET", "/plan");
  await visitor.send("PUT", "/plan", {
    body: planJson,
    headers: { "if-match": before.headers.get("etag") ?? "" },
  });
  const show: unknown = await visitor.json("/show");
  const { expenses } = await readExpenses(show);
  await saveBackup({ list: ONE, expenses, isEditable: false, ...role });
  const [file] = vi.mocked(saveFile).mock.lastCall ?? [];
  const backup = JSON.parse((await file?.text()) ?? "") as {
    expenses: object[];
    plan: object;
  };
  expect("_id" in (backup.expenses[0] ?? {})).toBe(isOwn);
  expect(backup.plan).toEqual(isOwn ? planJson : planToJson(EMPTY_PLAN));
});

const uri = process.env["MONGODB_TEST_URI"] ?? "";

describe.skipIf(!uri)("with MongoDB", () => {
  const { newDatabaseName } = createTestDatabases(uri || "mongodb://none");

  it.each(MODES)(
    "of any list and plan gives the same bytes in an empty list, with LISTS=%s",
    (mode) =>
      expectSameBytes(mode, {
        MONGODB_URI: uri,
        MONGODB_DB: newDatabaseName(),
        SQLITE_PATH: "",
      }),
    60_000,
  );
});
