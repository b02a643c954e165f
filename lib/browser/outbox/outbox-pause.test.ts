import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeLocks } from "@/lib/testing/fake-add-api";
import {
  openOutboxContext,
  outboxEntry,
  stubAddApi,
} from "@/lib/testing/outbox-context";

const NOW = 1_000_000_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("navigator", { locks: fakeLocks() });
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A tab with two entries, of which the first was answered with Retry-After. */
async function openPausedTab(retryAfter: string) {
  const api = stubAddApi();
  api.faults.push(429);
  api.state.retryAfter = retryAfter;
  const tab = await openOutboxContext();
  await tab.storeEntries([outboxEntry("k1"), outboxEntry("k2")]);
  const first = await tab.sendOutbox();
  api.state.retryAfter = undefined;
  return { api, tab, first };
}

it("waits as long as Retry-After says, in other tabs too", async () => {
  const { api, tab, first } = await openPausedTab("30");
  expect(first).toEqual({ left: 2, waitMs: 30_000 });
  vi.setSystemTime(NOW + 29_000);
  expect(await tab.sendOutbox()).toEqual({ left: 2, waitMs: 1000 });
  const other = await openOutboxContext();
  expect(await other.sendOutbox()).toEqual({ left: 2, waitMs: 1000 });
  expect(api.state.calls).toHaveLength(1);
  vi.setSystemTime(NOW + 30_000);
  expect((await tab.sendOutbox()).left).toBe(0);
});

it.each([
  ["a day forwards", DAY_MS],
  ["a day back", -DAY_MS],
  // The pause would last until the clock shows its end: for up to twice its time.
  ["ten minutes back", -10 * MINUTE_MS],
])("waits no longer when the clock is moved %s", async (_, movedMs) => {
  const { api, tab } = await openPausedTab("3600");
  vi.setSystemTime(NOW + movedMs);
  expect((await tab.sendOutbox()).left).toBe(0);
  expect([...api.rows.keys()].sort()).toEqual(["k1", "k2"]);
});

it("waits an hour at most", async () => {
  const { first } = await openPausedTab("86400");
  expect(first.waitMs).toBe(60 * MINUTE_MS);
});
