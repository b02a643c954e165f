// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeAddApi, fakeLocks } from "@/lib/testing/fake-add-api";
import { flushOutbox, storeAndSend } from "./page-outbox";

const values = {
  date: "2026-01-05",
  category: "food",
  description: "Tea",
  amount: "10",
};

/** Resolves to the time until there is another call, at most a minute. */
async function nextCallMs(calls: readonly unknown[], before: number) {
  let ms = 0;
  for (; calls.length === before && ms < 60_000; ms += 500) {
    for (let turn = 0; turn < 20; turn += 1)
      await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(500);
  }
  return ms;
}

function startApi() {
  const api = fakeAddApi();
  vi.stubGlobal("fetch", api.fetch);
  return { ...api, calls: api.state.calls };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("navigator", { locks: fakeLocks(), onLine: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("tries again after 5 s, then after 10 s, until everything is sent", async () => {
  const { calls, faults, rows } = startApi();
  faults.push("lost", "lost");
  await storeAndSend([{ values, key: "k1" }], { list: "list-a" });
  await nextCallMs(calls, 0);
  const waits = [await nextCallMs(calls, 1), await nextCallMs(calls, 2)];
  expect(waits.map((ms) => Math.round(ms / 5000))).toEqual([1, 2]);
  await flushOutbox();
  expect([...rows.keys()]).toEqual(["k1"]);
});

it("tries again 5 s after the first failure, however long the browser was offline before", async () => {
  const { calls, faults, rows } = startApi();
  vi.stubGlobal("navigator", { locks: fakeLocks(), onLine: false });
  await storeAndSend([{ values, key: "k3" }], { list: "list-a" });
  await nextCallMs(calls, 0);
  expect(calls).toEqual([]);
  vi.stubGlobal("navigator", { locks: fakeLocks(), onLine: true });
  faults.push("lost");
  await flushOutbox();
  expect(Math.round((await nextCallMs(calls, 1)) / 5000)).toBe(1);
  await flushOutbox();
  expect([...rows.keys()]).toEqual(["k3"]);
});

it("tries again later when the storage cannot be read", async () => {
  const { calls, faults, rows } = startApi();
  faults.push("lost");
  await storeAndSend([{ values, key: "k2" }], { list: "list-a" });
  await nextCallMs(calls, 0);
  vi.spyOn(IDBObjectStore.prototype, "getAll").mockImplementationOnce(() => {
    throw new DOMException("Closed.", "InvalidStateError");
  });
  await expect(flushOutbox()).rejects.toThrow("Closed.");
  expect(calls).toHaveLength(1);
  expect(Math.round((await nextCallMs(calls, 1)) / 5000)).toBe(2);
  await flushOutbox();
  expect([...rows.keys()]).toEqual(["k2"]);
});
