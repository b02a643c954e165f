import "fake-indexeddb/auto";
import fc from "fast-check";
import { beforeEach, expect, it, vi } from "vitest";
import { ONE } from "@/lib/browser/api/list-ref";
import {
  importedRow,
  importedRows,
  importRows,
  openBrowser,
} from "@/lib/testing/imported-rows";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { propertyRuns } from "@/lib/testing/property-runs";
import { stubVisitorFetch } from "@/lib/testing/visitor-fetch";
import { expenseIdOf } from "@/lib/domain/expenses/expense-id";
import { exportedRowKey } from "@/lib/domain/import/import-key";
import { fetchPlan } from "@/lib/browser/plan/plan-calls";
import { EMPTY_PLAN, type Plan } from "@/lib/domain/plan/plan";
import { samplePlan } from "@/lib/testing/sample-plan";
import { readImports } from "./import-records";
import { undoImport } from "./undo-import";

type Browser = Awaited<ReturnType<typeof openBrowser>>;
let visitor: Browser["visitor"];
let listText: Browser["listText"];
let listLength: Browser["listLength"];

beforeEach(async () => {
  ({ visitor, listText, listLength } = await openBrowser("one"));
});

it("restores the list byte for byte, and importing again brings all back", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.nat(40), { maxLength: 30 }),
      fc.uniqueArray(fc.nat(40), { maxLength: 30 }),
      async (before, imported) => {
        await visitor.send("DELETE", "/list");
        await importRows(before.map(importedRow), ONE);
        const text = await listText();
        const { undoId, created } = await importRows(
          imported.map(importedRow),
          ONE,
        );
        const after = await listLength();
        if (undoId === undefined) {
          expect(created).toBe(0);
          return;
        }
        const { removed, left } = await undoImport(undoId, ONE);
        expect([removed.length, left]).toEqual([created, 0]);
        expect(await listText()).toBe(text);
        await importRows(imported.map(importedRow), ONE);
        expect(await listLength()).toBe(after);
      },
    ),
    { numRuns: propertyRuns(75) },
  );
});

it("leaves the expenses that were edited since, and those of other imports", async () => {
  await importRows(importedRows(2), ONE);
  const { undoId = "" } = await importRows(importedRows(5), ONE);
  const list = JSON.parse(await listText()) as {
    _id: string;
    description: string;
  }[];
  const edited = list.find(({ description }) => description === "Payee 3");
  await visitor.send("PUT", `/expenses/${edited?._id}`, {
    body: lunchRequest,
  });
  expect(await undoImport(undoId, ONE)).toEqual({
    removed: ["key-2", "key-4"],
    left: 1,
  });
  expect(await listLength()).toBe(3);
  expect((await readImports(ONE)).map(({ count }) => count)).toEqual([2]);
});

it("can be repeated after an error", async () => {
  const { undoId = "" } = await importRows(importedRows(600), ONE);
  let removals = 0;
  stubVisitorFetch(visitor, (path, send) => {
    if (path === "/expenses/delete") removals += 1;
    return removals === 2 ? Promise.reject(new TypeError("Cut.")) : send();
  });
  const onRemoved = vi.fn();
  await expect(undoImport(undoId, ONE, onRemoved)).rejects.toThrow("Cut.");
  expect(await listLength()).toBe(100);
  expect(onRemoved.mock.calls.flat(2)).toHaveLength(500);
  stubVisitorFetch(visitor);
  expect((await undoImport(undoId, ONE)).removed).toHaveLength(100);
  expect(await listLength()).toBe(0);
});

it("leaves an expense that a later import has created again", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 1000 });
  const { undoId = "" } = await importRows(importedRows(3), ONE);
  const list = JSON.parse(await listText()) as { _id: string }[];
  await visitor.send("DELETE", `/expenses/${list[0]?._id}`);
  vi.setSystemTime(2000);
  const { undoId: laterId = "" } = await importRows(importedRows(3), ONE);
  vi.useRealTimers();
  expect(await undoImport(undoId, ONE)).toMatchObject({
    removed: ["key-0", "key-1"],
  });
  expect(await listLength()).toBe(1);
  await undoImport(laterId, ONE);
  expect(await listLength()).toBe(0);
});

