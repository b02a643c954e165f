import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { beforeEach, expect, it } from "vitest";
import { chunks, fakeStore, listOf } from "@/lib/testing/fake-store";
import { createBodyCache } from "./body-cache";

const KIB = 1024;
let store = fakeStore();
beforeEach(() => {
  store = fakeStore();
  store.list.mockImplementation(() =>
    listOf(() => chunks(" ".repeat(9 * KIB))),
  );
});

// Each entry of these tests has 9 KiB and the 1 KiB that every entry counts.
const cache = (entries: number) => {
  const bodyCache = createBodyCache(entries * 10 * KIB);
  return (ref: string, revision = "r1") =>
    bodyCache.body({ store, ref, revision, encoding: "identity" });
};

it("encodes each list once per revision, and once for concurrent requests", async () => {
  const read = cache(10);
  await Promise.all([read("a"), read("a"), read("b")]);
  await Promise.all([read("a"), read("b")]);
  expect(store.list).toHaveBeenCalledTimes(2);
  await read("a", "r2");
  expect(store.list).toHaveBeenCalledTimes(3);
  expect(store.list).toHaveBeenLastCalledWith("r2");
});

it("has one revision of a list, also when an older one is encoded last", async () => {
  let finish = () => {};
  store.list.mockImplementationOnce(async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    return listOf(() => chunks("[]"));
  });
  const read = cache(10);
  const older = read("a", "r1");
  const newer = await read("a", "r2");
  finish();
  await older;
  expect(await read("a", "r2")).toBe(newer);
  expect(store.list).toHaveBeenCalledTimes(2);
});

it("removes the lists that were not read for longest, beyond the limit", async () => {
  const read = cache(2);
  for (const ref of ["a", "b", "a", "c"]) await read(ref);
  expect(store.list).toHaveBeenCalledTimes(3);
  await read("a");
  await read("c");
  expect(store.list).toHaveBeenCalledTimes(3);
  await read("b");
  expect(store.list).toHaveBeenCalledTimes(4);
});

it("counts small lists too", async () => {
  store.list.mockImplementation(() => listOf(() => chunks("[]")));
  const read = cache(1);
  for (let index = 0; index < 100; index += 1) await read(`${index}`);
  await read("0");
  expect(store.list).toHaveBeenCalledTimes(101);
});

it("does not cache a failure", async () => {
  store.list.mockRejectedValueOnce(new Error("Down."));
  const read = cache(10);
  await expect(Promise.all([read("a"), read("a")])).rejects.toThrow("Down.");
  expect((await read("a"))?.byteLength).toBe(9 * KIB);
});

it("forgets a list that is removed", async () => {
  const bodyCache = createBodyCache();
  const read = () =>
    bodyCache.body({ store, ref: "a", revision: "r", encoding: "gzip" });
  await read();
  bodyCache.remove("a");
  await read();
  expect(store.list).toHaveBeenCalledTimes(2);
});

it("does not retain the requests that encoded the lists", async () => {
  // Mocks retain their results.
  const plainStore = { ...store, list: () => listOf(() => chunks("[]")) };
  const bodyCache = createBodyCache();
  const storage = new AsyncLocalStorage();
  const read = async () => {
    const request = {};
    await storage.run(request, () =>
      bodyCache.body({
        ...{ store: plainStore, ref: "a", revision: "r1" },
        encoding: "gzip",
      }),
    );
    return new WeakRef(request);
  };
  const request = await read();
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  await expect
    .poll(async () => {
      await setImmediate();
      collectGarbage();
      return request.deref();
    })
    .toBeUndefined();
  expect(bodyCache).toBeDefined();
});
