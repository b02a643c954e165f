import "server-only";
import Database from "better-sqlite3";
import { StoreError } from "@/lib/server/store/port";

/**
 * Runs the action, and throws errors of SQLite and the file system as StoreErrors.
 *
 * @param path the file that is opened, for the log
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
  if (!isOutage(error)) return error;
  return new StoreError(
    "unavailable",
    "The expense file cannot be used right now.",
    { cause: path ? openingError(error, path) : error },
  );
}

/** A violated constraint is a bug of this app, not an outage: it stays a 500. */
function isOutage(error: unknown): error is Error {
  return error instanceof Database.SqliteError
    ? !error.code.startsWith("SQLITE_CONSTRAINT")
    : error instanceof Error && ("syscall" in error || isClosed(error));
}

/** Names the user too, because a volume of a container may belong to another one. */
function openingError(error: Error, path: string): Error {
  const user = process.getuid?.() ?? "of this process";
  return new Error(
    "syscall" in error
      ? `The user ${user} cannot write to ${path}: ${error.message}`
      : `${path}: ${error.message}`,
  );
}

/** better-sqlite3 throws a TypeError with this message on a closed database. */
function isClosed(error: Error): boolean {
  return error.message === "The database connection is not open";
}
