// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { expenseIdOf } from "@/lib/domain/expenses/expense-id";
import { fakeAddApi, fakeLocks } from "@/lib/testing/fake-add-api";

const values = {
  date: "2026-01-05",
  category: "food",
  description: "Tea",
  amount: "10",
};
const persist = vi.fn(() => Promise.resolve(true));
const setAppBadge = vi.fn(() => Promise.resolve());
const clearAppBadge = vi.fn(() => Promise.resolve());

const opened: (typeof import("./page-outbox"))[] = [];

/** The modules in the state of a newly opened tab. */
async function openTab() {
  vi.resetModules();
  const outbox = await import("./page-outbox");
  opened.push(outbox);
  return { ...outbox, ...(await import("./outbox-marker")) };
}

/** So that a tab of one test sends nothing in the next one. */
async function emptyOutboxes() {
  await navigator.locks.request("outbox", () => undefined);
  for (const { readEntries, removeEntry } of opened.splice(0))
    for (const { key } of await readEntries()) await removeEntry(key);
}

function startApi(list?: string) {
  const api = fakeAddApi(list === undefined ? {} : { list });
  vi.stubGlobal("fetch", api.fetch);
  return api;
}

const binding = { list: "list-a" };

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("navigator", {
    locks: fakeLocks(),
    onLine: true,
    storage: { persist },
    setAppBadge,
    clearAppBadge,
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await emptyOutboxes();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("storing expenses", () => {
  it("stores them under their keys and future ids, and sends them at once", async () => {
    const api = startApi();
    api.faults.push("lost");
    const tab = await openTab();
    await tab.storeAndSend([{ values, key: "k1" }], binding);
    expect(await tab.readEntries()).toMatchObject([
      { key: "k1", id: expenseIdOf("k1"), values, list: "list-a" },
    ]);
    expect(tab.hasOutboxMarker()).toBe(true);
    await vi.waitFor(() => expect(api.state.calls).toHaveLength(1), 5_000);
    await tab.flushOutbox();
    expect(api.rows.size).toBe(1);
    expect(tab.hasOutboxMarker()).toBe(false);
  });

  it("stores them for the last list of the browser, not for one that it has joined since the first input", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const tab = await openTab();
    const { lastJoin, recordJoin } =
      await import("@/lib/browser/list/last-join");
    const { storeLastList } = await import("@/lib/browser/list/last-list");
    const atInput = { list: undefined, joinBefore: lastJoin() };
    storeLastList({ list: "list-a", isEditable: true });
    await tab.storeAndSend([{ values, key: "k1" }], atInput);
    recordJoin();
    storeLastList({ list: "list-b", isEditable: true });
    await tab.storeAndSend([{ values, key: "k2" }], atInput);
    const [before, after] = await tab.readEntries();
    expect(before).toMatchObject({ key: "k1", list: "list-a" });
    expect(after).toMatchObject({ key: "k2", list: undefined, joinBefore: "" });
  });

  it("counts the try of a press that had no response", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const tab = await openTab();
    const expenses = [
      { values, key: "k1", wasTried: true },
      { values, key: "k2" },
    ];
    await tab.storeAndSend(expenses, binding);
    expect(await tab.readEntries()).toMatchObject([{ tries: 1 }, { tries: 0 }]);
  });

  it("asks for lasting storage with the first one only, and shows the number unsent", async () => {
    const api = startApi();
    api.faults.push("lost", "lost", "lost", "lost");
    const tab = await openTab();
    await tab.storeAndSend([{ values, key: "k1" }], binding);
    await tab.storeAndSend([{ values, key: "k2" }], binding);
    await vi.waitFor(
      () => expect(setAppBadge).toHaveBeenLastCalledWith(2),
      5_000,
    );
    expect(persist).toHaveBeenCalledOnce();
    await vi.waitFor(async () => {
      await tab.flushOutbox();
      expect(clearAppBadge).toHaveBeenCalled();
    }, 5_000);
  });

  it("shows the number also after a closed tab has left its press", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const tab = await openTab();
    const { storePress } = await import("./outbox-entries");
    const { outboxEntry } = await import("@/lib/testing/outbox-context");
    await storePress([outboxEntry("k1", { press: "ended" })], []);
    await tab.flushOutbox();
    expect(setAppBadge).toHaveBeenLastCalledWith(1);
  });

  it("stores none of several when one key has other fields", async () => {
    const api = startApi();
    api.faults.push("lost", "lost");
    const tab = await openTab();
    await tab.storeAndSend([{ values, key: "k1" }], binding);
    const other = { ...values, amount: "12" };
    await expect(
      tab.storeAndSend(
        [
          { values, key: "k2" },
          { values: other, key: "k1" },
        ],
        binding,
      ),
    ).rejects.toMatchObject({ name: "KeyTakenError" });
    expect(await tab.readEntries()).toMatchObject([{ key: "k1", values }]);
    await tab.storeAndSend([{ values, key: "k1" }], binding);
    expect(await tab.readEntries()).toHaveLength(1);
  });

  it("moves an entry of another list only if the user adds it to this one", async () => {
    startApi().faults.push("lost", "lost", "lost");
    const tab = await openTab();
    const [theirs, other] = [{ list: "list-b" }, { ...values, amount: "12" }];
    await tab.storeAndSend([{ values, key: "k1" }], theirs);
    await expect(
      tab.storeAndSend([{ values, key: "k1" }], binding),
    ).rejects.toMatchObject({ name: "KeyTakenError" });
    expect(await tab.readEntries()).toMatchObject([theirs]);
    await tab.storeAndSend(
      [{ values: other, key: "k1", replaces: true }],
      binding,
    );
    expect(await tab.readEntries()).toMatchObject([
      { ...binding, values: other },
    ]);
  });

  it("counts each of them once for the offer to install the app", async () => {
    startApi().faults.push("lost", "lost", "lost");
    const tab = await openTab();
    const { hasAddedThree } = await import("@/lib/browser/storage/add-count");
    await tab.storeAndSend([{ values, key: "k1" }], binding);
    await tab.storeAndSend([{ values, key: "k1" }], binding);
    await tab.storeAndSend([{ values, key: "k2" }], binding);
    expect(hasAddedThree()).toBe(false);
    await tab.storeAndSend([{ values, key: "k3" }], binding);
    expect(hasAddedThree()).toBe(true);
  });

  it("is refused where the browser blocks its storage or it is full", async () => {
    startApi();
    const tab = await openTab();
    vi.spyOn(indexedDB, "open").mockImplementation(() => {
      throw new DOMException("Blocked.", "SecurityError");
    });
    await expect(
      tab.storeAndSend([{ values, key: "k1" }], binding),
    ).rejects.toThrow("Blocked.");
    vi.spyOn(console, "error").mockReturnValue();
    localStorage.clear();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Full.", "QuotaExceededError");
    });
    await expect(
      tab.storeAndSend([{ values, key: "k1" }], binding),
    ).rejects.toThrow("The browser blocks storage.");
  });

  it("takes the list of the last response in a page that has opened offline", async () => {
    const api = startApi();
    api.faults.push("lost");
    const { storeLastList } = await import("@/lib/browser/list/last-list");
    storeLastList({ list: "list-a", isEditable: true });
    const tab = await openTab();
    await tab.storeAndSend([{ values, key: "k1" }], {
      list: undefined,
      joinBefore: "",
    });
    expect(await tab.readEntries()).toMatchObject([{ list: "list-a" }]);
  });
});

