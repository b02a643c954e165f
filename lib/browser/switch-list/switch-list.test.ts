// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/browser/api/api-error";
import { type ListEvent, onListEvent } from "@/lib/browser/list/list-events";
import { ownUpi, setOwnUpi } from "@/lib/browser/storage/own-upi";
import * as imports from "@/lib/browser/import/forget-imports";
import {
  payeeWording,
  storePayeeWording,
} from "@/lib/browser/import/payee-wordings";
import { readLocalCopy, storeLocalCopy } from "@/lib/browser/list/local-copies";
import * as write from "@/lib/browser/list/send-write";
import * as expensesCopy from "@/lib/browser/list/expenses-copy";
import { lastJoin } from "@/lib/browser/list/last-join";
import { linkState, storeLinkState } from "./link-record";
import { eraseList, joinList, startList } from "./switch-list";

vi.mock("@/lib/browser/import/forget-imports");
vi.mock("@/lib/browser/list/expenses-copy");
vi.mock("@/lib/browser/share/shared-content");
vi.mock("@/lib/browser/list/send-write");
vi.mock(import("@/lib/browser/list/list-lock"), () => ({
  withListLock: (send) => send(),
}));
const fetched = vi.fn<typeof fetch>();
vi.stubGlobal("fetch", fetched);

const send = vi.mocked(write.sendListWrite);
const sendUnderLock = vi.mocked(write.sendUnderListLock);
const forgetImports = vi.mocked(imports.forgetImportsOf);
const events: ListEvent[] = [];
onListEvent((event) => events.push(event));

beforeEach(() => {
  localStorage.clear();
  events.length = 0;
  fetched.mockReset().mockImplementation(async () => Response.json([]));
  forgetImports.mockReset();
  vi.mocked(imports.listsWithImports).mockReset().mockResolvedValue([]);
  sendUnderLock.mockReset().mockImplementation((...args) => send(...args));
  send
    .mockReset()
    .mockResolvedValue(new Response(null, { headers: { list: "list-b" } }));
});

it("joins the list of a token, whose link is then known", async () => {
  expect(await joinList("token", "list-a")).toBe("joined");
  expect(send).toHaveBeenCalledExactlyOnceWith(
    "/api/list/join",
    expect.objectContaining({ method: "POST", body: '{"token":"token"}' }),
    "list-a",
  );
  expect(linkState("list-b")).toBe("known");
  expect(events).toEqual([{ kind: "switched", list: "list-b" }]);
});

it("says that the list is the one that the browser has", async () => {
  expect(await joinList("token", "list-b")).toBe("same-list");
  expect(linkState("list-b")).toBe("known");
});

it("has joined nothing when the next response has no list, because cookies are blocked", async () => {
  fetched.mockResolvedValue(Response.json([], { headers: { list: "none" } }));
  expect(await joinList("token", "none")).toBe("blocked-cookies");
  expect(linkState("list-b")).toBeUndefined();
  expect(events).toEqual([{ kind: "switched", list: "none" }]);
});

it("has joined a list also when the cached one cannot be overwritten", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  fetched.mockRejectedValue(new TypeError("Down."));
  expect(await joinList("token", "none")).toBe("joined");
});

it.each([
  ["dead-link for a token that no list has", 404, "dead-link"],
  ["replaced-link for a token before the last one", 410, "replaced-link"],
])("resolves to %s", async (_name, status, outcome) => {
  send.mockRejectedValue(new ApiError("POST", status));
  expect(await joinList("token", "none")).toBe(outcome);
  expect(events).toEqual([]);
});

it("rejects with any other error of a join", async () => {
  send.mockRejectedValue(new ApiError("POST", 429));
  await expect(joinList("token", "none")).rejects.toThrow("429");
});

it("forgets how the payees of the list before were described", async () => {
  storePayeeWording("list-a", "Zomato", "Dinner");
  storePayeeWording("list-b", "Zomato", "Lunch");
  await joinList("token", "list-a");
  expect(payeeWording("list-a", "Zomato")).toBeUndefined();
  expect(payeeWording("list-b", "Zomato")).toBe("Lunch");
  await eraseList("list-b");
  expect(payeeWording("list-b", "Zomato")).toBeUndefined();
});

it("forgets the UPI id when a list is erased or left, not when it is opened again", async () => {
  const upi = { id: "asha@okbank", name: "Asha" };
  setOwnUpi(upi);
  await joinList("token", "list-b");
  expect(ownUpi.get()).toEqual(upi);
  await joinList("token", "list-a");
  expect(ownUpi.get()).toBeUndefined();
  setOwnUpi(upi);
  await eraseList("list-b");
  expect(ownUpi.get()).toBeUndefined();
});

it("overwrites the cached list before other tabs are told", async () => {
  fetched.mockImplementation(async () => {
    expect(events).toEqual([]);
    return Response.json([]);
  });
  await eraseList("list-a");
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    "/api/show",
    expect.objectContaining({ cache: "reload" }),
  );
  expect(events).toHaveLength(1);
});

