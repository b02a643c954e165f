import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type ListEvent, onListEvent } from "@/lib/browser/list/list-events";
import { importedRows } from "@/lib/testing/imported-rows";
import { addOneByOne } from "./add-one-by-one";

const PACE_MS = 500;
const send = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const events: ListEvent[] = [];
onListEvent((event) => events.push(event));

beforeEach(() => {
  events.length = 0;
  vi.useFakeTimers();
  // Without locks, the lease of the list is loaded in real time.
  vi.stubGlobal("navigator", {
    locks: { request: (_: string, call: () => unknown) => call() },
  });
  vi.stubGlobal("fetch", send);
  send
    .mockReset()
    .mockImplementation(async () => new Response(null, { status: 201 }));
});
afterEach(() => vi.useRealTimers());

function start(count: number, signal = new AbortController().signal) {
  const onProgress = vi.fn();
  const adding = addOneByOne(importedRows(count), {
    signal,
    onProgress,
    onWait: vi.fn(),
  });
  return { adding, onProgress };
}

it("adds two rows a second, each with its key, and reloads the list at the end", async () => {
  const { adding, onProgress } = start(3);
  await vi.advanceTimersByTimeAsync(PACE_MS - 1);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(2);
  expect(events).toEqual([]);
  await vi.advanceTimersByTimeAsync(PACE_MS);
  expect(await adding).toMatchObject({ created: 3, end: "complete" });
  expect(send.mock.lastCall).toMatchObject([
    "/api/add",
    { headers: { "idempotency-key": "key-2" } },
  ]);
  expect(onProgress).toHaveBeenLastCalledWith({
    done: 3,
    keys: ["key-2"],
  });
  expect(events).toEqual([{ kind: "stale" }]);
});

it("stops when it is cancelled, and at an error", async () => {
  const controller = new AbortController();
  const cancelled = start(3, controller.signal);
  await vi.advanceTimersByTimeAsync(1);
  controller.abort();
  expect(await cancelled.adding).toMatchObject({
    created: 1,
    end: "cancelled",
  });
  send.mockRejectedValueOnce(new TypeError("Cut."));
  const { created, end } = await start(3).adding;
  expect(created).toBe(0);
  expect(end).toMatchObject({ error: expect.any(TypeError) as unknown });
});
