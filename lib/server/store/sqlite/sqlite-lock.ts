import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";

/** An open file, and the way to use it. */
export type Connection = {
  database: Database.Database;
  /** Runs the action when the file is not locked, and converts its errors. */
  call: <T>(action: () => T) => Promise<T>;
};

const WAIT_MS = 5000;
const RETRY_MS = 10;

/**
 * Runs the action, and again for up to five seconds while another process holds
 * a lock on the file. The event loop handles other requests between two tries.
 */
export async function retryWhileLocked<T>(action: () => T): Promise<T> {
  const deadline = performance.now() + WAIT_MS;
  for (;;) {
    try {
      return action();
    } catch (error) {
      if (!isLocked(error) || performance.now() > deadline) throw error;
    }
    await sleep(RETRY_MS);
  }
}

function isLocked(error: unknown): boolean {
  return (
    error instanceof Database.SqliteError &&
    error.code.startsWith("SQLITE_BUSY")
  );
}
