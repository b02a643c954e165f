import "server-only";
import { attachDatabasePool } from "@vercel/functions/db-connections";
import { MongoClient } from "mongodb";
import { processSingleton } from "@/lib/server/process-singleton";
import { StoreError } from "@/lib/server/store/port";

const SELECTION_MS = 2500;
const SOCKET_MS = 8000;
const OPTIONS = {
  serverSelectionTimeoutMS: SELECTION_MS,
  connectTimeoutMS: SELECTION_MS,
  socketTimeoutMS: SOCKET_MS,
  waitQueueTimeoutMS: 2000,
  maxPoolSize: 10,
  maxIdleTimeMS: 5000,
  writeConcern: { w: "majority", journal: true },
  // docs/decisions/064-revision-in-the-list.md has the reason against "majority".
  readConcern: { level: "local" },
  readPreference: "primary",
} as const;

/** A client that connects on first use. */
export function createMongoClient(uri: string): MongoClient {
  try {
    const client = new MongoClient(uri, OPTIONS);
    // On Vercel, idle connections are closed before the function is suspended.
    attachDatabasePool(client);
    return client;
  } catch (error) {
    // The parser's message may quote the connection string, password included.
    const reason = error instanceof Error ? error.name : "unknown";
    throw new StoreError(
      "unavailable",
      `MONGODB_URI is not a connection string that can be used (${reason}).`,
    );
  }
}

/** The one client of this process, which the store and the rate limit share. */
export function sharedMongoClient(uri: string): MongoClient {
  return processSingleton("MongoClient", () => createMongoClient(uri));
}
