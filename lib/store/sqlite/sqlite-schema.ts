import "server-only";
import type { Database } from "better-sqlite3";
import { StoreError } from "@/lib/store/port";

/**
 * Entry n migrates a file from schema version n to n + 1. An entry that has
 * shipped is never edited, because existing files have its schema.
 */
const MIGRATIONS: readonly string[] = [
  // `position` is the order of adding. The revision is random, because a counter
  // could repeat a value for other contents after a backup is restored.
  `
  CREATE TABLE expenses (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE CHECK (length(id) BETWEEN 1 AND 255),
    date TEXT NOT NULL CHECK (
      date = date(date) AND date BETWEEN '1900-01-01' AND '2199-12-31'
    ),
    category TEXT NOT NULL CHECK (
      category IN ('food', 'travel', 'entertainment', 'shopping', 'others')
    ),
    description TEXT NOT NULL CHECK (length(description) BETWEEN 1 AND 500),
    amount_paise INTEGER NOT NULL CHECK (amount_paise BETWEEN 1 AND 1000000000)
  ) STRICT;
  CREATE INDEX expenses_newest ON expenses (date DESC, position DESC);

  CREATE TABLE revision (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    value TEXT NOT NULL
  ) STRICT;
  INSERT INTO revision VALUES (1, hex(randomblob(8)));
  CREATE TRIGGER expense_added AFTER INSERT ON expenses BEGIN
    UPDATE revision SET value = hex(randomblob(8));
  END;
  CREATE TRIGGER expense_replaced AFTER UPDATE ON expenses BEGIN
    UPDATE revision SET value = hex(randomblob(8));
  END;
  CREATE TRIGGER expense_removed AFTER DELETE ON expenses BEGIN
    UPDATE revision SET value = hex(randomblob(8));
  END;
  `,
];

/** Migrates the file to the newest schema. Throws for a file of a newer version. */
export function migrate(database: Database): void {
  const version = () => database.pragma("user_version", { simple: true });
  if (version() === MIGRATIONS.length) return;
  // Reads the version again in the transaction: another process may have migrated.
  database
    .transaction(() => {
      const from = Number(version());
      if (from > MIGRATIONS.length)
        throw new StoreError(
          "unavailable",
          `The expense file has schema ${from}; this version knows up to ${MIGRATIONS.length}. Use a newer version of the app.`,
        );
      for (const migration of MIGRATIONS.slice(from)) database.exec(migration);
      database.pragma(`user_version = ${MIGRATIONS.length}`);
    })
    .immediate();
}

/** Throws when the file has tables, but not those of this app. Changes nothing. */
export function requireOwnTables(database: Database): void {
  const tables = database
    .prepare<[], string>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
    )
    .pluck()
    .all();
  const isOwn = ["expenses", "revision"].every((name) => tables.includes(name));
  if (tables.length > 0 && !isOwn)
    throw new StoreError(
      "unavailable",
      "The expense file is another program's database. Set SQLITE_PATH to another file.",
    );
}
