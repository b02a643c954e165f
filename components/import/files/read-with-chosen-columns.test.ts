// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storeChosenColumns } from "@/lib/browser/import/chosen-columns";
import * as reader from "@/lib/browser/import/read-file";
import type { Statement } from "@/lib/domain/import/statement";
import { readWithChosenColumns } from "./read-with-chosen-columns";

vi.mock("@/lib/browser/import/read-file");

const readFile = vi.mocked(reader.readFile);
const HEADER = ["When", "What", "How much"];
const statement: Statement = {
  source: "Table",
  warnings: [],
  rows: [],
  table: { header: HEADER, columns: {} },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  localStorage.clear();
  storeChosenColumns(HEADER, { date: 2 });
  readFile.mockReset();
});
afterEach(() => vi.useRealTimers());

const read = () =>
  readWithChosenColumns(
    new Blob(["a"]),
    {},
    new AbortController().signal,
    () => {},
  );

it("gives the second reading what is left of 30 seconds", async () => {
  readFile.mockImplementation(async () => {
    vi.advanceTimersByTime(20_000);
    return statement;
  });
  await read();
  expect(readFile.mock.calls.map(([, , , , limitMs]) => limitMs)).toEqual([
    undefined,
    10_000,
  ]);
});

it("counts the 30 seconds from the last progress", async () => {
  readFile.mockImplementation(async (_, __, ___, onProgress) => {
    vi.advanceTimersByTime(25_000);
    onProgress?.({ done: 1, total: 2 });
    vi.advanceTimersByTime(25_000);
    return statement;
  });
  await read();
  expect(readFile.mock.lastCall?.[4]).toBe(5000);
});
