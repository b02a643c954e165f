import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeLocks } from "@/lib/testing/fake-add-api";
import {
  openOutboxContext,
  outboxEntry,
  stubAddApi,
} from "@/lib/testing/outbox-context";

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("navigator", { locks: fakeLocks() });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A full storage still deletes. Returns what was logged as errors. */
function fillStorage() {
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("Full.", "QuotaExceededError");
  });
  return vi.spyOn(console, "error").mockReturnValue();
}

it("sends what was stored before, and says that the tries are not counted", async () => {
  const api = stubAddApi();
  const tab = await openOutboxContext();
  await tab.storeEntries([outboxEntry("k1"), outboxEntry("k2")]);
  const logged = fillStorage();
  expect(await tab.sendOutbox()).toEqual({ left: 0, waitMs: 0 });
  expect([...api.rows.keys()]).toEqual(["k1", "k2"]);
  expect(await tab.readEntries()).toEqual([]);
  expect(logged).toHaveBeenCalledTimes(2);
});

it.each(["lost", "response-lost", 500, 503] as const)(
  "sends an entry again after %s, and it is stored once",
  async (fault) => {
    const api = stubAddApi();
    const tab = await openOutboxContext();
    await tab.storeEntries([outboxEntry("k1")]);
    fillStorage();
    api.faults.push(fault);
    expect((await tab.sendOutbox()).left).toBe(1);
    expect((await tab.sendOutbox()).left).toBe(0);
    expect([...api.rows.keys()]).toEqual(["k1"]);
  },
);

it("sends the other entries after one that the server rejects", async () => {
  const api = stubAddApi();
  const tab = await openOutboxContext();
  await tab.storeEntries([outboxEntry("k1"), outboxEntry("k2")]);
  fillStorage();
  api.faults.push(400);
  expect((await tab.sendOutbox()).left).toBe(1);
  expect([...api.rows.keys()]).toEqual(["k2"]);
});

it("shows and sends what a closed page was sending", async () => {
  const api = stubAddApi();
  const tab = await openOutboxContext();
  await tab.storePress([outboxEntry("k1", { press: "ended" })], []);
  fillStorage();
  api.faults.push("lost");
  expect((await tab.sendOutbox()).left).toBe(1);
  expect(await tab.readEntries()).toEqual([outboxEntry("k1")]);
  expect((await tab.sendOutbox()).left).toBe(0);
  expect([...api.rows.keys()]).toEqual(["k1"]);
});

it("waits as long as Retry-After says", async () => {
  const api = stubAddApi();
  const tab = await openOutboxContext();
  await tab.storeEntries([outboxEntry("k1")]);
  fillStorage();
  api.faults.push(429);
  api.state.retryAfter = "30";
  const { waitMs } = await tab.sendOutbox();
  expect(waitMs).toBeGreaterThan(29_000);
  await tab.sendOutbox();
  expect(api.state.calls).toHaveLength(1);
});

it("removes the entry that has made the list", async () => {
  const api = stubAddApi("none");
  const tab = await openOutboxContext();
  const unbound = { list: "none", joinBefore: "" };
  await tab.storeEntries([outboxEntry("k1", unbound)]);
  fillStorage();
  expect((await tab.sendOutbox(() => "")).left).toBe(0);
  expect(api.state.made).toBe(1);
});
