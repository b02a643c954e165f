import "server-only";
import { closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import Database from "better-sqlite3";
import { StoreError } from "@/lib/store/port";
import { migrate } from "./sqlite-schema";

/** How long opening may wait, and block, for another process that opens it too. */
const OPENING_MS = 5000;

/**
 * Opens the file, making it and its folder when there are none, readable for
 * their owner alone. On a locked file its statements fail at once; whoever runs
 * them waits without blocking the event loop.
 */
export function openDatabase(path: string): Database.Database {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // Made before SQLite would make it for everybody to read. Fails when it may
  // not be written, which SQLite would only find at the first write.
  closeSync(openSync(path, "a", 0o600));
  const database = new Database(path, { timeout: OPENING_MS });
  try {
    database.pragma("journal_mode = WAL");
    // In WAL the default, NORMAL, may lose acknowledged rows at a power cut.
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
 * Gives a check that throws a StoreError when the file is not at its path any
 * more: SQLite would go on writing to a file that was removed, and all of it
 * would be lost.
 */
export function watchFile(path: string): () => void {
  const identity = () => {
    const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
    return stats && `${stats.dev}/${stats.ino}`;
  };
  const opened = identity();
  return () => {
    if (identity() === opened) return;
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
