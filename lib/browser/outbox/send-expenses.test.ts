// @vitest-environment jsdom
import "fake-indexeddb/auto";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { UNLOAD_MS } from "@/lib/browser/api/writes-in-flight";
import { storeLastList } from "@/lib/browser/list/last-list";
import {
  type AddFault,
  fakeAddApi,
  fakeLocks,
} from "@/lib/testing/fake-add-api";
import { propertyRuns } from "@/lib/testing/property-runs";

const values = {
  date: "2026-01-05",
  category: "food",
  description: "Tea",
  amount: "10",
};
const tea = { values, key: "k1" };
const coffee = { values: { ...values, description: "Coffee" }, key: "k2" };
const binding = { list: "list-a" };
const hang = () => new Promise<never>(() => {});

/** The modules in the state of a newly opened tab. */
async function openTab() {
  vi.resetModules();
  const { sendExpense, sendExpenses } = await import("./send-expenses");
  const { outboxSnapshot, subscribeToOutbox } = await import("./use-outbox");
  return {
    sendExpense,
    sendExpenses,
    outboxSnapshot,
    subscribeToOutbox,
    ...(await import("./page-outbox")),
    ...(await import("./outbox-marker")),
  };
}

function startApi() {
  const api = fakeAddApi();
  vi.stubGlobal("fetch", vi.fn(api.fetch));
  return api;
}

const stubBrowser = (locks: object | undefined = fakeLocks()) =>
  vi.stubGlobal("navigator", { locks, onLine: true });

/** A press of a tab that is closed before the response, when the server has the request or before. */
async function closeWhilePressing(
  tab: Awaited<ReturnType<typeof openTab>>,
  fetch: (url: string, init: RequestInit) => Promise<Response>,
) {
  const sent = vi.fn(fetch);
  vi.stubGlobal("fetch", sent);
  void tab.sendExpenses([tea, coffee], binding);
  await vi.waitFor(() => expect(sent).toHaveBeenCalled(), 5_000);
  // The browser releases the locks of a closed tab.
  stubBrowser();
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("indexedDB", new IDBFactory());
  stubBrowser();
  vi.spyOn(console, "info").mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("stores the expense before it is sent, and leaves nothing behind", async () => {
  const api = startApi();
  const tab = await openTab();
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    expect(await tab.readEntries()).toMatchObject([{ key: "k1", values }]);
    return api.fetch(url, init);
  });
  expect(await tab.sendExpense(tea, binding)).toMatchObject({
    kind: "added",
    id: "id-of-k1",
    list: "list-a",
  });
  expect(await tab.readEntries()).toEqual([]);
  expect(tab.hasOutboxMarker()).toBe(false);
  expect(api.state.calls).toEqual([{ key: "k1", list: "list-a" }]);
});

it.each(["lost", "response-lost", 400, 429, 500] as const)(
  "leaves nothing on this device after %s: a press is never queued silently",
  async (fault) => {
    const api = startApi();
    api.faults.push("none", fault);
    const tab = await openTab();
    const third = { ...coffee, key: "k3" };
    const outcomes = await tab.sendExpenses([tea, coffee, third], binding);
    expect(outcomes.map(({ kind }) => kind)).toEqual([
      "added",
      fault === 400 ? "rejected" : "later",
    ]);
    expect(await tab.readEntries()).toEqual([]);
    expect(tab.hasOutboxMarker()).toBe(false);
    const calls = api.state.calls.length;
    await tab.flushOutbox();
    expect(api.state.calls).toHaveLength(calls);
  },
);

