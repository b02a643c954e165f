import "server-only";
import { attachDatabasePool } from "@vercel/functions/db-connections";
import { MongoClient, MongoError } from "mongodb";
import { StoreError } from "@/lib/store/port";

const SELECTION_MS = 2500;
const SOCKET_MS = 8000;
/** For all that one call does; a list may take longer as long as rows come. */
const CALL_MS = 7000;

const OPTIONS = {
  serverSelectionTimeoutMS: SELECTION_MS,
  connectTimeoutMS: SELECTION_MS,
  socketTimeoutMS: SOCKET_MS,
  waitQueueTimeoutMS: 2000,
  maxPoolSize: 10,
  maxIdleTimeMS: 5000,
  writeConcern: { w: "majority", journal: true },
} as const;

/** The client, which connects when it is first used. */
export function makeClient(uri: string): MongoClient {
  try {
    const client = new MongoClient(uri, OPTIONS);
    // On Vercel, idle connections are closed before the function is suspended.
    attachDatabasePool(client);
    return client;
  } catch (error) {
    // The parser's own words may hold a part of the string, and so a password.
    const reason = error instanceof Error ? error.name : "unknown";
    throw new StoreError(
      "unavailable",
      `MONGODB_URI is not a connection string that can be used (${reason}).`,
    );
  }
}

/** What a call does: with a signal that ends it, and a way to say that it goes on. */
export type Action<T> = (signal: AbortSignal, goesOn: () => void) => Promise<T>;

/** Runs it within the time of one call, turning what fails into a StoreError. */
export async function withinTime<T>(action: Action<T>): Promise<T> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), CALL_MS);
  try {
    return await Promise.race([
      action(deadline.signal, () => timer.refresh()),
      rejectionOf(deadline.signal),
    ]);
  } catch (error) {
    throw unavailable(error);
  } finally {
    clearTimeout(timer);
  }
}

function unavailable(error: unknown): unknown {
  const isOutage = error instanceof MongoError || error instanceof DOMException;
  if (!isOutage) return error;
  return new StoreError(
    "unavailable",
    "The database cannot be used right now.",
    { cause: error },
  );
}

function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error));
  });
}
