import { expect, it, vi } from "vitest";
import { chunks, fakeStore } from "@/lib/testing/fake-store";
import { streamedBody } from "./expenses-body";
import { createStreamSlots } from "./stream-slots";

const PAGE = " ".repeat(5 * 1024 * 1024);
const WAIT_MS = 1000;

/** Streams a list of 20 pages, one stream at a time. */
function createStreams() {
  const store = fakeStore();
  const json = vi.fn(() => chunks("[", ...Array<string>(20).fill(PAGE), "]"));
  const takeSlot = createStreamSlots(1, WAIT_MS);
  const { signal } = new AbortController();
  store.list.mockImplementation(async () => ({ unreadable: 0, json }));
  const open = async (encoding: "identity" | "gzip" = "identity") => {
    const options = { revision: "r1", encoding, signal, takeSlot };
    const { body } = await streamedBody(store, options);
    return new Response(body());
  };
  return { store, json, open };
}

it.each(["identity", "gzip"] as const)(
  "streams small pages in small chunks: %s",
  async (encoding) => {
    const { json, open } = createStreams();
    const { body } = await open(encoding);
    let longest = 0;
    for await (const chunk of body ?? [])
      longest = Math.max(longest, (chunk as Uint8Array).length);
    expect(longest).toBeLessThanOrEqual(64 * 1024);
    expect(json).toHaveBeenCalledExactlyOnceWith(100);
  },
);

it("has room for another stream when one was read, or cancelled, or failed", async () => {
  const { store, open } = createStreams();
  await (await open()).bytes();
  const cancelled = await open();
  await expect(open()).rejects.toThrow("Too many long lists");
  await cancelled.body?.cancel();
  store.list.mockRejectedValueOnce(new Error("Down."));
  await expect(open()).rejects.toThrow("Down.");
  const half = await open("gzip");
  const reader = half.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect((await open()).status).toBe(200);
});
