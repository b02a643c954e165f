import "server-only";
import { rateLimitSettings, storeSettings } from "@/lib/env";
import { processSingleton } from "@/lib/process-singleton";
import { sharedMongoClient } from "@/lib/store/mongo/mongo-client";
import { createMemoryLimiter } from "./memory-limiter";
import { createMongoLimiter } from "./mongo-limiter";
import type { RateLimiter, WriteRateLimit } from "./rate-limiter";

const UNLIMITED: RateLimiter = { take: async () => 0 };

/** The limit that the environment sets for requests that change expenses. */
export function writeRateLimit(): WriteRateLimit {
  return processSingleton("WriteRateLimit", createWriteRateLimit);
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
