// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { type ListEvent, onListEvent } from "@/lib/browser/list/list-events";
import { setShownList, shownList } from "@/lib/browser/api/list-ref";
import { JoinedListError } from "@/lib/browser/api/api-error";
import { lastJoin, recordJoin } from "./last-join";
import { sendListWrite, sendWrite } from "./send-write";

const INIT = { method: "POST", headers: { a: "b" } };
const send = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const locked = vi.fn();
const events: ListEvent[] = [];
onListEvent((event) => events.push(event));

const problem = (code: string, status = 409) =>
  new Response(JSON.stringify({ code }), {
    status,
    headers: { "content-type": "application/problem+json" },
  });
const ok = (list: string) => new Response(null, { headers: { list } });
const sentHeaders = () => send.mock.lastCall?.[1].headers;

beforeEach(() => {
  events.length = 0;
  setShownList(undefined);
  send.mockReset().mockResolvedValue(ok("list-a"));
  locked.mockReset();
  vi.stubGlobal("fetch", send);
  vi.stubGlobal("navigator", {
    locks: {
      request: (name: string, callback: () => unknown) => {
        locked(name);
        return callback();
      },
    },
  });
});

it.each(["one", "list-a", "gone"])(
  "sends If-List for the list %s",
  async (list) => {
    await sendWrite("/x", INIT, list);
    expect(sentHeaders()).toEqual({ a: "b", "if-list": list });
    expect(locked).not.toHaveBeenCalled();
  },
);

it.each([undefined, "none"])(
  "sends no If-List, under the lock, for the list %s",
  async (list) => {
    await sendWrite("/x", INIT, list);
    expect(sentHeaders()).toEqual({ a: "b" });
    expect(locked).toHaveBeenCalledExactlyOnceWith("list");
  },
);

it.each([
  {},
  { locks: { request: () => Promise.reject(new Error("Blocked.")) } },
])("sends without a lock where the browser has none", async (navigator) => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.stubGlobal("navigator", navigator);
  expect((await sendWrite("/x", INIT, undefined)).ok).toBe(true);
});

it.each(["none", "list-a"])(
  "changes the list %s under the lock, with If-List",
  async (list) => {
    await sendListWrite("/x", INIT, list);
    expect(sentHeaders()).toEqual({ a: "b", "if-list": list });
    expect(locked).toHaveBeenCalledExactlyOnceWith("list");
  },
);

it("shows the list that the first add has made, and keeps a known one", async () => {
  await sendWrite("/x", INIT, undefined);
  expect(shownList()).toBe("list-a");
  send.mockResolvedValue(ok("list-b"));
  await sendWrite("/x", INIT, "list-a");
  expect(shownList()).toBe("list-a");
});

it.each([undefined, "none", "list-a"])(
  "sends nothing for the list %s after a join, and publishes that the list is another one",
  async (list) => {
    const joinBefore = lastJoin();
    await sendWrite("/x", INIT, list, { joinBefore });
    recordJoin();
    const sent = sendWrite("/x", INIT, list, { joinBefore });
    await expect(sent).rejects.toThrow(JoinedListError);
    expect(send).toHaveBeenCalledOnce();
    expect(events).toEqual([{ kind: "switched" }]);
  },
);

it("compares the join after it has waited for the lock", async () => {
  vi.stubGlobal("navigator", {
    locks: {
      request: async (_: string, callback: () => unknown) => {
        recordJoin();
        return callback();
      },
    },
  });
  const sent = sendWrite("/x", INIT, "none", { joinBefore: lastJoin() });
  await expect(sent).rejects.toThrow(JoinedListError);
  expect(send).not.toHaveBeenCalled();
});

it.each(["wrong_list", "unknown_list"])(
  "rejects with the code %s, and publishes that the list may be another one",
  async (code) => {
    send.mockResolvedValue(problem(code));
    const sent = sendWrite("/x", INIT, "list-a");
    await expect(sent).rejects.toMatchObject({ status: 409, code });
    expect(events).toEqual([{ kind: "switched" }]);
  },
);

it("rejects with another problem, without an event", async () => {
  send.mockResolvedValue(problem("list_full"));
  const full = sendWrite("/x", INIT, "list-a");
  await expect(full).rejects.toMatchObject({ code: "list_full" });
  send.mockResolvedValue(problem("other", 400));
  const invalid = sendWrite("/x", INIT, "list-a");
  await expect(invalid).rejects.toMatchObject({ code: undefined });
  expect(events).toEqual([]);
});

it.each([
  ["a network error", () => Promise.reject(new TypeError("Down."))],
  ["a 503", () => Promise.resolve(new Response("", { status: 503 }))],
])("publishes stale after %s", async (_, response) => {
  send.mockImplementation(response);
  await expect(sendWrite("/x", INIT, "list-a")).rejects.toThrow();
  expect(events).toEqual([{ kind: "stale" }]);
});
