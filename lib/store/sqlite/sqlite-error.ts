import "server-only";
import Database from "better-sqlite3";
import { StoreError } from "@/lib/store/port";

/**
 * Runs it, turning what the file system and SQLite may throw into a StoreError.
 *
 * @param path the file, where the log is to name it
 */
export function translating<T>(action: () => T, path?: string): T {
  try {
    return action();
  } catch (error) {
    throw translate(error, path);
  }
}

/** The same for work that is under way. */
export async function translated<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw translate(error);
  }
}

function translate(error: unknown, path?: string): unknown {
  // A broken constraint is a fault of ours, not of the file: it stays a 500.
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

function isClosed(error: Error): boolean {
  return error.message === "The database connection is not open";
}