it("leaves an expense that a backup has brought back under its id", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 1000 });
  const { undoId = "" } = await importRows(importedRows(3), ONE);
  const stored = JSON.parse(await listText()) as { _id: string }[];
  const ids = stored.map(({ _id }) => _id);
  await visitor.send("POST", "/expenses/delete", { body: { ids } });
  vi.setSystemTime(2000);
  const restored = importedRows(3).map((row) => ({
    ...row,
    key: exportedRowKey(expenseIdOf(row.key)),
    id: expenseIdOf(row.key),
  }));
  const { undoId: laterId = "" } = await importRows(restored, ONE);
  vi.useRealTimers();
  expect(await listLength()).toBe(3);
  expect(await undoImport(undoId, ONE)).toEqual({ removed: [], left: 0 });
  expect(await listLength()).toBe(3);
  await undoImport(laterId, ONE);
  expect(await listLength()).toBe(0);
});

it("removes the rows of a call whose response was lost, and no rows that a later import has created", async () => {
  stubVisitorFetch(visitor, async (_, send) => {
    await send();
    throw new TypeError("Cut.");
  });
  await importRows(importedRows(10), ONE);
  stubVisitorFetch(visitor, () => Promise.reject(new TypeError("Cut.")));
  await importRows([importedRow(20), importedRow(21)], ONE);
  stubVisitorFetch(visitor);
  await importRows(
    [...importedRows(10), importedRow(20), importedRow(21)],
    ONE,
  );
  const imports = await readImports(ONE);
  expect(imports.map(({ count }) => count).sort()).toEqual([10, 2]);
  const lost = imports.find(({ count }) => count === 10);
  await undoImport(lost?.id ?? "", ONE);
  expect(await listLength()).toBe(2);
});

const otherPlan: Plan = { ...samplePlan, recurring: [] };
const restored = async (plan: Plan) => ({
  plan: { plan, before: await fetchPlan(ONE, true) },
});

it("puts the plan of before back, and is offered for a plan without rows", async () => {
  await importRows([], ONE, await restored(otherPlan));
  const { undoId = "", plan } = await importRows(
    importedRows(2),
    ONE,
    await restored(samplePlan),
  );
  expect(plan).toBe("stored");
  expect((await fetchPlan(ONE, true)).plan).toEqual(samplePlan);
  expect(await undoImport(undoId, ONE)).toEqual({
    removed: ["key-0", "key-1"],
    left: 0,
    plan: "restored",
  });
  expect((await fetchPlan(ONE, true)).plan).toEqual(otherPlan);
  const [left, ...others] = await readImports(ONE);
  expect(others).toEqual([]);
  expect(await undoImport(left?.id ?? "", ONE)).toMatchObject({
    removed: [],
    plan: "restored",
  });
  expect((await fetchPlan(ONE, true)).plan).toEqual(EMPTY_PLAN);
});

it("leaves a plan that was changed since", async () => {
  const { undoId = "" } = await importRows(
    importedRows(2),
    ONE,
    await restored(samplePlan),
  );
  await importRows([], ONE, await restored(otherPlan));
  expect(await undoImport(undoId, ONE)).toMatchObject({
    removed: ["key-0", "key-1"],
    plan: "changed",
  });
  expect((await fetchPlan(ONE, true)).plan).toEqual(otherPlan);
});

it("puts the plan back that a lost response has stored", async () => {
  stubVisitorFetch(visitor, async (path, send) => {
    const response = await send();
    if (path === "/plan" && response.headers.has("etag") && isPut)
      throw new TypeError("Cut.");
    return response;
  });
  let isPut = false;
  const plan = await restored(samplePlan);
  isPut = true;
  const outcome = await importRows(importedRows(1), ONE, plan);
  expect(outcome.plan).toEqual({ error: expect.any(TypeError) as unknown });
  stubVisitorFetch(visitor);
  expect((await fetchPlan(ONE, true)).plan).toEqual(samplePlan);
  await undoImport(outcome.undoId ?? "", ONE);
  expect((await fetchPlan(ONE, true)).plan).toEqual(EMPTY_PLAN);
});

it("lists the last ten imports, newest first", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  for (let number = 0; number < 12; number += 1) {
    vi.setSystemTime(1_000 * number);
    await importRows([importedRow(number)], ONE);
  }
  vi.useRealTimers();
  const imports = await readImports(ONE);
  expect(imports.map(({ at }) => at / 1000)).toEqual([
    11, 10, 9, 8, 7, 6, 5, 4, 3, 2,
  ]);
});
