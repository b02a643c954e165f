import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createMemoryLimiter } from "./memory-limiter";
import type { RateLimiter } from "./rate-limiter";

let limiter: RateLimiter;
const takeTimes = async (client: string, count: number) => {
  const waits: number[] = [];
  for (let index = 0; index < count; index += 1)
    waits.push(await limiter.take(client));
  return waits;
};

beforeEach(() => {
  vi.useFakeTimers();
  limiter = createMemoryLimiter({ points: 3, durationSeconds: 60 });
});
afterEach(() => vi.useRealTimers());

it("allows all points at once, then returns the seconds to wait", async () => {
  expect(await takeTimes("192.0.2.1", 4)).toEqual([0, 0, 0, 20]);
  expect(await takeTimes("192.0.2.2", 1)).toEqual([0]);
});

it("refills evenly, up to all points", async () => {
  await takeTimes("192.0.2.1", 3);
  vi.advanceTimersByTime(20_000);
  expect(await takeTimes("192.0.2.1", 2)).toEqual([0, 20]);
  vi.advanceTimersByTime(3_600_000);
  expect(await takeTimes("192.0.2.1", 4)).toEqual([0, 0, 0, 20]);
});

it("takes several points at once, at most all of them", async () => {
  expect(await limiter.take("192.0.2.1", 2)).toBe(0);
  expect(await limiter.take("192.0.2.1", 2)).toBe(20);
  expect(await limiter.take("192.0.2.1")).toBe(0);
  expect(await limiter.take("192.0.2.2", 500)).toBe(0);
  expect(await limiter.take("192.0.2.2", 500)).toBe(60);
});

it("remembers 10,000 clients and forgets the one that was idle longest", async () => {
  await takeTimes("192.0.2.1", 3);
  await takeTimes("192.0.2.2", 3);
  const takeOthers = async (count: number) => {
    for (let index = 0; index < count; index += 1)
      await limiter.take(`10.0.${index >> 8}.${index & 255}`);
  };
  await takeOthers(9998);
  expect(await limiter.take("192.0.2.1")).toBe(20);
  await takeOthers(9999);
  expect(await limiter.take("192.0.2.1")).toBe(20);
  expect(await limiter.take("192.0.2.2")).toBe(0);
});