it("removes the copy of the list, also when that of the browser's cache cannot be overwritten", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  fetched.mockRejectedValue(new TypeError("Down."));
  const forget = vi.mocked(expensesCopy.forgetExpensesCopy).mockClear();
  await joinList("token", "list-a");
  await eraseList("one");
  expect(forget).toHaveBeenCalledTimes(2);
});

it("erases a list also when its copy cannot be removed", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const forget = vi.mocked(expensesCopy.forgetExpensesCopy);
  forget.mockRejectedValueOnce(new Error("Blocked."));
  await eraseList("list-a");
  expect(log).toHaveBeenCalledOnce();
  expect(events).toHaveLength(1);
});

it("erases a list also when the cached one cannot be overwritten", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  fetched.mockRejectedValue(new TypeError("Down."));
  await eraseList("list-a");
  expect(log).toHaveBeenCalledOnce();
  expect(events).toHaveLength(1);
});

it("starts and erases lists", async () => {
  await startList("gone");
  expect(send.mock.lastCall).toMatchObject([
    "/api/list",
    { method: "POST", body: '{"new":true}' },
    "gone",
  ]);
  await eraseList("list-a");
  expect(send.mock.lastCall).toEqual([
    "/api/list",
    { method: "DELETE" },
    "list-a",
  ]);
  expect(events).toHaveLength(2);
});

it("forgets the imports of a list that is erased or left", async () => {
  await eraseList("one");
  expect(forgetImports).toHaveBeenLastCalledWith("one");
  await joinList("token", "list-a");
  expect(forgetImports).toHaveBeenLastCalledWith("list-a");
  await joinList("token", "list-b");
  await joinList("token", "none");
  expect(forgetImports).toHaveBeenCalledTimes(2);
});

it.each([
  ["starts another list", () => startList("gone")],
  ["joins a list", () => joinList("token", "gone")],
])("forgets the list that is gone when the browser %s", async (_, leave) => {
  vi.mocked(imports.listsWithImports).mockResolvedValue([
    "list-a",
    "list-b",
    "list-c",
  ]);
  for (const list of ["list-a", "list-b"]) {
    storePayeeWording(list, "Zomato", "Dinner");
    storeLinkState(list, "known");
  }
  storeLocalCopy("plan", "list-a", {});
  storeLocalCopy("suggestions", "list-a", []);
  await leave();
  expect(readLocalCopy("plan", "list-a")).toBeUndefined();
  expect(readLocalCopy("suggestions", "list-a")).toBeUndefined();
  expect(payeeWording("list-a", "Zomato")).toBeUndefined();
  expect(linkState("list-a")).toBeUndefined();
  expect(forgetImports.mock.calls).toEqual([["list-a"], ["list-c"]]);
  expect(payeeWording("list-b", "Zomato")).toBe("Dinner");
  expect(linkState("list-b")).toBe("known");
});

it("removes the stored entries of a list that is erased or left", async () => {
  for (const leave of [
    () => eraseList("list-a"),
    () => joinList("token", "list-a"),
  ]) {
    const renewal = JSON.stringify({ list: "list-a", at: 1 });
    localStorage.setItem("list-renewal", renewal);
    storeLinkState("list-a", "known");
    await leave();
    expect(localStorage.getItem("list-renewal")).toBeNull();
    expect(linkState("list-a")).toBeUndefined();
  }
});

it("leaves the stored entries of other lists", async () => {
  const renewal = JSON.stringify({ list: "list-c", at: 1 });
  localStorage.setItem("list-renewal", renewal);
  storeLinkState("list-c", "dismissed");
  storeLinkState("list-a", "known");
  await eraseList("list-a");
  expect(localStorage.getItem("list-renewal")).toBe(renewal);
  expect(localStorage.getItem("list-links")).toBe('{"list-c":"dismissed"}');
});

it("records a join before the request, because the tab may be closed", async () => {
  send.mockImplementation(async () => {
    expect(lastJoin()).not.toBe("");
    return new Response(null, { headers: { list: "list-b" } });
  });
  await joinList("token", "none");
  const first = lastJoin();
  await joinList("token", "none");
  expect(lastJoin()).not.toBe(first);
  expect(send).toHaveBeenCalledTimes(2);
});

it.each([
  ["is rejected", () => Promise.reject(new ApiError("POST", 404)), false],
  ["may have succeeded", () => Promise.reject(new TypeError("Lost.")), true],
  [
    "opens the list that the browser has",
    async () => new Response(null, { headers: { list: "list-a" } }),
    false,
  ],
])("records a join that %s: %s", async (_, respond, isRecorded) => {
  send.mockImplementation(respond);
  await joinList("token", "list-a").catch(() => {});
  expect(lastJoin() !== "").toBe(isRecorded);
});

it("records no join when a list is started or erased", async () => {
  await startList("gone");
  await eraseList("list-a");
  expect(lastJoin()).toBe("");
});

it("forgets no imports when the list is not erased", async () => {
  send.mockRejectedValue(new ApiError("DELETE", 503));
  await expect(eraseList("list-a")).rejects.toThrow("503");
  expect(forgetImports).not.toHaveBeenCalled();
});
