import "server-only";
import { LRUCache } from "lru-cache";
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
  const buckets = new LRUCache<string, Bucket>({ max: MAX_KEYS });
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
      buckets.set(key, {
        tokens: isAllowed ? filled - needed : filled,
        filledAt: now,
      });
      return isAllowed ? 0 : Math.ceil((needed - filled) / perSecond);
    },
  };
}
