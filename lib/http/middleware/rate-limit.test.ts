import { beforeEach, expect, it, vi } from "vitest";
import { endpoint } from "./endpoint";
import { expectProblem, fakeStore } from "@/lib/testing/fake-store";
import { withRateLimit } from "./rate-limit";

const take = vi.fn<(client: string) => Promise<number>>();
const rateLimit = { limiter: { take }, trustedProxies: 0 };
const store = fakeStore();
const { POST } = endpoint(() => store, {
  POST: withRateLimit(
    () => rateLimit,
    () => Promise.resolve(new Response(null, { status: 201 })),
  ),
});
const post = (forwardedFor: string) =>
  POST(
    new Request("http://localhost/api/add", {
      method: "POST",
      headers: { "x-forwarded-for": forwardedFor },
    }),
  );

beforeEach(() => {
  take.mockReset().mockResolvedValue(0);
  rateLimit.trustedProxies = 0;
});

it("passes an allowed request to the handler", async () => {
  expect((await post("192.0.2.1")).status).toBe(201);
});

it("rejects a request beyond the limit with 429 and Retry-After", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  take.mockResolvedValue(20);
  const response = await post("192.0.2.1");
  expect(response.headers.get("retry-after")).toBe("20");
  await expectProblem(response, 429);
});

it.each(["127.0.0.1", "::1", "::ffff:127.0.0.1"])(
  "does not limit the loopback address %s",
  async (address) => {
    await post(address);
    expect(take).not.toHaveBeenCalled();
  },
);

it.each([
  ["127.0.0.1, 192.0.2.1", 0, "192.0.2.1"],
  ["198.51.100.7, 192.0.2.1", 1, "198.51.100.7"],
  ["127.0.0.1, 198.51.100.7, 192.0.2.1", 1, "198.51.100.7"],
  ["192.0.2.1", 2, "192.0.2.1"],
  ["x".repeat(10_000), 0, "unknown"],
  ["", 0, "unknown"],
])(
  "of X-Forwarded-For %.40j behind %i trusted proxies it counts %s",
  async (forwardedFor, trustedProxies, client) => {
    rateLimit.trustedProxies = trustedProxies;
    await post(forwardedFor);
    expect(take).toHaveBeenCalledExactlyOnceWith(client);
  },
);
