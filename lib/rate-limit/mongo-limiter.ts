import "server-only";
import { type MongoClient, MongoServerError } from "mongodb";
import { RateLimiterMongo, RateLimiterRes } from "rate-limiter-flexible";
import { withTimeLimit } from "@/lib/store/time-limit";
import type { RateLimiter } from "./rate-limiter";

const COLLECTION = "rateLimits";
const MINUTE_SECONDS = 60;
const RETRY_MS = 5000;
const NOT_IMPLEMENTED = 238;

type MongoLimiterOptions = {
  client: MongoClient;
  databaseName: string;
  perMinute: number;
  /** Counts for this process alone while the database is unavailable. */
  fallback: RateLimiter;
  /** Short by default, because the store's own time limit starts after it. */
  callLimitMs?: number;
};

/**
 * A fixed window of one minute that starts with the client's first request,
 * shared by all processes with this database.
 */
export function createMongoLimiter({
  client,
  databaseName,
  perMinute,
  fallback,
  callLimitMs = 250,
}: MongoLimiterOptions): RateLimiter {
  // Counters may be lost: their writes wait for neither the journal nor a majority.
  const database = client.db(databaseName, { writeConcern: { w: 1 } });
  const limiter = new RateLimiterMongo({
    storeClient: database,
    tableName: COLLECTION,
    keyPrefix: "write",
    points: perMinute,
    duration: MINUTE_SECONDS,
    // The library would create them at once, and only log an error.
    disableIndexesCreation: true,
  });
  let preparation: Promise<void> | undefined;
  let retryAt = 0;

  const createIndexes = async () => {
    await client.connect();
    const counters = database.collection(COLLECTION);
    await counters.createIndex({ key: 1 }, { unique: true });
    await counters
      .createIndex({ expire: 1 }, { expireAfterSeconds: 0 })
      .catch(ignoreMissingTtl);
  };
  const prepare = () =>
    (preparation ??= createIndexes().catch((error: unknown) => {
      preparation = undefined;
      throw error;
    }));

  return {
    take: async (address) => {
      if (performance.now() < retryAt) return fallback.take(address);
      try {
        await withTimeLimit(callLimitMs, async () => {
          await prepare();
          await limiter.consume(address);
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
        return fallback.take(address);
      }
    },
  };
}

/**
 * FerretDB 1 has no TTL indexes: its counters stay, one for each address.
 * https://github.com/FerretDB/FerretDB/issues/2415
 */
function ignoreMissingTtl(error: unknown) {
  const isMissing =
    error instanceof MongoServerError && error.code === NOT_IMPLEMENTED;
  if (!isMissing) throw error;
}
