// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/client/api-error";
import * as write from "@/lib/client/send-write";
import { completeReplacement, fetchLinkToken, replaceLink } from "./list-link";

vi.mock("@/lib/client/send-write");

const send = vi.mocked(write.sendListWrite);
const keys = () =>
  send.mock.calls.map(([, { headers }]) => headers?.["idempotency-key"]);

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, "error").mockReturnValue();
  send.mockReset();
  send.mockImplementation(async () => Response.json({ token: "token-1" }));
});

it("fetches the token without a key", async () => {
  expect(await fetchLinkToken("list-a")).toBe("token-1");
  expect(send.mock.lastCall).toMatchObject([
    "/api/list/link",
    { method: "POST", body: "{}" },
    "list-a",
  ]);
  expect(keys()).toEqual([undefined]);
});

it("rejects a response without a token", async () => {
  send.mockResolvedValue(Response.json({}));
  await expect(fetchLinkToken("list-a")).rejects.toThrow(TypeError);
});

it("replaces the link with a new key each time", async () => {
  expect(await replaceLink("list-a")).toBe("token-1");
  await replaceLink("list-a");
  const [first, second] = keys();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).not.toBe(first);
});

it("retries a lost replacement of the same list with its key", async () => {
  send.mockRejectedValueOnce(new TypeError("Lost."));
  await expect(replaceLink("list-a")).rejects.toThrow("Lost.");
  await replaceLink("list-a");
  const [first, retry] = keys();
  expect(retry).toBe(first);
  send.mockRejectedValueOnce(new TypeError("Lost."));
  await expect(replaceLink("list-a")).rejects.toThrow("Lost.");
  await replaceLink("list-b");
  expect(new Set(keys()).size).toBe(3);
});

it("completes a lost replacement in a later page", async () => {
  expect(await completeReplacement()).toBe(false);
  send.mockRejectedValueOnce(new TypeError("Lost."));
  await expect(replaceLink("list-a")).rejects.toThrow("Lost.");
  expect(await completeReplacement()).toBe(true);
  expect(new Set(keys()).size).toBe(1);
  expect(await completeReplacement()).toBe(false);
});

it("keeps the key while the server is away, and forgets one that came too late", async () => {
  send.mockRejectedValue(new TypeError("Lost."));
  await expect(replaceLink("list-a")).rejects.toThrow("Lost.");
  expect(await completeReplacement()).toBe(false);
  const code = "unknown_list";
  send.mockRejectedValue(new ApiError("POST", 409, { fieldErrors: {}, code }));
  expect(await completeReplacement()).toBe(false);
  expect(await completeReplacement()).toBe(false);
  expect(send).toHaveBeenCalledTimes(3);
});
