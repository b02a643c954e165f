import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "better-sqlite3";

const POLL_MS = 50;
const WAIT_MS = 2000;
const RETRY_MS = 1000;

/**
 * Returns a function that empties the write-ahead log, which may contain erased
 * rows. It waits for readers that need the log, up to two seconds; after that, the
 * log is emptied when they have ended. Closing the last connection of the file
 * removes the log as well.
 */
export function createWalTruncation(database: Database): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const isDone = () => !database.open || tryTruncate(database);
  const retryLater = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!isDone()) retryLater();
    }, RETRY_MS).unref();
  };
  return async () => {
    const deadline = performance.now() + WAIT_MS;
    while (!isDone()) {
      if (performance.now() > deadline) return retryLater();
      await sleep(POLL_MS);
    }
  };
}

/** Returns false if the log could not be emptied. */
function tryTruncate(database: Database): boolean {
  try {
    return database.pragma("wal_checkpoint(TRUNCATE)", { simple: true }) === 0;
  } catch (error) {
    console.error(`The write-ahead log could not be emptied: ${String(error)}`);
    return false;
  }
}
