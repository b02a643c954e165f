import "fake-indexeddb/auto";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readExpensesCopy } from "@/lib/browser/list/expenses-copy";
import { type AddFault, fakeLocks } from "@/lib/testing/fake-add-api";
import {
  openOutboxContext as openContext,
  outboxEntry as entry,
  stubAddApi as startApi,
} from "@/lib/testing/outbox-context";
import { propertyRuns } from "@/lib/testing/property-runs";
import type { OutboxEntry } from "./outbox-entry";

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("navigator", { locks: fakeLocks() });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the sender", () => {
  it("sends each entry with its key to its list, oldest first, and deletes it", async () => {
    const api = startApi();
    const tab = await openContext();
    await tab.storeEntries([entry("k2"), entry("k1")]);
    expect(await tab.sendOutbox()).toEqual({ left: 0, waitMs: 0 });
    expect(api.state.calls).toEqual([
      { key: "k1", list: "list-a" },
      { key: "k2", list: "list-a" },
    ]);
    expect(await tab.readEntries()).toEqual([]);
  });

  it("sends nothing while another tab is sending", async () => {
    const api = startApi();
    const [tab, other] = [await openContext(), await openContext()];
    await tab.storeEntries([entry("k1"), entry("k2")]);
    let respond = () => {};
    const held = new Promise<void>((resolve) => (respond = resolve));
    const fetch = vi.fn(async (url: string, init?: RequestInit) => {
      await held;
      return api.fetch(url, init);
    });
    vi.stubGlobal("fetch", fetch);
    const sent = tab.sendOutbox();
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled(), 5_000);
    expect(await other.sendOutbox()).toEqual({ left: 2, waitMs: 0 });
    expect(fetch).toHaveBeenCalledOnce();
    respond();
    expect(await sent).toEqual({ left: 0, waitMs: 0 });
  });

  it("gives the copy of the list what was sent, once", async () => {
    const api = startApi();
    api.faults.push("lost");
    const tab = await openContext();
    await tab.storeEntries([entry("k1"), entry("k2")]);
    await tab.sendOutbox();
    expect(api.state.listReads).toBe(0);
    await tab.sendOutbox();
    expect(api.state.listReads).toBe(1);
    expect(await readExpensesCopy()).toMatchObject({
      list: "list-a",
      body: "{}",
    });
  });

  it("keeps the copy of the list when the server fails", async () => {
    const log = vi.spyOn(console, "info").mockReturnValue();
    const api = startApi();
    const tab = await openContext();
    await tab.storeEntries([entry("k1")]);
    await tab.sendOutbox();
    await tab.storeEntries([entry("k2")]);
    vi.stubGlobal("fetch", async (url: string, init?: RequestInit) =>
      url.endsWith("/show")
        ? new Response("", { status: 503 })
        : api.fetch(url, init),
    );
    expect(await tab.sendOutbox()).toEqual({ left: 0, waitMs: 0 });
    expect(await readExpensesCopy()).toMatchObject({
      list: "list-a",
      body: "{}",
    });
    expect(log).toHaveBeenCalledOnce();
  });

  it("tells all tabs what was stored, under its id", async () => {
    startApi();
    const tab = await openContext();
    const events: unknown[] = [];
    tab.onListEvent((event) => events.push(event));
    await tab.storeEntries([entry("k1")]);
    await tab.sendOutbox();
    expect(events).toEqual([
      {
        kind: "put",
        list: "list-a",
        expense: {
          _id: "id-of-k1",
          date: "2026-01-05",
          category: "food",
          description: "Tea",
          amountPaise: 1000,
        },
      },
    ]);
  });

  it.each([
    "lost",
    "response-lost",
    500,
    502,
    504,
    503,
    429,
    302,
    200,
  ] as const)(
    "sends an entry again after %s, and it is stored once",
    async (fault) => {
      const api = startApi();
      api.faults.push(fault);
      const tab = await openContext();
      await tab.storeEntries([entry("k1")]);
      expect((await tab.sendOutbox()).left).toBe(1);
      expect((await tab.readEntries())[0]).toMatchObject({ tries: 1 });
      expect((await tab.sendOutbox()).left).toBe(0);
      expect([...api.rows.keys()]).toEqual(["k1"]);
    },
  );

  it.each([400, 403, 409, 413, 415])(
    "leaves an entry with status %s to the user, and sends the others",
    async (status) => {
      const api = startApi();
      api.faults.push(status);
      const tab = await openContext();
      await tab.storeEntries([entry("k1"), entry("k2")]);
      expect(await tab.sendOutbox()).toEqual({ left: 0, waitMs: 0 });
      expect(await tab.readEntries()).toEqual([
        entry("k1", { problem: { status, fieldErrors: {} } }),
      ]);
      await tab.sendOutbox();
      expect(api.state.calls).toHaveLength(2);
    },
  );

  it("takes a key that was stored with other fields as stored", async () => {
    const api = startApi();
    api.rows.set("k1", { body: "edited since", list: "list-a" });
    const tab = await openContext();
    await tab.storeEntries([entry("k1")]);
    await tab.sendOutbox();
    expect(await tab.readEntries()).toEqual([]);
    expect(api.rows.get("k1")?.body).toBe("edited since");
  });

  it("sends nothing to another list, and says that it is another one", async () => {
    const api = startApi("list-b");
    const tab = await openContext();
    await tab.storeEntries([entry("k1")]);
    await tab.sendOutbox();
    expect(api.rows.size).toBe(0);
    expect((await tab.readEntries())[0]?.problem).toMatchObject({
      status: 409,
      code: "wrong_list",
    });
  });

  it("counts a try before the response, which its tab may not live to see", async () => {
    const api = startApi();
    const tab = await openContext();
    await tab.storeEntries([entry("k1")]);
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    void tab.sendOutbox();
    await vi.waitFor(
      async () => expect(await tab.readEntries()).toMatchObject([{ tries: 1 }]),
      5_000,
    );
    expect(api.rows.size).toBe(0);
  });

  it("does not let one entry that always fails hold back the others", async () => {
    const api = startApi();
    const tab = await openContext();
    await tab.storeEntries([entry("k1")]);
    api.faults.push(500);
    await tab.sendOutbox();
    await tab.storeEntries([entry("k2"), entry("k3")]);
    api.faults.push("none", "none", 500);
    await tab.sendOutbox();
    expect([...api.rows.keys()]).toEqual(["k2", "k3"]);
  });

  it.each(["list-a", "none"])(
    "asks nothing of the server while the browser is offline, and counts no try: list %s",
    async (list) => {
      const api = startApi(list);
      const fetch = vi.fn(api.fetch);
      vi.stubGlobal("fetch", fetch);
      const state = { onLine: false };
      vi.stubGlobal("navigator", Object.assign(state, { locks: fakeLocks() }));
      const tab = await openContext();
      await tab.storeEntries([entry("k1", { list })]);
      expect((await tab.sendOutbox()).left).toBe(1);
      expect(fetch).not.toHaveBeenCalled();
      expect(await tab.readEntries()).toMatchObject([{ tries: 0 }]);
      state.onLine = true;
      expect((await tab.sendOutbox()).left).toBe(0);
    },
  );

  it("stops after three failures in a row of the server, and at once without a network", async () => {
    const api = startApi();
    const tab = await openContext();
    await tab.storeEntries([1, 2, 3, 4, 5].map((n) => entry(`k${n}`)));
    api.faults.push(500, 500, 500);
    await tab.sendOutbox();
    expect(api.state.calls).toHaveLength(3);
    api.faults.push("lost");
    await tab.sendOutbox();
    expect(api.state.calls).toHaveLength(4);
  });

  it("does not send an entry that was removed meanwhile", async () => {
    const api = startApi();
    const tab = await openContext();
    await tab.storeEntries([entry("k1"), entry("k2")]);
    tab.onListEvent(({ kind }) => {
      if (kind === "put") void tab.removeEntries(["k2"]);
    });
    await tab.sendOutbox();
    expect([...api.rows.keys()]).toEqual(["k1"]);
  });
});

