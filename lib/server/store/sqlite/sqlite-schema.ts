import "server-only";
import type { Database } from "better-sqlite3";
import { StoreError } from "@/lib/server/store/port";

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
  // Many lists in one file. The rows of a list stand together, newest first,
  // because a table WITHOUT ROWID is stored in the order of its primary key.
  // `seq` is the order of adding in a list. The empty id is ONE_LIST.
  `
  CREATE TABLE lists (
    list_no INTEGER PRIMARY KEY,
    list BLOB NOT NULL UNIQUE CHECK (length(list) IN (0, 16)),
    token_digest BLOB UNIQUE CHECK (length(token_digest) = 32),
    previous_digest BLOB UNIQUE,
    rotation TEXT,
    created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
    used_on TEXT NOT NULL DEFAULT (date('now')),
    next_seq INTEGER NOT NULL DEFAULT 1,
    row_count INTEGER NOT NULL DEFAULT 0,
    revision TEXT NOT NULL DEFAULT (hex(randomblob(8)))
  ) STRICT;
  INSERT INTO lists (list, next_seq) VALUES (
    x'',
    1 + ifnull((SELECT seq FROM sqlite_sequence WHERE name = 'expenses'), 0)
  );

  ALTER TABLE expenses RENAME TO expenses_1;
  CREATE TABLE expenses (
    list_no INTEGER NOT NULL REFERENCES lists,
    date TEXT NOT NULL CHECK (
      date = date(date) AND date BETWEEN '1900-01-01' AND '2199-12-31'
    ),
    seq INTEGER NOT NULL,
    id TEXT NOT NULL CHECK (length(id) BETWEEN 1 AND 255),
    category TEXT NOT NULL CHECK (
      category IN ('food', 'travel', 'entertainment', 'shopping', 'others')
    ),
    description TEXT NOT NULL CHECK (length(description) BETWEEN 1 AND 500),
    amount_paise INTEGER NOT NULL CHECK (amount_paise BETWEEN 1 AND 1000000000),
    PRIMARY KEY (list_no, date DESC, seq DESC),
    UNIQUE (list_no, id)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO expenses
    SELECT list_no, date, position, id, category, description, amount_paise
    FROM expenses_1, lists;
  UPDATE lists SET row_count = (SELECT count(*) FROM expenses);
  DROP TABLE expenses_1;
  DROP TABLE revision;

  CREATE TRIGGER expense_added AFTER INSERT ON expenses BEGIN
    UPDATE lists SET revision = hex(randomblob(8)), used_on = date('now'),
      next_seq = max(next_seq, NEW.seq + 1), row_count = row_count + 1
    WHERE list_no = NEW.list_no;
  END;
  CREATE TRIGGER expense_replaced AFTER UPDATE ON expenses BEGIN
    UPDATE lists SET revision = hex(randomblob(8)), used_on = date('now')
    WHERE list_no = NEW.list_no;
  END;
  CREATE TRIGGER expense_removed AFTER DELETE ON expenses BEGIN
    UPDATE lists SET revision = hex(randomblob(8)), used_on = date('now'),
      row_count = row_count - 1
    WHERE list_no = OLD.list_no;
  END;
  `,
  // The plan of each list that has one, as JSON with amounts in paise.
  `
  CREATE TABLE plans (
    list_no INTEGER PRIMARY KEY REFERENCES lists ON DELETE CASCADE,
    revision TEXT NOT NULL,
    plan TEXT NOT NULL CHECK (json_valid(plan))
  ) STRICT;
  `,
  // The reader link of each list that has one.
  `
  ALTER TABLE lists ADD COLUMN reader_digest BLOB CHECK (length(reader_digest) = 32);
  ALTER TABLE lists ADD COLUMN reader_salt TEXT;
  CREATE UNIQUE INDEX lists_reader ON lists (reader_digest)
    WHERE reader_digest IS NOT NULL;
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
  const isOwn =
    tables.includes("expenses") &&
    (tables.includes("lists") || tables.includes("revision"));
  if (tables.length > 0 && !isOwn)
    throw new StoreError(
      "unavailable",
      "The expense file is another program's database. Set SQLITE_PATH to another file.",
    );
}
