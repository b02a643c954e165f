import "fake-indexeddb/auto";
import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { NONE, ONE, setShownList } from "@/lib/client/list-ref";
import { calendarDate } from "@/lib/expenses/calendar-date";
import { asPaise } from "@/lib/expenses/money";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { startApi, type Visitor } from "@/lib/testing/test-api";
import { stubVisitorFetch } from "@/lib/testing/visitor-fetch";
import { importDatabase } from "./import-database";
import { importExpenses, type ImportProgress } from "./import-expenses";
import type { ImportedExpense } from "./imported-expense";
import { readImports } from "./import-records";
import { undoImport } from "./undo-import";

const row = (number: number): ImportedExpense => ({
  key: `key-${number}`,
  date: calendarDate(2026, 1, 1 + (number % 28)),
  category: "food",
  description: `Payee ${number}`,
  amountPaise: asPaise(100 + number),
});
const rowsTo = (count: number) =>
  Array.from({ length: count }, (_, index) => row(index));

let visitor: Visitor;
const listText = async () => (await visitor.send("GET", "/show")).text();
const listLength = async () => (JSON.parse(await listText()) as []).length;

beforeEach(async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("navigator", {});
  setShownList(undefined);
  const database = await importDatabase();
  await database.clear("imports");
  await database.clear("batches");
});

async function start(lists: "one" | "private") {
  const api = await startApi({ LISTS: lists });
  visitor = api.newVisitor();
  stubVisitorFetch(visitor);
}

function run(
  rows: readonly ImportedExpense[],
  list: string,
  { signal = new AbortController().signal, onProgress = vi.fn() } = {},
) {
  const files = ["statement.csv"];
  const options = { list, files, signal, onProgress, onWait: vi.fn() };
  return importExpenses(rows, options);
}

it("stores the rows in calls of 500, with the progress, and again adds nothing", async () => {
  await start("one");
  const done: number[] = [];
  const onProgress = vi.fn((progress: ImportProgress) => {
    done.push(progress.done);
  });
  const outcome = await run(rowsTo(1200), ONE, { onProgress });
  expect(outcome).toMatchObject({ created: 1200, existed: 0, end: "complete" });
  expect(done).toEqual([500, 1000, 1200]);
  expect(await listLength()).toBe(1200);
  expect(await run(rowsTo(1200), ONE)).toMatchObject({
    created: 0,
    existed: 1200,
    undoId: undefined,
  });
  expect(await listLength()).toBe(1200);
});

it("makes the private list with the first call, and records the import for it", async () => {
  await start("private");
  const { list, ...outcome } = await run(rowsTo(600), NONE);
  expect(outcome).toMatchObject({ created: 600, end: "complete" });
  expect(await listLength()).toBe(600);
  expect(await readImports(list)).toEqual([
    expect.objectContaining({ list, count: 600, files: ["statement.csv"] }),
  ]);
});

it("stops after the call under way when it is cancelled", async () => {
  await start("one");
  const controller = new AbortController();
  const outcome = await run(rowsTo(1200), ONE, {
    signal: controller.signal,
    onProgress: vi.fn(() => controller.abort()),
  });
  expect(outcome).toMatchObject({ created: 500, end: "cancelled" });
  expect(await listLength()).toBe(500);
});

it("stops at an error, says what was stored, and is completed by importing again", async () => {
  await start("one");
  let calls = 0;
  stubVisitorFetch(visitor, (_, send) => {
    calls += 1;
    return calls === 2 ? Promise.reject(new TypeError("Cut.")) : send();
  });
  const outcome = await run(rowsTo(1200), ONE);
  expect(outcome.created).toBe(500);
  expect(outcome.end).toMatchObject({
    error: expect.any(TypeError) as unknown,
  });
  expect(await run(rowsTo(1200), ONE)).toMatchObject({
    created: 700,
    existed: 500,
    end: "complete",
  });
  expect(await listLength()).toBe(1200);
});