describe("entries of a browser without a list", () => {
  const unbound = (key: string, rest: Partial<OutboxEntry> = {}) =>
    entry(key, { list: "none", joinBefore: "", ...rest });

  it("make one list, also in a worker", async () => {
    const api = startApi("none");
    const worker = await openContext();
    await worker.storeEntries([unbound("k1"), unbound("k2"), unbound("k3")]);
    await worker.sendOutbox();
    expect(api.state.made).toBe(1);
    expect([...api.rows.values()].map(({ list }) => list)).toEqual([
      "made-1",
      "made-1",
      "made-1",
    ]);
  });

  it("go into the list that another tab has made, but not from a worker", async () => {
    const api = startApi("made-by-tab");
    const tab = await openContext();
    await tab.storeEntries([unbound("k1")]);
    expect((await tab.sendOutbox()).left).toBe(1);
    expect(api.state.calls).toEqual([]);
    expect(await tab.readEntries()).toMatchObject([{ tries: 0 }]);
    await tab.sendOutbox(() => "");
    expect(api.state.calls).toEqual([{ key: "k1", list: "made-by-tab" }]);
  });

  it("never go into a list that was joined since", async () => {
    const api = startApi("joined");
    const tab = await openContext();
    await tab.storeEntries([unbound("k1")]);
    await tab.sendOutbox(() => "a join");
    expect(api.rows.size).toBe(0);
    expect((await tab.readEntries())[0]?.problem?.code).toBe("wrong_list");
  });

  it("go into the only list of a server for one person", async () => {
    const api = startApi("one");
    const tab = await openContext();
    await tab.storeEntries([unbound("k1", { list: undefined })]);
    await tab.sendOutbox();
    expect(api.rows.size).toBe(1);
  });

  it("wait for the user when the browser has lost its list", async () => {
    startApi("gone");
    const tab = await openContext();
    await tab.storeEntries([unbound("k1")]);
    await tab.sendOutbox();
    expect((await tab.readEntries())[0]?.problem?.code).toBe("unknown_list");
  });

  it("stay where the first response was lost, and make no second list", async () => {
    const api = startApi("none");
    api.faults.push("response-lost");
    const tab = await openContext();
    await tab.storeEntries([unbound("k1"), unbound("k2")]);
    await tab.sendOutbox(() => "");
    expect((await tab.readEntries()).length).toBe(2);
    await tab.sendOutbox(() => "");
    expect(api.state.made).toBe(1);
    expect(api.rows.size).toBe(2);
  });
});

