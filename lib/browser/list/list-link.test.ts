// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/browser/api/api-error";
import { type ListEvent, onListEvent } from "@/lib/browser/list/list-events";
import * as write from "@/lib/browser/list/send-write";
import {
  completeReplacement,
  fetchLinkToken,
  hasPendingReplacement,
  KeyNotStoredError,
  replaceLink,
} from "./list-link";

vi.mock("@/lib/browser/list/send-write");

const sendShow = vi.mocked(write.sendListWrite);
const send = vi.mocked(write.sendUnderListLock);
const events: ListEvent[] = [];
onListEvent((event) => events.push(event));
const keys = () =>
  send.mock.calls.map(([, { headers }]) => headers?.["idempotency-key"]);

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, "error").mockReturnValue();
  events.length = 0;
  for (const call of [send, sendShow])
    call
      .mockReset()
      .mockImplementation(async () => Response.json({ token: "token-1" }));
});
afterEach(() => vi.restoreAllMocks());

it("fetches the token without a key", async () => {
  expect(await fetchLinkToken("list-a")).toBe("token-1");
  expect(sendShow).toHaveBeenCalledExactlyOnceWith(
    "/api/list/link",
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    },
    "list-a",
  );
});

it("rejects a response without a token", async () => {
  sendShow.mockResolvedValue(Response.json({}));
  await expect(fetchLinkToken("list-a")).rejects.toThrow(TypeError);
});

it("replaces the link with a new key each time", async () => {
  expect(await replaceLink("list-a")).toBe("token-1");
  await replaceLink("list-a");
  const [first, second] = keys();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).not.toBe(first);
  expect(events).toEqual([
    { kind: "switched", list: "list-a" },
    { kind: "switched", list: "list-a" },
  ]);
});

it("stores the key before the request, and until the response", async () => {
  send.mockImplementation(async () => {
    expect(hasPendingReplacement()).toBe(true);
    return Response.json({ token: "token-1" });
  });
  await replaceLink("list-a");
  expect(send).toHaveBeenCalledOnce();
  expect(hasPendingReplacement()).toBe(false);
});

it("does not replace the link when the browser does not store the key", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The storage is full.", "QuotaExceededError");
  });
  await expect(replaceLink("list-a")).rejects.toThrow(KeyNotStoredError);
  expect(send).not.toHaveBeenCalled();
});

it("replaces the link of two tabs one after another, each with a key that is stored", async () => {
  const storedKeys: unknown[] = [];
  send.mockImplementation(async (_, { headers }) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const stored = localStorage.getItem("link-replacement") ?? "";
    storedKeys.push((JSON.parse(stored) as { key: string }).key);
    expect(storedKeys.at(-1)).toBe(headers?.["idempotency-key"]);
    return Response.json({ token: "token-1" });
  });
  await Promise.all([replaceLink("list-a"), replaceLink("list-a")]);
  expect(new Set(storedKeys).size).toBe(2);
});

it("is completed once by two tabs that find their list gone", async () => {
  send.mockRejectedValueOnce(new TypeError("Lost."));
  await expect(replaceLink("list-a")).rejects.toThrow("Lost.");
  const completed = [completeReplacement(), completeReplacement()];
  expect(await Promise.all(completed)).toEqual([true, true]);
  expect(send).toHaveBeenCalledTimes(2);
});

it("completes a lost replacement of the same list with its key, then replaces that link", async () => {
  send.mockRejectedValueOnce(new TypeError("Lost."));
  await expect(replaceLink("list-a")).rejects.toThrow("Lost.");
  send.mockResolvedValueOnce(Response.json({ token: "token-lost" }));
  expect(await replaceLink("list-a")).toBe("token-1");
  const [first, retry, second] = keys();
  expect(retry).toBe(first);
  expect(second).not.toBe(first);
  expect(hasPendingReplacement()).toBe(false);
});

it("does not use the key of another list", async () => {
  send.mockRejectedValueOnce(new TypeError("Lost."));
  await expect(replaceLink("list-a")).rejects.toThrow("Lost.");
  await replaceLink("list-b");
  const [first, second] = keys();
  expect(second).not.toBe(first);
  expect(keys()).toHaveLength(2);
});

it.each(["[", "{}", '{"list":"list-a"}', '{"list":"list-a","key":1}'])(
  "has no replacement to complete when %s is stored",
  async (stored) => {
    localStorage.setItem("link-replacement", stored);
    expect(hasPendingReplacement()).toBe(false);
    expect(await completeReplacement()).toBe(false);
  },
);

it("completes a lost replacement where the storage is full since", async () => {
  send.mockRejectedValueOnce(new TypeError("Lost."));
  await expect(replaceLink("list-a")).rejects.toThrow("Lost.");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The storage is full.", "QuotaExceededError");
  });
  expect(await completeReplacement()).toBe(true);
});

it("completes a lost replacement in a later page", async () => {
  expect(await completeReplacement()).toBe(false);
  send.mockRejectedValueOnce(new TypeError("Lost."));
  await expect(replaceLink("list-a")).rejects.toThrow("Lost.");
  expect(await completeReplacement()).toBe(true);
  expect(events).toEqual([{ kind: "switched", list: "list-a" }]);
  expect(new Set(keys()).size).toBe(1);
  expect(await completeReplacement()).toBe(false);
});

it("keeps the key while the server is away, and forgets one that opens nothing", async () => {
  send.mockRejectedValue(new TypeError("Lost."));
  await expect(replaceLink("list-a")).rejects.toThrow("Lost.");
  expect(await completeReplacement()).toBe(false);
  const code = "unknown_list";
  send.mockRejectedValue(new ApiError("POST", 409, { fieldErrors: {}, code }));
  expect(await completeReplacement()).toBe(false);
  expect(await completeReplacement()).toBe(false);
  expect(send).toHaveBeenCalledTimes(3);
});
