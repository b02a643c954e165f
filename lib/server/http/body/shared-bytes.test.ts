import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { chunks, fakeStore, listOf } from "@/lib/testing/fake-store";
import { createBodyCache } from "./body-cache";
import { createSharedBytes } from "./shared-bytes";

const SLICE = 64 * 1024;
const BYTES = 4 * SLICE;

/** Reads one slice only. */
async function readSlowly(body: BodyInit) {
  const reader = new Response(body).body?.getReader();
  await reader?.read();
  return {
    cancel: () => reader?.cancel(),
    /** Resolves to the number of bytes that are left. */
    readRest: async () => {
      let bytes = 0;
      for (;;) {
        const { done, value } = (await reader?.read()) ?? { done: true };
        if (done) return bytes;
        bytes += value?.length ?? 0;
      }
    },
  };
}

const REST = BYTES - SLICE;
const ENDED = "too slowly";

describe("with a limit of two bodies", () => {
  const share = () => {
    const shareBytes = createSharedBytes(2 * BYTES);
    return () => shareBytes(new Uint8Array(BYTES));
  };

  it("the oldest uncached body ends when a third one is read", async () => {
    const make = share();
    const readers = [];
    for (const body of [make(), make(), make()])
      readers.push(await readSlowly(body.stream()));
    const [first, second, third] = readers;
    await expect(first?.readRest()).rejects.toThrow(ENDED);
    expect(await second?.readRest()).toBe(REST);
    expect(await third?.readRest()).toBe(REST);
  });

  it("all readers of one body count once", async () => {
    const make = share();
    const [one, other] = [make(), make()];
    const readers = [];
    for (const body of [one, one, one, other])
      readers.push(await readSlowly(body.stream()));
    for (const reader of readers) expect(await reader.readRest()).toBe(REST);
  });

  it("cached bodies do not count, from when they are dropped they do", async () => {
    const make = share();
    const bodies = [make(), make(), make()];
    const readers = [];
    for (const body of bodies) {
      body.setCached(true);
      readers.push(await readSlowly(body.stream()));
    }
    for (const body of bodies.toReversed()) body.setCached(false);
    const [first, second, third] = readers;
    expect(await first?.readRest()).toBe(REST);
    expect(await second?.readRest()).toBe(REST);
    await expect(third?.readRest()).rejects.toThrow(ENDED);
  });

  it("bodies that were read, cancelled, ended or never sent do not count", async () => {
    const make = share();
    await new Response(make().stream()).bytes();
    await (await readSlowly(make().stream())).cancel();
    make().stream();
    const ended = await readSlowly(make().stream());
    const readers = [];
    for (const body of [make(), make()])
      readers.push(await readSlowly(body.stream()));
    await expect(ended.readRest()).rejects.toThrow(ENDED);
    for (const reader of readers) expect(await reader.readRest()).toBe(REST);
  });

  it("a stream that has ended does not retain the body", async () => {
    const shareBytes = createSharedBytes(BYTES);
    const read = async () => {
      const bytes = new Uint8Array(BYTES);
      const reader = await readSlowly(shareBytes(bytes).stream());
      return { reader, bytes: new WeakRef(bytes) };
    };
    const first = await read();
    const second = await read();
    setFlagsFromString("--expose-gc");
    const collectGarbage = runInNewContext("gc") as () => void;
    await expect
      .poll(async () => {
        await setImmediate();
        collectGarbage();
        return first.bytes.deref();
      })
      .toBeUndefined();
    expect(second.bytes.deref()).toBeDefined();
    await expect(first.reader.readRest()).rejects.toThrow(ENDED);
    expect(await second.reader.readRest()).toBe(REST);
  });

  it("a slice is a copy, so that it does not retain the body", async () => {
    const bytes = new Uint8Array(BYTES);
    const body = createSharedBytes()(bytes).stream();
    for await (const slice of new Response(body).body ?? [])
      expect((slice as Uint8Array).buffer).not.toBe(bytes.buffer);
  });
});

describe.each([
  ["replaced by newer revisions", "one-list", (index: number) => `r${index}`],
  ["removed for other lists", undefined, () => "r1"],
])("bodies that were %s", (_, ref, revision) => {
  it("count while they are read", async () => {
    const store = fakeStore();
    store.list.mockImplementation(() =>
      listOf(() => chunks(" ".repeat(BYTES))),
    );
    // One body is cached, and two may be read that are not.
    const cache = createBodyCache(BYTES + SLICE, createSharedBytes(2 * BYTES));
    const readers = [];
    for (let index = 0; index < 4; index += 1) {
      const body = await cache.body({
        store,
        ref: ref ?? `list-${index}`,
        revision: revision(index),
        encoding: "identity",
      });
      readers.push(await readSlowly(body?.body() ?? ""));
    }
    const [first, ...others] = readers;
    await expect(first?.readRest()).rejects.toThrow(ENDED);
    for (const reader of others) expect(await reader.readRest()).toBe(REST);
  });
});
