import "server-only";
import type { RateLimit, RateLimiter } from "./rate-limiter";

const MAX_KEYS = 10_000;

type Bucket = { tokens: number; filledAt: number };

/**
 * A token bucket per key: all points at once, refilled evenly. Forgets the key
 * that was idle longest when there are too many.
 */
export function createMemoryLimiter({
  points: capacity,
  durationSeconds,
}: Omit<RateLimit, "name">): RateLimiter {
  // In the order of last use.
  const buckets = new Map<string, Bucket>();
  const perSecond = capacity / durationSeconds;

  return {
    take: async (key, points = 1) => {
      const needed = Math.min(points, capacity);
      const now = performance.now() / 1000;
      const { tokens, filledAt } = buckets.get(key) ?? {
        tokens: capacity,
        filledAt: now,
      };
      const filled = Math.min(capacity, tokens + (now - filledAt) * perSecond);
      const isAllowed = filled >= needed;
      buckets.delete(key);
      buckets.set(key, {
        tokens: isAllowed ? filled - needed : filled,
        filledAt: now,
      });
      const [oldest] = buckets.keys();
      if (buckets.size > MAX_KEYS && oldest !== undefined)
        buckets.delete(oldest);
      return isAllowed ? 0 : Math.ceil((needed - filled) / perSecond);
    },
  };
}
