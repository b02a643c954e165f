// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchPlan } from "@/lib/browser/plan/plan-calls";
import { fetchExpenses, requestOrReadCopy } from "./fetch-expenses";
import { fetchSuggestions } from "./fetch-suggestions";
import * as expensesCopy from "@/lib/browser/list/expenses-copy";
import { setShownList, shownList } from "@/lib/browser/api/list-ref";
import * as outbox from "@/lib/browser/outbox/page-outbox";
import { setOutboxMarker } from "@/lib/browser/outbox/outbox-marker";
import { readEntries, storeEntries } from "@/lib/browser/outbox/outbox-entries";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import * as listLink from "@/lib/browser/list/list-link";

beforeEach(expensesCopy.forgetExpensesCopy);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  ["the expenses", fetchExpenses],
  ["the suggestions", fetchSuggestions],
  ["the plan", (signal: AbortSignal) => fetchPlan("list-a", true, signal)],
])(
  "reports a network error of %s after a delay, in which a page that is being left stops",
  async (_, fetchPart) => {
    vi.useFakeTimers();
    const error = new TypeError("Failed to fetch");
    vi.stubGlobal("fetch", () => Promise.reject(error));
    const onError = vi.fn();
    void fetchPart(new AbortController().signal).catch(onError);
    await vi.advanceTimersByTimeAsync(400);
    expect(onError).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(onError).toHaveBeenCalledExactlyOnceWith(error);
  },
);

it("reports an error status at once", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 503 }));
  await expect(fetchExpenses(new AbortController().signal)).rejects.toThrow(
    "503",
  );
});

it.each([
  ["no array", '{"message":"hello"}', TypeError],
  ["no JSON", "<html>", SyntaxError],
])("rejects a response that is %s", async (_, body, error) => {
  vi.stubGlobal("fetch", async () => new Response(body));
  await expect(fetchExpenses(new AbortController().signal)).rejects.toThrow(
    error,
  );
});

it("rejects without a response for 15 seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal(
    "fetch",
    (_: string, { signal }: RequestInit) =>
      new Promise((_, reject) =>
        signal?.addEventListener("abort", () => reject(signal.reason as Error)),
      ),
  );
  const failure = expect(
    fetchExpenses(new AbortController().signal),
  ).rejects.toThrow("Nothing arrived for 15 s");
  await vi.advanceTimersByTimeAsync(15_000);
  vi.useRealTimers();
  await failure;
});