it("is neither shown as unsent nor sent again by another tab meanwhile", async () => {
  const api = startApi();
  const [tab, other] = [await openTab(), await openTab()];
  let respond = () => {};
  const held = new Promise<void>((resolve) => (respond = resolve));
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    await held;
    return api.fetch(url, init);
  });
  const shown: number[] = [];
  const note = () => shown.push(other.outboxSnapshot().length);
  const unsubscribe = other.subscribeToOutbox(note);
  const outcome = tab.sendExpense(tea, binding);
  await vi.waitFor(
    async () => expect(await other.readEntries()).toHaveLength(1),
    5_000,
  );
  await other.flushOutbox();
  await tab.flushOutbox();
  respond();
  expect(await outcome).toMatchObject({ kind: "added", isReplay: false });
  expect(api.state.calls).toHaveLength(1);
  await vi.waitFor(() => expect(shown).not.toEqual([]), 5_000);
  expect(Math.max(...shown)).toBe(0);
  unsubscribe();
});

it.each(["lost", 400] as const)(
  "leaves what another tab has saved on this device meanwhile: %s",
  async (fault) => {
    const api = startApi();
    api.faults.push(fault);
    const [tab, other] = [await openTab(), await openTab()];
    const onStored = vi.fn(() => () => true);
    let respond = () => {};
    const held = new Promise<void>((resolve) => (respond = resolve));
    vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
      await held;
      return api.fetch(url, init);
    });
    const outcome = tab.sendExpenses([tea], binding, onStored);
    await vi.waitFor(() => expect(onStored).toHaveBeenCalled(), 5_000);
    vi.stubGlobal("navigator", { locks: navigator.locks, onLine: false });
    await other.storeAndSend([tea], binding);
    respond();
    await outcome;
    expect(await other.readEntries()).toMatchObject([{ key: "k1", tries: 1 }]);
    stubBrowser();
    await other.flushOutbox();
    expect([...api.rows.keys()]).toEqual(["k1"]);
  },
);

it("leaves the expenses of a closed tab to the next page, which shows and sends them", async () => {
  const closed = await openTab();
  await closeWhilePressing(closed, hang);
  const api = startApi();
  api.faults.push("lost");
  const next = await openTab();
  const unsubscribe = next.subscribeToOutbox(() => {});
  expect(next.hasOutboxMarker()).toBe(true);
  await next.flushOutbox();
  await vi.waitFor(
    () => expect(next.outboxSnapshot()).toMatchObject([tea, coffee]),
    5_000,
  );
  await next.flushOutbox();
  expect([...api.rows.keys()].sort()).toEqual(["k1", "k2"]);
  expect(next.hasOutboxMarker()).toBe(false);
  unsubscribe();
});

it("leaves the expense of a tab that is being left, whose fetch rejects before its scripts stop", async () => {
  const tab = await openTab();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const fetch = vi.fn().mockRejectedValue(new TypeError("Failed to fetch"));
  vi.stubGlobal("fetch", fetch);
  const outcome = tab.sendExpense(tea, binding);
  for (let turn = 0; turn < 50; turn += 1)
    await new Promise((resolve) => setImmediate(resolve));
  expect(fetch).toHaveBeenCalledOnce();
  expect(await tab.readEntries()).toMatchObject([{ key: "k1" }]);
  await vi.advanceTimersByTimeAsync(UNLOAD_MS);
  expect(await outcome).toMatchObject({ kind: "later" });
  expect(await tab.readEntries()).toEqual([]);
});

it("loses and doubles nothing, wherever a tab is closed", async () => {
  const fault = fc.constantFrom<AddFault>("none", "lost", "response-lost", 503);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fault, { maxLength: 3 }),
      fc.integer({ min: 0, max: 2 }),
      fc.boolean(),
      async (faults, answered, hasRequest) => {
        localStorage.clear();
        vi.stubGlobal("indexedDB", new IDBFactory());
        stubBrowser();
        const api = fakeAddApi();
        const tab = await openTab();
        let calls = 0;
        await closeWhilePressing(tab, async (url, init) => {
          if ((calls += 1) <= answered) return api.fetch(url, init);
          if (hasRequest) await api.fetch(url, init);
          return hang();
        });
        await vi.waitFor(
          () => expect(calls).toBe(Math.min(answered + 1, 2)),
          5_000,
        );
        const next = await openTab();
        vi.stubGlobal("fetch", api.fetch);
        api.faults.push(...faults);
        for (let round = 0; round <= faults.length; round += 1)
          await next.flushOutbox();
        await next.flushOutbox();
        expect([...api.rows.keys()].sort()).toEqual(["k1", "k2"]);
        await vi.waitFor(
          async () => expect(await next.readEntries()).toEqual([]),
          5_000,
        );
      },
    ),
    { numRuns: propertyRuns(20) },
  );
});

