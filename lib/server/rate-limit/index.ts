import "server-only";
import { listsMode, rateLimitSettings, storeSettings } from "@/lib/server/env";
import { processSingleton } from "@/lib/server/process-singleton";
import { sharedMongoClient } from "@/lib/server/store/mongo/mongo-client";
import { createMemoryLimiter } from "./memory-limiter";
import { createMongoLimiters } from "./mongo-limiter";
import type { RateLimit, RateLimiter, RateLimits } from "./rate-limiter";

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;
const NEW_LISTS_PER_HOUR = 600;
const UNKNOWN_TOKENS_PER_MINUTE = 60;
/** Many students share the address of one campus network. */
const LISTS_PER_CLIENT = 20;

const UNLIMITED: RateLimiter = { take: async () => 0 };

export function rateLimits(): RateLimits {
  return processSingleton("RateLimits", createRateLimits);
}

function createRateLimits(): RateLimits {
  const { writesPerMinute } = rateLimitSettings();
  const create =
    writesPerMinute === 0 ? () => UNLIMITED : limiterFactory(storeSettings());
  const isPrivate = listsMode() === "private";
  const writes = { points: writesPerMinute, durationSeconds: MINUTE_SECONDS };
  return {
    clientWrites: create({
      ...writes,
      name: "write",
      points: isPrivate ? writesPerMinute * LISTS_PER_CLIENT : writesPerMinute,
    }),
    listWrites: isPrivate ? create({ ...writes, name: "list" }) : UNLIMITED,
    newLists: create({
      name: "new-list",
      points: NEW_LISTS_PER_HOUR,
      durationSeconds: HOUR_SECONDS,
    }),
    unknownTokens: create({
      name: "unknown-token",
      points: UNKNOWN_TOKENS_PER_MINUTE,
      durationSeconds: MINUTE_SECONDS,
    }),
  };
}

/** Limiters that all processes share when the store is MongoDB. */
function limiterFactory(
  store: ReturnType<typeof storeSettings>,
): (limit: RateLimit) => RateLimiter {
  if (store.adapter !== "mongodb") return createMemoryLimiter;
  const createMongoLimiter = createMongoLimiters({
    client: sharedMongoClient(store.uri),
    databaseName: store.database,
  });
  return (limit) => createMongoLimiter(limit, createMemoryLimiter(limit));
}
