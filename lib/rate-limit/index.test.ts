import { afterEach, expect, it, vi } from "vitest";

const CLIENT = "192.0.2.1";

/** Loads a new copy of the module, as the bundle of another route does. */
async function loadRateLimit() {
  vi.resetModules();
  return (await import("@/lib/rate-limit")).writeRateLimit();
}

afterEach(() => {
  vi.unstubAllEnvs();
  for (const name of [
    "campusKharchaWriteRateLimit",
    "campusKharchaMongoClient",
  ])
    Reflect.deleteProperty(globalThis, name);
});

it("shares one limiter among all copies of the module in the process", async () => {
  vi.stubEnv("RATE_LIMIT_WRITES", "1");
  vi.stubEnv("TRUST_PROXY", "2");
  const first = await loadRateLimit();
  expect(first.trustedProxies).toBe(2);
  expect(await first.limiter.take(CLIENT)).toBe(0);
  const second = await loadRateLimit();
  expect(await second.limiter.take(CLIENT)).toBe(60);
});

it("counts in MongoDB if MONGODB_URI is set", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  vi.stubEnv("MONGODB_URI", "mongodb://127.0.0.1:9");
  const { limiter } = await loadRateLimit();
  await limiter.take(CLIENT);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining("shared rate limit is unavailable"),
  );
});

it("allows every write if RATE_LIMIT_WRITES is 0", async () => {
  vi.stubEnv("RATE_LIMIT_WRITES", "0");
  const { limiter } = await loadRateLimit();
  for (let index = 0; index < 1000; index += 1)
    expect(await limiter.take(CLIENT)).toBe(0);
});
