import "server-only";
import { closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import Database from "better-sqlite3";
import { StoreError } from "@/lib/store/port";
import { migrate } from "./sqlite-schema";

/** How long opening may block while another process opens the file as well. */
const OPEN_BUSY_MS = 5000;

/**
 * Opens the file, and creates it and its folder, readable by their owner only,
 * when they do not exist. Statements fail at once while the file is locked:
 * callers retry without blocking the event loop.
 */
export function openDatabase(path: string): Database.Database {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // SQLite would create the file readable by everybody, and would report a
  // file without write permission at the first write only.
  closeSync(openSync(path, "a", 0o600));
  const database = new Database(path, { timeout: OPEN_BUSY_MS });
  try {
    database.pragma("journal_mode = WAL");
    // With WAL, synchronous=NORMAL may lose committed rows in a power failure:
    // https://www.sqlite.org/pragma.html#pragma_synchronous
    database.pragma("synchronous = FULL");
    migrate(database);
    database.pragma("busy_timeout = 0");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Returns a function that throws a StoreError when the file was removed or
 * replaced: SQLite would continue to write to the removed file, without an error.
 */
export function createFileCheck(path: string): () => void {
  const readIdentity = () => {
    const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
    return stats && `${stats.dev}/${stats.ino}`;
  };
  const openedIdentity = readIdentity();
  return () => {
    if (readIdentity() === openedIdentity) return;
    throw new StoreError(
      "unavailable",
      "The expense file cannot be used right now.",
      {
        cause: new Error(
          `${path} was removed or replaced while the server was running. Put it back, or start the server again.`,
        ),
      },
    );
  };
}
