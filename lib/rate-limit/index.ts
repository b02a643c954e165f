import "server-only";
import { rateLimitSettings, storeSettings } from "@/lib/env";
import { sharedMongoClient } from "@/lib/store/mongo/mongo-client";
import { createMemoryLimiter } from "./memory-limiter";
import { createMongoLimiter } from "./mongo-limiter";
import type { RateLimiter, WriteRateLimit } from "./rate-limiter";

const UNLIMITED: RateLimiter = { take: async () => 0 };

// On globalThis, because the bundler may copy this module and development
// reloads it, and all routes share one limit.
const shared = globalThis as typeof globalThis & {
  campusKharchaWriteRateLimit?: WriteRateLimit;
};

/** The limit that the environment sets for requests that change expenses. */
export function writeRateLimit(): WriteRateLimit {
  return (shared.campusKharchaWriteRateLimit ??= createWriteRateLimit());
}

function createWriteRateLimit(): WriteRateLimit {
  const { writesPerMinute, trustedProxies } = rateLimitSettings();
  return { limiter: createLimiter(writesPerMinute), trustedProxies };
}

function createLimiter(writesPerMinute: number): RateLimiter {
  if (writesPerMinute === 0) return UNLIMITED;
  const memoryLimiter = createMemoryLimiter(writesPerMinute);
  const store = storeSettings();
  if (store.adapter !== "mongodb") return memoryLimiter;
  return createMongoLimiter({
    client: sharedMongoClient(store.uri),
    databaseName: store.database,
    perMinute: writesPerMinute,
    fallback: memoryLimiter,
  });
}
