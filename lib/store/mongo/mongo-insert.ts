import "server-only";
import { type Collection, MongoNetworkError, MongoServerError } from "mongodb";
import type { StoredDocument } from "./mongo-document";

const DUPLICATE_KEY = 11000;

/**
 * Resolves to false when the `_id` exists. The `_id` makes it safe to insert
 * again when the connection was lost before the response.
 */
export async function insertIfNew(
  collection: Collection<StoredDocument>,
  document: StoredDocument,
): Promise<boolean> {
  try {
    await collection.insertOne(document).catch((error: unknown) => {
      if (!(error instanceof MongoNetworkError)) throw error;
      return collection.insertOne(document);
    });
    return true;
  } catch (error) {
    // With w: majority, this error is also sent only after the write concern, so the
    // existing document is durable.
    if (error instanceof MongoServerError && error.code === DUPLICATE_KEY)
      return false;
    throw error;
  }
}

let lastTimestamp = 0;

/** The current time, at least 1 ms after the previous result, so that addedAt keeps the order of adding. */
export function nextTimestamp(): Date {
  lastTimestamp = Math.max(lastTimestamp + 1, Date.now());
  return new Date(lastTimestamp);
}
