import "server-only";
import type { Database } from "better-sqlite3";

const RETRY_MS = 1000;

/**
 * Returns a function that empties the write-ahead log, which may contain erased
 * rows. While a reader needs the log, it tries again; closing the last connection
 * of the file removes the log as well.
 */
export function createWalTruncation(database: Database): () => void {
  let timer: NodeJS.Timeout | undefined;
  const truncate = () => {
    clearTimeout(timer);
    if (!database.open || tryTruncate(database)) return;
    timer = setTimeout(truncate, RETRY_MS).unref();
  };
  return truncate;
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
