import "fake-indexeddb/auto";
import { expect, it, vi } from "vitest";
import { JoinedListError } from "@/lib/browser/api/api-error";
import { NONE, ONE } from "@/lib/browser/api/list-ref";
import {
  importedRows,
  importRows,
  openBrowser,
} from "@/lib/testing/imported-rows";
import { stubVisitorFetch } from "@/lib/testing/visitor-fetch";
import { fetchPlan } from "@/lib/browser/plan/plan-calls";
import { expenseIdOf } from "@/lib/domain/expenses/expense-id";
import { EMPTY_PLAN } from "@/lib/domain/plan/plan";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { planJson, samplePlan } from "@/lib/testing/sample-plan";
import { importDatabase } from "./import-database";
import type { ImportProgress } from "./import-expenses";
import { readImports } from "./import-records";

type Browser = Awaited<ReturnType<typeof openBrowser>>;
let visitor: Browser["visitor"];
let listLength: Browser["listLength"];

async function open(lists: "one" | "private") {
  ({ visitor, listLength } = await openBrowser(lists));
}

it("stores the rows in calls of 500, with the progress, and again adds nothing", async () => {
  await open("one");
  const done: number[] = [];
  const onProgress = vi.fn((progress: ImportProgress) => {
    done.push(progress.done);
  });
  const outcome = await importRows(importedRows(1200), ONE, { onProgress });
  expect(outcome).toMatchObject({ created: 1200, existed: 0, end: "complete" });
  expect(done).toEqual([500, 1000, 1200]);
  expect(await listLength()).toBe(1200);
  expect(await importRows(importedRows(1200), ONE)).toMatchObject({
    created: 0,
    existed: 1200,
    undoId: undefined,
  });
  expect(await listLength()).toBe(1200);
});

it("removes what the rows replace, but what was edited meanwhile", async () => {
  await open("one");
  const replaced = importedRows(3).map(({ key, ...fields }) => ({
    ...fields,
    _id: expenseIdOf(key),
  }));
  await importRows(importedRows(3), ONE);
  const edited = { ...lunchRequest, description: "Edited" };
  await visitor.send("PUT", `/expenses/${expenseIdOf("key-1")}`, {
    body: edited,
  });
  const outcome = await importRows([], ONE, { replaced });
  expect(outcome).toMatchObject({ replaced: 2, left: 1, end: "complete" });
  expect(await listLength()).toBe(1);
});

it("makes the private list with the first call, and records the import for it", async () => {
  await open("private");
  const { list, ...outcome } = await importRows(importedRows(600), NONE);
  expect(outcome).toMatchObject({ created: 600, end: "complete" });
  expect(await listLength()).toBe(600);
  expect(await readImports(list)).toEqual([
    expect.objectContaining({ list, count: 600, files: ["statement.csv"] }),
  ]);
});

it("stores nothing when the browser has joined a list since the files were chosen", async () => {
  await open("private");
  const outcome = await importRows(importedRows(2), NONE, {
    joinBefore: "an earlier join",
  });
  expect(outcome).toMatchObject({
    created: 0,
    undoId: undefined,
    end: { error: expect.any(JoinedListError) as unknown },
  });
  expect(await listLength()).toBe(0);
});

it("stops after the call under way when it is cancelled", async () => {
  await open("one");
  const controller = new AbortController();
  const outcome = await importRows(importedRows(1200), ONE, {
    signal: controller.signal,
    onProgress: vi.fn(() => controller.abort()),
  });
  expect(outcome).toMatchObject({ created: 500, end: "cancelled" });
  expect(await listLength()).toBe(500);
});

it("stops at an error, says what was stored, and is completed by importing again", async () => {
  await open("one");
  let calls = 0;
  stubVisitorFetch(visitor, (_, send) => {
    calls += 1;
    return calls === 2 ? Promise.reject(new TypeError("Cut.")) : send();
  });
  const outcome = await importRows(importedRows(1200), ONE);
  expect(outcome.created).toBe(500);
  expect(outcome.end).toMatchObject({
    error: expect.any(TypeError) as unknown,
  });
  expect(await importRows(importedRows(1200), ONE)).toMatchObject({
    created: 700,
    existed: 500,
    end: "complete",
  });
  expect(await listLength()).toBe(1200);
});

it("waits and goes on after a 429 with Retry-After", async () => {
  await open("one");
  vi.useFakeTimers({ toFake: ["setTimeout"], shouldAdvanceTime: false });
  let isFirst = true;
  stubVisitorFetch(visitor, (_, send) => {
    if (!isFirst) return send();
    isFirst = false;
    const headers = { "retry-after": "7" };
    return Promise.resolve(new Response(null, { status: 429, headers }));
  });
  const onWait = vi.fn();
  const importing = importRows(importedRows(3), ONE, { onWait });
  while (onWait.mock.calls.length === 0) await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(6999);
  expect(onWait).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  expect(await importing).toMatchObject({ created: 3, end: "complete" });
  expect(onWait).toHaveBeenLastCalledWith(false);
});

it("leaves a plan that another device has changed, and records nothing of it", async () => {
  await open("one");
  const before = await fetchPlan(ONE, true);
  await visitor.send("PUT", "/plan", {
    body: planJson,
    headers: { "if-match": before.etag },
  });
  const restored = { ...samplePlan, recurring: [] };
  const outcome = await importRows(importedRows(2), ONE, {
    plan: { plan: restored, before },
  });
  expect(outcome).toMatchObject({ created: 2, plan: "changed" });
  expect((await fetchPlan(ONE, true)).plan).toEqual(samplePlan);
  expect(await readImports(ONE)).toMatchObject([{ count: 2, plan: undefined }]);
});

it("restores no plan before all rows are stored", async () => {
  await open("one");
  const plan = { plan: samplePlan, before: await fetchPlan(ONE, true) };
  stubVisitorFetch(visitor, (path, send) =>
    path === "/plan" ? send() : Promise.reject(new TypeError("Cut.")),
  );
  expect(await importRows(importedRows(2), ONE, { plan })).not.toHaveProperty(
    "plan",
  );
  expect((await fetchPlan(ONE, true)).plan).toEqual(EMPTY_PLAN);
});

it("imports without an undo where the browser blocks storage", async () => {
  await open("one");
  const error = vi.spyOn(console, "error").mockReturnValue();
  const database = await importDatabase();
  vi.spyOn(database, "put").mockRejectedValue(new Error("Blocked."));
  expect(await importRows(importedRows(2), ONE)).toMatchObject({
    created: 2,
    undoId: undefined,
    end: "complete",
  });
  expect(error).toHaveBeenCalledOnce();
});
