import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("indexedDB", new IDBFactory());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The module in the state of a newly opened tab. */
async function openTab() {
  vi.resetModules();
  const { withListLock } = await import("./list-lock");
  return withListLock;
}

/** Counts how many of its calls run at the same time. */
function createSend() {
  let running = 0;
  const counts: number[] = [];
  const send = async (name: string) => {
    running += 1;
    counts.push(running);
    await new Promise((resolve) => setTimeout(resolve, 20));
    running -= 1;
    return name;
  };
  return { counts, send };
}

describe("without navigator.locks", () => {
  it("the calls of one tab run one after another, also after a failed one", async () => {
    const withListLock = await openTab();
    const { counts, send } = createSend();
    const failed = withListLock(() => Promise.reject(new Error("Down.")));
    const calls = ["a", "b", "c"].map((name) => withListLock(() => send(name)));
    await expect(failed).rejects.toThrow("Down.");
    expect(await Promise.all(calls)).toEqual(["a", "b", "c"]);
    expect(counts).toEqual([1, 1, 1]);
  });

  it("the calls of two tabs run one after another", async () => {
    const tabs = [await openTab(), await openTab()];
    const { counts, send } = createSend();
    const results = tabs.map((lock, tab) => lock(() => send(`${tab}`)));
    expect(await Promise.all(results)).toEqual(["0", "1"]);
    expect(counts).toEqual([1, 1]);
  });

  it("a tab waits 20 s for one that was closed with the lease", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const closed = await openTab();
    const taken = new Promise<void>((resolve) => {
      void closed(() => {
        resolve();
        return new Promise(() => {});
      });
    });
    await taken;
    const open = await openTab();
    const send = vi.fn(async () => "sent");
    const sent = open(send);
    vi.advanceTimersByTime(19_000);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(await sent).toBe("sent");
  });

  it("a tab whose lease is over does not release that of the next one", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const [slow, next, last] = [
      await openTab(),
      await openTab(),
      await openTab(),
    ];
    const ends: (() => void)[] = [];
    const start = (lock: typeof slow) =>
      new Promise<void>((resolve) => {
        void lock(() => {
          resolve();
          return new Promise<void>((end) => ends.push(end));
        });
      });
    await start(slow);
    vi.advanceTimersByTime(20_000);
    await start(next);
    ends[0]?.();
    const send = vi.fn(async () => "sent");
    const sent = last(send);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(send).not.toHaveBeenCalled();
    ends[1]?.();
    expect(await sent).toBe("sent");
  });
});

describe.each([
  ["is missing", undefined],
  [
    "fails",
    {
      open: () => {
        throw new DOMException("Blocked.", "SecurityError");
      },
    },
  ],
])("where IndexedDB %s", (_, indexedDB) => {
  it("the calls of one tab run one after another", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    vi.stubGlobal("indexedDB", indexedDB);
    const withListLock = await openTab();
    const { counts, send } = createSend();
    await Promise.all(["a", "b"].map((name) => withListLock(() => send(name))));
    expect(counts).toEqual([1, 1]);
    expect(log).toHaveBeenCalled();
  });
});

it("a database that never opens delays a call by 5 s", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(indexedDB, "open").mockReturnValue(new IDBOpenDBRequest());
  const withListLock = await openTab();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const send = vi.fn(async () => "sent");
  const sent = withListLock(send);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(4999);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await sent).toBe("sent");
});

it("navigator.locks is used where it works, and replaced where it rejects", async () => {
  const request = vi.fn((_: string, call: () => unknown) => call());
  vi.stubGlobal("navigator", { locks: { request } });
  const withListLock = await openTab();
  expect(await withListLock(async () => "sent")).toBe("sent");
  expect(request).toHaveBeenCalledExactlyOnceWith("list", expect.any(Function));
  request.mockReturnValue(Promise.reject(new Error("Blocked.")));
  const { counts, send } = createSend();
  await Promise.all(["a", "b"].map((name) => withListLock(() => send(name))));
  expect(counts).toEqual([1, 1]);
});
