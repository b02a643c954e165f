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
    // The server waits for the write concern before this error as well.
    if (error instanceof MongoServerError && error.code === DUPLICATE_KEY)
      return false;
    throw error;
  }
}

let lastTimestamp = 0;

/** The current time, and later than every timestamp before. */
export function nextTimestamp(): Date {
  lastTimestamp = Math.max(lastTimestamp + 1, Date.now());
  return new Date(lastTimestamp);
}