it("says that a press is stored, and asks whether its screen has the values before it is removed", async () => {
  const api = startApi();
  api.faults.push("lost");
  const tab = await openTab();
  let left: Promise<unknown[]> | undefined;
  const hasValues = vi.fn(() => {
    left = tab.readEntries();
    return true;
  });
  const onStored = vi.fn(() => {
    expect(api.rows.size).toBe(0);
    return hasValues;
  });
  await tab.sendExpenses([tea], binding, onStored);
  expect(onStored).toHaveBeenCalledOnce();
  expect(hasValues).toHaveBeenCalledOnce();
  expect(await left).toHaveLength(1);
  expect(await tab.readEntries()).toEqual([]);
});

it("leaves what has failed to the outbox when its screen was left", async () => {
  const api = startApi();
  api.faults.push("none", "lost", "lost");
  const tab = await openTab();
  const third = { ...coffee, key: "k3" };
  const hasValues = () => false;
  await tab.sendExpenses([tea, coffee, third], binding, () => hasValues);
  expect(tab.wasDelivered("k1")).toBe(true);
  const entries = await tab.readEntries();
  expect(entries.map(({ key, press }) => [key, press])).toEqual([
    ["k2", undefined],
    ["k3", undefined],
  ]);
  await vi.waitFor(() => expect(api.faults).toEqual([]), 5_000);
  await tab.flushOutbox();
  await vi.waitFor(
    () => expect([...api.rows.keys()].sort()).toEqual(["k1", "k2", "k3"]),
    5_000,
  );
});

describe("an expense that is unsent on this device", () => {
  it("is sent by the press, and removed", async () => {
    const api = startApi();
    api.faults.push("lost");
    const tab = await openTab();
    await tab.storeAndSend([tea], binding);
    await tab.flushOutbox();
    await tab.sendExpense(tea, binding);
    expect(await tab.readEntries()).toEqual([]);
    expect(tab.wasDelivered("k1")).toBe(true);
    expect([...api.rows.keys()]).toEqual(["k1"]);
  });

  it("stays as it was when its correction fails", async () => {
    const api = startApi();
    api.faults.push(400);
    const tab = await openTab();
    await tab.storeAndSend([tea], binding);
    await vi.waitFor(
      async () => expect((await tab.readEntries())[0]?.problem).toBeDefined(),
      5_000,
    );
    const before = await tab.readEntries();
    api.faults.push("lost");
    const correction = { ...coffee, key: "k1", replaces: true };
    await tab.sendExpense(correction, binding);
    expect(await tab.readEntries()).toEqual(before);
    await tab.sendExpense(correction, binding);
    expect(await tab.readEntries()).toEqual([]);
    expect(api.rows.get("k1")?.body).toContain("Coffee");
  });
});

