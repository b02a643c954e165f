import "server-only";
import Database from "better-sqlite3";
import { StoreError } from "@/lib/server/store/port";

/**
 * Runs the action, and throws errors of SQLite and the file system as StoreErrors.
 *
 * @param path the file's path, for the log
 */
export function withStoreErrors<T>(action: () => T, path?: string): T {
  try {
    return action();
  } catch (error) {
    throw toStoreError(error, path);
  }
}

/** Like withStoreErrors, for errors that reject the promise. */
export async function rejectWithStoreErrors<T>(
  promise: Promise<T>,
): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    throw toStoreError(error);
  }
}

function toStoreError(error: unknown, path?: string): unknown {
  // A violated constraint is a bug of this app, not an outage: it stays a 500.
  const isOutage =
    error instanceof Database.SqliteError
      ? !error.code.startsWith("SQLITE_CONSTRAINT")
      : error instanceof Error && ("syscall" in error || isClosed(error));
  if (!isOutage) return error;
  return new StoreError(
    "unavailable",
    "The expense file cannot be used right now.",
    { cause: path ? new Error(`${path}: ${messageOf(error)}`) : error },
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** better-sqlite3 throws a TypeError with this message on a closed database. */
function isClosed(error: Error): boolean {
  return error.message === "The database connection is not open";
}
