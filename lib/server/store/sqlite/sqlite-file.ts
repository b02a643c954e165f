import "server-only";
import { randomUUID } from "node:crypto";
import {
  accessSync,
  closeSync,
  constants,
  mkdirSync,
  openSync,
  statSync,
} from "node:fs";
import { dirname } from "node:path";
import Database from "better-sqlite3";
import { StoreError } from "@/lib/server/store/port";
import { migrate, requireOwnTables } from "./sqlite-schema";

/**
 * How long opening may block the event loop while another process opens the
 * file as well. The next request tries again.
 */
const OPEN_BUSY_MS = 1000;

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
  // SQLite creates its -wal and -shm files there, and would not say why it cannot.
  accessSync(dirname(path), constants.W_OK);
  const database = new Database(path, { timeout: OPEN_BUSY_MS });
  try {
    requireOwnTables(database);
    database.pragma("journal_mode = WAL");
    // With WAL, synchronous=NORMAL may lose committed rows in a power failure:
    // https://www.sqlite.org/pragma.html#pragma_synchronous
    database.pragma("synchronous = FULL");
    // Overwrites removed rows with zeros.
    database.pragma("secure_delete = ON");
    migrate(database);
    database.pragma("busy_timeout = 0");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Returns a function that throws a StoreError when the file or its write-ahead
 * log was removed or replaced: SQLite would continue to write to the removed one,
 * without an error.
 */
export function createFileCheck(path: string): () => void {
  const readIdentity = () => [path, `${path}-wal`].map(fileIdentity).join(" ");
  const openedIdentity = readIdentity();
  return () => {
    if (readIdentity() === openedIdentity) return;
    throw new StoreError(
      "unavailable",
      "The expense file cannot be used right now.",
      {
        cause: new Error(
          `${path} or its -wal file was removed or replaced while the server was running. Put it back, or start the server again.`,
        ),
      },
    );
  };
}

function fileIdentity(path: string): string {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  // Random, because a file that is missing both times must not count as unchanged.
  return stats ? `${stats.dev}/${stats.ino}` : randomUUID();
}