describe("two senders at once", () => {
  it("send each entry once with locks", async () => {
    const api = startApi();
    const contexts = [await openContext(), await openContext()];
    await contexts[0]?.storeEntries([entry("k1"), entry("k2"), entry("k3")]);
    await Promise.all(contexts.map(({ sendOutbox }) => sendOutbox()));
    expect(api.state.calls.map(({ key }) => key)).toEqual(["k1", "k2", "k3"]);
  });

  it("store nothing twice, whatever is lost, with and without locks", async () => {
    const fault: fc.Arbitrary<AddFault> = fc.constantFrom<AddFault[]>(
      "none",
      "none",
      "lost",
      "response-lost",
      500,
      503,
      429,
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fault, { maxLength: 12 }),
        fc.integer({ min: 1, max: 5 }),
        fc.boolean(),
        fc.constantFrom("list-a", "none"),
        async (faults, count, hasLocks, list) => {
          vi.stubGlobal("indexedDB", new IDBFactory());
          vi.stubGlobal("navigator", hasLocks ? { locks: fakeLocks() } : {});
          const api = startApi(list);
          api.faults.push(...faults);
          const contexts = [await openContext(), await openContext()];
          const keys = Array.from({ length: count }, (_, n) => `k${n + 1}`);
          const [first] = contexts;
          const rest = list === "none" ? { list, joinBefore: "" } : {};
          await first?.storeEntries(keys.map((key) => entry(key, rest)));
          const lastJoin = () => "";
          for (let round = 0; round <= faults.length; round += 1)
            await Promise.all(
              contexts.map(({ sendOutbox }) => sendOutbox(lastJoin)),
            );
          expect([...api.rows.keys()].sort()).toEqual(keys);
          expect(await first?.readEntries()).toEqual([]);
          expect(api.state.made).toBe(list === "none" ? 1 : 0);
        },
      ),
      { numRuns: propertyRuns(60) },
    );
  });
});

it("the `sync` event fails until everything is sent, so that the browser tries again", async () => {
  const api = startApi();
  api.faults.push(503);
  const worker = await openContext();
  await worker.storeEntries([entry("k1")]);
  await expect(worker.syncOutbox()).rejects.toThrow("Not sent yet: 1");
  await worker.syncOutbox();
  expect([...api.rows.keys()]).toEqual(["k1"]);
});
