// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { expect, it, vi } from "vitest";
import { fakeAddApi, fakeLocks } from "@/lib/testing/fake-add-api";
import { flushOutbox, keepExpenses } from "./page-outbox";

const values = {
  date: "2026-01-05",
  category: "food",
  description: "Tea",
  amount: "10",
};

it("tries again after 5 s, then after 10 s, until everything is sent", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("navigator", { locks: fakeLocks(), onLine: true });
  const api = fakeAddApi();
  vi.stubGlobal("fetch", api.fetch);
  api.faults.push("lost", "lost");
  const { calls } = api.state;
  /** Resolves to the time until there is another call, at most a minute. */
  const nextCallMs = async (before: number) => {
    let ms = 0;
    for (; calls.length === before && ms < 60_000; ms += 500) {
      for (let turn = 0; turn < 20; turn += 1)
        await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(500);
    }
    return ms;
  };
  await keepExpenses([{ values, key: "k1" }], { list: "list-a" });
  await nextCallMs(0);
  const waits = [await nextCallMs(1), await nextCallMs(2)];
  expect(waits.map((ms) => Math.round(ms / 5000))).toEqual([1, 2]);
  await flushOutbox();
  expect([...api.rows.keys()]).toEqual(["k1"]);
  vi.useRealTimers();
});