describe("an expense that cannot be stored", () => {
  const throwError = (name: string) => () => {
    throw new DOMException("No.", name);
  };

  it.each([
    [
      "IndexedDB is blocked",
      () =>
        vi
          .spyOn(indexedDB, "open")
          .mockImplementation(throwError("SecurityError")),
    ],
    [
      "IndexedDB is full",
      () =>
        vi
          .spyOn(IDBObjectStore.prototype, "put")
          .mockImplementation(throwError("QuotaExceededError")),
    ],
    [
      "localStorage is full",
      () => {
        vi.spyOn(console, "error").mockReturnValue();
        vi.spyOn(Storage.prototype, "setItem").mockImplementation(
          throwError("QuotaExceededError"),
        );
      },
    ],
  ])("is sent where %s, and said so in the console", async (_, fail) => {
    const api = startApi();
    const tab = await openTab();
    fail();
    const onStored = vi.fn(() => () => true);
    expect(await tab.sendExpenses([tea], binding, onStored)).toMatchObject([
      { kind: "added" },
    ]);
    expect(onStored).not.toHaveBeenCalled();
    expect([...api.rows.keys()]).toEqual(["k1"]);
    await vi.waitFor(() => expect(tab.hasOutboxMarker()).toBe(false), 5_000);
    expect(console.info).toHaveBeenCalledOnce();
  });

  it("leaves the marker of what another tab stores meanwhile", async () => {
    const api = startApi();
    api.faults.push(500);
    vi.spyOn(indexedDB, "open").mockReturnValue(new IDBOpenDBRequest());
    const tab = await openTab();
    vi.useFakeTimers();
    const outcome = tab.sendExpense(tea, binding);
    await vi.advanceTimersByTimeAsync(500);
    tab.setOutboxMarker(true);
    await vi.advanceTimersByTimeAsync(500);
    expect(await outcome).toMatchObject({ kind: "later" });
    expect(tab.hasOutboxMarker()).toBe(true);
  });

  it("is sent after a second where IndexedDB never opens", async () => {
    const api = startApi();
    vi.spyOn(indexedDB, "open").mockReturnValue(new IDBOpenDBRequest());
    const tab = await openTab();
    vi.useFakeTimers();
    const outcome = tab.sendExpense(tea, binding);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([...api.rows.keys()]).toEqual(["k1"]);
    vi.useRealTimers();
    expect(await outcome).toMatchObject({ kind: "added" });
    expect(tab.hasOutboxMarker()).toBe(false);
  });

  it("is sent only, without locks: another tab sends nothing of a press that fails", async () => {
    const api = startApi();
    vi.stubGlobal("navigator", { onLine: true });
    const tab = await openTab();
    let lose = () => {};
    const lost = new Promise<Response>(
      (_, reject) => (lose = () => reject(new TypeError("Failed to fetch"))),
    );
    const fetch = vi.fn(api.fetch).mockReturnValueOnce(lost);
    vi.stubGlobal("fetch", fetch);
    const outcome = tab.sendExpense(tea, binding);
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled(), 5_000);
    const other = await openTab();
    await other.flushOutbox();
    lose();
    expect(await outcome).toMatchObject({ kind: "later" });
    expect(api.rows.size).toBe(0);
  });

  it("is sent only, when the host is an outside one", async () => {
    const api = startApi();
    storeLastList({ list: "list-a", isEditable: false });
    const open = vi.spyOn(indexedDB, "open");
    const tab = await openTab();
    await tab.sendExpense(tea, binding);
    expect([...api.rows.keys()]).toEqual(["k1"]);
    expect(open).not.toHaveBeenCalled();
  });

  it("is sent when the script of the outbox cannot be loaded", async () => {
    const api = startApi();
    vi.resetModules();
    vi.doMock("./page-outbox", () => {
      throw new TypeError("Failed to fetch");
    });
    const { sendExpense } = await import("./send-expenses");
    await sendExpense(tea, binding);
    vi.doUnmock("./page-outbox");
    expect([...api.rows.keys()]).toEqual(["k1"]);
    expect(console.info).toHaveBeenCalledOnce();
  });
});

it("counts an added expense once for the offer to install the app, and no replay", async () => {
  startApi();
  const tab = await openTab();
  const { hasAddedThree } = await import("@/lib/browser/storage/add-count");
  await tab.sendExpenses([tea, coffee], binding);
  expect(hasAddedThree()).toBe(false);
  await tab.sendExpense({ ...coffee, key: "k3" }, binding);
  expect(hasAddedThree()).toBe(true);
});