describe("sending", () => {
  it("waits for the user with a rejected entry, and sends it again when told", async () => {
    const api = startApi();
    api.faults.push(403);
    const tab = await openTab();
    await tab.storeAndSend([{ values, key: "k1" }], binding);
    await vi.waitFor(
      async () =>
        expect(await tab.readEntries()).toMatchObject([
          { problem: { status: 403 } },
        ]),
      5_000,
    );
    await tab.flushOutbox();
    expect(api.state.calls).toHaveLength(1);
    await tab.retryEntry("k1");
    expect(api.rows.size).toBe(1);
  });

  it("replaces a rejected entry by its correction, under its key", async () => {
    const api = startApi();
    api.faults.push(400, "lost");
    const tab = await openTab();
    await tab.storeAndSend([{ values, key: "k1" }], binding);
    await vi.waitFor(
      async () => expect((await tab.readEntries())[0]?.problem).toBeDefined(),
      5_000,
    );
    const corrected = { ...values, amount: "5" };
    await tab.storeAndSend([{ values: corrected, key: "k1" }], binding);
    const [entry] = await tab.readEntries();
    expect(entry).toMatchObject({ key: "k1", values: corrected });
    expect(entry?.problem).toBeUndefined();
  });
});

describe("removing", () => {
  it("drops an entry, resolves to it once, and puts it back", async () => {
    const api = startApi();
    api.faults.push("lost", "lost");
    const tab = await openTab();
    await tab.storeAndSend([{ values, key: "k1" }], binding);
    await vi.waitFor(() => expect(api.state.calls).toHaveLength(1), 5_000);
    await tab.flushOutbox();
    const [entry] = await tab.readEntries();
    expect(await tab.removeEntry("k1")).toEqual(entry);
    expect(await tab.removeEntry("k1")).toBeUndefined();
    expect(tab.wasDelivered("k1")).toBe(false);
    expect(tab.hasOutboxMarker()).toBe(false);
    await tab.flushOutbox();
    expect(api.rows.size).toBe(0);
    if (entry) await tab.restoreEntry(entry);
    await vi.waitFor(() => expect([...api.rows.keys()]).toEqual(["k1"]), 5_000);
  });

  it("drops the entries of expenses that are deleted from the list", async () => {
    const api = startApi();
    api.faults.push("response-lost");
    const tab = await openTab();
    await tab.storeAndSend([{ values, key: "k1" }], binding);
    await vi.waitFor(() => expect(api.rows.size).toBe(1), 5_000);
    await vi.waitFor(
      async () => expect((await tab.readEntries())[0]?.tries).toBe(1),
      5_000,
    );
    api.rows.clear();
    await tab.removeEntriesOf("list-a", [expenseIdOf("k1")]);
    await tab.flushOutbox();
    expect(api.rows.size).toBe(0);
  });

  it("keeps the entry of another list when a press adds the same payment to this one", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const tab = await openTab();
    const expenses = [{ values, key: "k1" }];
    await tab.storeAndSend(expenses, binding);
    const added = { kind: "added", id: "1", isReplay: false } as const;
    const press = (list: string) =>
      tab.sendPress(expenses, { list }, () =>
        Promise.resolve({
          outcomes: [{ ...added, list }],
          staysStored: false,
        }),
      );
    await press("list-b");
    expect(await tab.readEntries()).toMatchObject([{ list: "list-a" }]);
    await press("list-a");
    expect(await tab.readEntries()).toEqual([]);
  });

  it.each(["completeEntriesOf", "removeEntriesOf"] as const)(
    "%s leaves the entry of another list that has the same payment",
    async (remove) => {
      vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
      const tab = await openTab();
      await tab.storeAndSend([{ values, key: "k1" }], binding);
      await tab[remove]("list-b", [expenseIdOf("k1")]);
      expect(await tab.readEntries()).toMatchObject([{ key: "k1" }]);
      await tab[remove]("list-a", [expenseIdOf("k1")]);
      expect(await tab.readEntries()).toEqual([]);
    },
  );

  it("removes the entries of an erased list only, and none when erasing fails", async () => {
    const api = startApi();
    api.faults.push("lost", "lost", "lost", "lost");
    const tab = await openTab();
    await tab.storeAndSend([{ values, key: "k1" }], binding);
    await tab.storeAndSend([{ values, key: "k2" }], { list: "list-b" });
    await vi.waitFor(
      () => expect(api.state.calls.length).toBeGreaterThan(0),
      5_000,
    );
    await expect(
      tab.eraseWithEntries("list-a", () => Promise.reject(new Error("Down."))),
    ).rejects.toThrow("Down.");
    expect(await tab.readEntries()).toHaveLength(2);
    await tab.eraseWithEntries("list-a", () => Promise.resolve());
    expect(await tab.readEntries()).toMatchObject([{ key: "k2" }]);
  });
});
