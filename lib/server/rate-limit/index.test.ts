import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { RateLimiter } from "./rate-limiter";

const CLIENT = "192.0.2.1";

/** Loads a new copy of the module, as the bundle of another route does. */
async function loadRateLimits() {
  vi.resetModules();
  return (await import("@/lib/server/rate-limit")).rateLimits();
}

const takeAll = async (limiter: RateLimiter, limit: number) => {
  for (let index = 0; index < limit; index += 1)
    expect(await limiter.take(CLIENT)).toBe(0);
  expect(await limiter.take(CLIENT)).toBeGreaterThan(0);
};

// The limits refill with time.
beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  for (const name of ["campusKharchaRateLimits", "campusKharchaMongoClient"])
    Reflect.deleteProperty(globalThis, name);
});

it("are shared by all copies of the module in the process", async () => {
  vi.stubEnv("RATE_LIMIT_WRITES", "1");
  const first = await loadRateLimits();
  expect(await first.clientWrites.take(CLIENT)).toBe(0);
  const second = await loadRateLimits();
  expect(await second.clientWrites.take(CLIENT)).toBe(60);
});

it("are RATE_LIMIT_WRITES per client with LISTS=one", async () => {
  vi.stubEnv("RATE_LIMIT_WRITES", "7");
  const { clientWrites, listWrites } = await loadRateLimits();
  await takeAll(clientWrites, 7);
  for (let index = 0; index < 100; index += 1)
    expect(await listWrites.take("one")).toBe(0);
});

it("are RATE_LIMIT_WRITES per list and twenty times as many per client with LISTS=private", async () => {
  vi.stubEnv("LISTS", "private");
  vi.stubEnv("RATE_LIMIT_WRITES", "7");
  const limits = await loadRateLimits();
  await takeAll(limits.listWrites, 7);
  await takeAll(limits.clientWrites, 140);
  await takeAll(limits.newLists, 600);
  await takeAll(limits.unknownTokens, 60);
  expect(await limits.newLists.take(CLIENT)).toBe(6);
});

it("are counted in MongoDB when that is the store", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  vi.stubEnv("MONGODB_URI", "mongodb://127.0.0.1:9");
  const { clientWrites } = await loadRateLimits();
  await clientWrites.take(CLIENT);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining("shared rate limit is unavailable"),
  );
});

it("allow everything when RATE_LIMIT_WRITES is 0", async () => {
  vi.stubEnv("LISTS", "private");
  vi.stubEnv("RATE_LIMIT_WRITES", "0");
  for (const limiter of Object.values(await loadRateLimits()))
    for (let index = 0; index < 3000; index += 1)
      expect(await limiter.take(CLIENT)).toBe(0);
});
