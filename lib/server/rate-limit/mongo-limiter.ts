import "server-only";
import { type Db, type MongoClient, MongoServerError } from "mongodb";
import { RateLimiterMongo, RateLimiterRes } from "rate-limiter-flexible";
import { withTimeLimit } from "@/lib/server/store/time-limit";
import type { RateLimit, RateLimiter } from "./rate-limiter";

const COLLECTION = "rateLimits";
const RETRY_MS = 5000;
const NOT_IMPLEMENTED = 238;

type Counters = {
  client: MongoClient;
  databaseName: string;
  /** Short by default, because the store's own time limit starts after it. */
  callLimitMs?: number;
};

/**
 * Returns a function that creates limiters, which are shared by all processes
 * with this database: a fixed window that starts with the key's first request.
 * Each also counts in this process, with `local`, which decides alone while the
 * database is unavailable.
 */
export function createMongoLimiters({
  client,
  databaseName,
  callLimitMs = 250,
}: Counters): (limit: RateLimit, local: RateLimiter) => RateLimiter {
  // Counters may be lost: their writes wait for neither the journal nor a majority.
  const database = client.db(databaseName, { writeConcern: { w: 1 } });
  let preparation: Promise<void> | undefined;
  let retryAt = 0;

  const prepare = () =>
    (preparation ??= createIndexes(client, database).catch((error: unknown) => {
      preparation = undefined;
      throw error;
    }));

  return ({ name, points: capacity, durationSeconds }, local) => {
    const limiter = new RateLimiterMongo({
      storeClient: database,
      tableName: COLLECTION,
      keyPrefix: name,
      points: capacity,
      duration: durationSeconds,
      // The library would create them at once, and only log an error.
      disableIndexesCreation: true,
    });
    return {
      take: async (key, points = 1) => {
        const localWait = await local.take(key, points);
        if (performance.now() < retryAt) return localWait;
        try {
          await withTimeLimit(callLimitMs, async () => {
            await prepare();
            await limiter.consume(key, Math.min(points, capacity));
          });
          return 0;
        } catch (error) {
          // The library rejects with a result when the limit is exceeded.
          if (error instanceof RateLimiterRes)
            return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
          const now = performance.now();
          if (now >= retryAt)
            console.warn(
              `The shared rate limit is unavailable; this process counts alone for ${RETRY_MS} ms: ${String(error)}`,
            );
          retryAt = now + RETRY_MS;
          return localWait;
        }
      },
    };
  };
}

async function createIndexes(client: MongoClient, database: Db) {
  await client.connect();
  const counters = database.collection(COLLECTION);
  await counters.createIndex({ key: 1 }, { unique: true });
  await counters
    .createIndex({ expire: 1 }, { expireAfterSeconds: 0 })
    .catch(ignoreMissingTtl);
}

/**
 * FerretDB 1 has no TTL indexes: its counters stay, one for each key.
 * https://github.com/FerretDB/FerretDB/issues/2415
 */
function ignoreMissingTtl(error: unknown) {
  const isMissing =
    error instanceof MongoServerError && error.code === NOT_IMPLEMENTED;
  if (!isMissing) throw error;
}