describe("without the network", () => {
  const now = Date.parse("2026-11-22T09:30:00Z");
  const headers = { list: "list-a", etag: '"1"', "editable-rows": "true" };
  const respond = () =>
    Promise.resolve(
      Response.json([{ _id: "1", ...lunchRequest }], { headers }),
    );
  const fetchNow = (signal = new AbortController().signal) =>
    fetchExpenses(signal);
  const readCopy = () => expensesCopy.readExpensesCopy();
  /** The list was shown before. */
  async function openOnline() {
    vi.stubGlobal("fetch", respond);
    vi.spyOn(Date, "now").mockReturnValueOnce(now);
    await fetchNow();
    await vi.waitFor(async () => expect(await readCopy()).toBeDefined(), 5_000);
    setShownList(undefined);
  }

  it.each([
    ["there is none", () => Promise.reject(new TypeError("Failed to fetch"))],
    [
      "it hangs",
      () => Promise.reject(new DOMException("Stalled.", "TimeoutError")),
    ],
    [
      "it ends before the body",
      async () =>
        new Response(
          new ReadableStream({
            pull: (body) => body.error(new TypeError("network error")),
          }),
        ),
    ],
  ])("shows what was shown last, with its time, when %s", async (_, fetch) => {
    await openOnline();
    vi.stubGlobal("fetch", fetch);
    expect(await fetchNow()).toMatchObject({
      expenses: [{ _id: "1" }],
      isEditable: true,
      list: "list-a",
      asOf: now,
    });
    expect(shownList()).toBe("list-a");
  });

  it("reads what was shown last as soon as the request fails", async () => {
    await openOnline();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Down.")));
    expect(await requestOrReadCopy()).toMatchObject({
      response: { list: "list-a" },
      isCopy: true,
    });
  });

  it("has no copy of a list that a later request has replaced", async () => {
    await openOnline();
    const aborted = new AbortController();
    const fetched = fetchNow(aborted.signal);
    aborted.abort();
    await expect(fetched).rejects.toThrow();
    expect(await readCopy()).toMatchObject({ receivedAt: now });
  });

  it("does not replace an error status by a copy", async () => {
    await openOnline();
    vi.stubGlobal("fetch", async () => new Response("", { status: 503 }));
    await expect(fetchNow()).rejects.toThrow("503");
  });

  it("reports why there is no list when the copy cannot be read", async () => {
    const log = vi.spyOn(console, "info").mockReturnValue();
    vi.spyOn(expensesCopy, "readExpensesCopy").mockRejectedValue(
      new Error("Blocked."),
    );
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Down.")));
    await expect(fetchNow()).rejects.toThrow("Down.");
    expect(log).toHaveBeenCalledOnce();
  });

  it("shows the list also when it cannot be stored", async () => {
    const log = vi.spyOn(console, "info").mockReturnValue();
    vi.spyOn(expensesCopy, "storeExpensesCopy").mockRejectedValue(
      new Error("Full."),
    );
    vi.stubGlobal("fetch", respond);
    expect(await fetchNow()).not.toHaveProperty("asOf");
    await vi.waitFor(() => expect(log).toHaveBeenCalledOnce(), 5_000);
  });
});

describe("the List header", () => {
  const rows = (list: string) => Response.json([], { headers: { list } });

  it("becomes the shown list, unless the request was aborted", async () => {
    setShownList(undefined);
    vi.stubGlobal("fetch", async () => rows("none"));
    const { signal } = new AbortController();
    expect(await fetchExpenses(signal)).toMatchObject({ list: "none" });
    expect(shownList()).toBe("none");
    vi.stubGlobal("fetch", async () => rows("one"));
    const aborted = new AbortController();
    const fetched = fetchExpenses(aborted.signal);
    aborted.abort();
    await expect(fetched).rejects.toThrow();
    expect(shownList()).toBe("none");
  });

  it("is that of a new link whose response was lost", async () => {
    const complete = vi.spyOn(listLink, "completeReplacement");
    vi.stubGlobal("fetch", async () =>
      rows(complete.mock.calls.length === 0 ? "gone" : "none"),
    );
    complete.mockResolvedValue(true);
    const { signal } = new AbortController();
    expect(await fetchExpenses(signal)).toMatchObject({ list: "none" });
    expect(complete).toHaveBeenCalledOnce();
  });

  it("stays gone without a lost link", async () => {
    vi.spyOn(listLink, "completeReplacement").mockResolvedValue(false);
    vi.stubGlobal("fetch", async () => rows("gone"));
    const { signal } = new AbortController();
    expect(await fetchExpenses(signal)).toMatchObject({ list: "gone" });
  });
});

it("removes an unsent expense from the device when the list has it, also a rejected one", async () => {
  const entry = { values: lunchRequest, list: "one", at: 1, tries: 0 };
  await storeEntries([
    {
      ...{ ...entry, key: "rejected", id: "1" },
      problem: { status: 400, fieldErrors: {} },
    },
    { ...entry, key: "other", id: "2" },
  ]);
  setOutboxMarker(true);
  vi.stubGlobal("fetch", async () =>
    Response.json([{ _id: "1", ...lunchRequest }], {
      headers: { list: "one" },
    }),
  );
  await fetchExpenses(new AbortController().signal);
  await vi.waitFor(
    async () => expect(await readEntries()).toMatchObject([{ key: "other" }]),
    5_000,
  );
  expect(outbox.wasDelivered("rejected")).toBe(true);
});