it("waits and goes on after a 429 with Retry-After", async () => {
  await start("one");
  vi.useFakeTimers({ toFake: ["setTimeout"], shouldAdvanceTime: false });
  let isFirst = true;
  stubVisitorFetch(visitor, (_, send) => {
    if (!isFirst) return send();
    isFirst = false;
    const headers = { "retry-after": "7" };
    return Promise.resolve(new Response(null, { status: 429, headers }));
  });
  const onWait = vi.fn();
  const importing = importExpenses(rowsTo(3), {
    list: ONE,
    files: [],
    signal: new AbortController().signal,
    onProgress: vi.fn(),
    onWait,
  });
  while (onWait.mock.calls.length === 0) await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(6999);
  expect(onWait).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  expect(await importing).toMatchObject({ created: 3, end: "complete" });
  expect(onWait).toHaveBeenLastCalledWith(false);
});

describe("undo", () => {
  beforeEach(() => start("one"));

  it("restores the list byte for byte, and importing again brings all back", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.nat(40), { maxLength: 30 }),
        fc.uniqueArray(fc.nat(40), { maxLength: 30 }),
        async (before, imported) => {
          await visitor.send("DELETE", "/list");
          await run(before.map(row), ONE);
          const text = await listText();
          const { undoId, created } = await run(imported.map(row), ONE);
          const after = await listLength();
          if (undoId === undefined) {
            expect(created).toBe(0);
            return;
          }
          const { removed, left } = await undoImport(undoId, ONE);
          expect([removed.length, left]).toEqual([created, 0]);
          expect(await listText()).toBe(text);
          await run(imported.map(row), ONE);
          expect(await listLength()).toBe(after);
        },
      ),
      { numRuns: 25 },
    );
  });

  it("leaves the expenses that were edited since, and those of other imports", async () => {
    await run(rowsTo(2), ONE);
    const { undoId = "" } = await run(rowsTo(5), ONE);
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
    const { undoId = "" } = await run(rowsTo(600), ONE);
    let removals = 0;
    stubVisitorFetch(visitor, (path, send) => {
      if (path === "/expenses/delete") removals += 1;
      return removals === 2 ? Promise.reject(new TypeError("Cut.")) : send();
    });
    await expect(undoImport(undoId, ONE)).rejects.toThrow("Cut.");
    expect(await listLength()).toBe(100);
    stubVisitorFetch(visitor);
    expect((await undoImport(undoId, ONE)).removed).toHaveLength(100);
    expect(await listLength()).toBe(0);
  });

  it("removes the rows of a call whose response was lost, and no rows that a later import has created", async () => {
    stubVisitorFetch(visitor, async (_, send) => {
      await send();
      throw new TypeError("Cut.");
    });
    await run(rowsTo(10), ONE);
    stubVisitorFetch(visitor, () => Promise.reject(new TypeError("Cut.")));
    await run([row(20), row(21)], ONE);
    stubVisitorFetch(visitor);
    await run([...rowsTo(10), row(20), row(21)], ONE);
    const imports = await readImports(ONE);
    expect(imports.map(({ count }) => count).sort()).toEqual([10, 2]);
    const lost = imports.find(({ count }) => count === 10);
    await undoImport(lost?.id ?? "", ONE);
    expect(await listLength()).toBe(2);
  });
});

it("lists the last ten imports, newest first", async () => {
  await start("one");
  vi.useFakeTimers({ toFake: ["Date"] });
  for (let number = 0; number < 12; number += 1) {
    vi.setSystemTime(1_000 * number);
    await run([row(number)], ONE);
  }
  vi.useRealTimers();
  const imports = await readImports(ONE);
  expect(imports.map(({ at }) => at / 1000)).toEqual([
    11, 10, 9, 8, 7, 6, 5, 4, 3, 2,
  ]);
});

it("imports without an undo where the browser blocks storage", async () => {
  await start("one");
  const error = vi.spyOn(console, "error").mockReturnValue();
  const database = await importDatabase();
  vi.spyOn(database, "put").mockRejectedValue(new Error("Blocked."));
  expect(await run(rowsTo(2), ONE)).toMatchObject({
    created: 2,
    undoId: undefined,
    end: "complete",
  });
  expect(error).toHaveBeenCalledOnce();
});
