import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { endpoint } from "./endpoint";
import { expectProblem, fakeStore } from "@/lib/testing/fake-store";
import { limited } from "./rate-limit";

const limits = { writesPerMinute: 3, trustedProxies: 0 };
const store = fakeStore();
const { POST } = endpoint(() => store, {
  POST: limited(
    () => limits,
    () => Promise.resolve(new Response(null, { status: 201 })),
  ),
});
const post = (forwarded: string) =>
  POST(
    new Request("http://localhost/api/add", {
      method: "POST",
      headers: { "x-forwarded-for": forwarded },
    }),
  );
const statuses = async (forwarded: string, count: number) => {
  const found: number[] = [];
  for (let index = 0; index < count; index += 1)
    found.push((await post(forwarded)).status);
  return found;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockReturnValue();
  Object.assign(limits, { writesPerMinute: 3, trustedProxies: 0 });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, "campusKharchaBuckets");
});

it("lets a minute's writes pass at once and refuses the next, saying how long", async () => {
  expect(await statuses("192.0.2.1", 3)).toEqual([201, 201, 201]);
  const refused = await post("192.0.2.1");
  expect(refused.headers.get("retry-after")).toBe("20");
  await expectProblem(refused, 429);
  expect(await statuses("192.0.2.2", 1)).toEqual([201]);
});

it("fills again with time, and never above a minute's worth", async () => {
  await statuses("192.0.2.1", 3);
  vi.advanceTimersByTime(20_000);
  expect(await statuses("192.0.2.1", 2)).toEqual([201, 429]);
  vi.advanceTimersByTime(3_600_000);
  expect(await statuses("192.0.2.1", 4)).toEqual([201, 201, 201, 429]);
});

it("can be turned off, and leaves loopback alone", async () => {
  for (const address of ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
    expect(await statuses(address, 4)).not.toContain(429);
  limits.writesPerMinute = 0;
  expect(await statuses("192.0.2.1", 4)).not.toContain(429);
});

it("believes of the forwarded addresses only what its own proxies say", async () => {
  for (let index = 0; index < 3; index += 1)
    await post(`127.0.0.${index}, 192.0.2.1`);
  expect(await statuses("198.51.100.7, 192.0.2.1", 1)).toEqual([429]);

  limits.trustedProxies = 1;
  expect(await statuses("198.51.100.7, 192.0.2.1", 3)).toEqual([201, 201, 201]);
  expect(await statuses("127.0.0.1, 198.51.100.7, 192.0.2.1", 1)).toEqual([
    429,
  ]);
});

it("keeps no more clients than it can hold, nor what is no address", async () => {
  for (let index = 0; index < 10_050; index += 1)
    await post(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`);
  const { campusKharchaBuckets: buckets } = globalThis as unknown as {
    campusKharchaBuckets: Map<string, unknown>;
  };
  expect(buckets.size).toBe(10_000);
  await post("x".repeat(10_000));
  await post("y".repeat(10_000));
  expect([...buckets.keys()].at(-1)).toBe("unknown");
});
