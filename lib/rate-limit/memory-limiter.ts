import "server-only";
import type { RateLimiter } from "./rate-limiter";

const MINUTE_SECONDS = 60;
const MAX_CLIENTS = 10_000;

type Bucket = { tokens: number; filledAt: number };

/**
 * A token bucket per client: a minute's worth of requests at once, refilled
 * evenly. Forgets the client that was idle longest when there are too many.
 */
export function createMemoryLimiter(perMinute: number): RateLimiter {
  // In the order of last use.
  const buckets = new Map<string, Bucket>();
  const perSecond = perMinute / MINUTE_SECONDS;

  return {
    take: async (client) => {
      const now = performance.now() / 1000;
      const { tokens, filledAt } = buckets.get(client) ?? {
        tokens: perMinute,
        filledAt: now,
      };
      const filled = Math.min(perMinute, tokens + (now - filledAt) * perSecond);
      const isAllowed = filled >= 1;
      buckets.delete(client);
      buckets.set(client, {
        tokens: filled - Number(isAllowed),
        filledAt: now,
      });
      const [oldest] = buckets.keys();
      if (buckets.size > MAX_CLIENTS && oldest !== undefined)
        buckets.delete(oldest);
      return isAllowed ? 0 : Math.ceil((1 - filled) / perSecond);
    },
  };
}
