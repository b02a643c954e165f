import "server-only";
import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import Database from "better-sqlite3";
import type { Expense, NewExpense } from "@/lib/expenses/expense";
import { expenseId } from "./expense-id";
import { type ExpenseStore, StoreError } from "./port";
import { migrate } from "./sqlite-schema";

const BUSY_TIMEOUT_MS = 5000;
const COLUMNS =
  "id AS _id, date, category, description, amount_paise AS amountPaise";

/** Opens the file, making it and its folder when there are none. */
export function openSqliteStore(path: string): ExpenseStore {
  const database = translating(() => openDatabase(resolve(path)));
  const statements = {
    list: database.prepare<[], Expense>(
      `SELECT ${COLUMNS} FROM expenses ORDER BY date DESC, position DESC`,
    ),
    find: database.prepare<[string], Expense>(
      `SELECT ${COLUMNS} FROM expenses WHERE id = ?`,
    ),
    add: database.prepare<[Expense]>(
      `INSERT INTO expenses (id, date, category, description, amount_paise)
       VALUES (@_id, @date, @category, @description, @amountPaise)
       ON CONFLICT (id) DO NOTHING`,
    ),
    replace: database.prepare<[Expense]>(
      `UPDATE expenses SET date = @date, category = @category,
         description = @description, amount_paise = @amountPaise
       WHERE id = @_id`,
    ),
    remove: database.prepare<[string]>("DELETE FROM expenses WHERE id = ?"),
    revision: database
      .prepare<[], string>("SELECT value FROM revision")
      .pluck(),
  };

  const insert = (row: Expense) => statements.add.run(row).changes === 1;
  const replaceOrInsert = database.transaction((row: Expense) => {
    if (statements.replace.run(row).changes === 1) return "replaced" as const;
    insert(row);
    return "created" as const;
  });

  return {
    name: "sqlite",
    list: async () => translating(() => statements.list.all()),
    add: async (expense, key) =>
      translating(() => {
        const row = { _id: expenseId(key), ...expense };
        if (insert(row)) return row;
        const first = statements.find.get(row._id);
        if (first && sameExpense(first, expense)) return first;
        throw new StoreError(
          "key_reused",
          "This Idempotency-Key was used for another expense.",
        );
      }),
    replace: async (id, expense) =>
      translating(() => replaceOrInsert.immediate({ _id: id, ...expense })),
    remove: async (id) =>
      translating(() => statements.remove.run(id).changes === 1),
    revision: async () => translating(() => readRevision()),
    health: async () => translating(() => void readRevision()),
    close: async () => void database.close(),
  };

  function readRevision(): string {
    const revision = statements.revision.get();
    if (revision === undefined) throw new Error("The revision row is gone.");
    return revision;
  }
}

function openDatabase(path: string): Database.Database {
  mkdirSync(dirname(path), { recursive: true });
  const database = new Database(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    database.pragma("journal_mode = WAL");
    // In WAL the default, NORMAL, may lose acknowledged rows at a power cut.
    database.pragma("synchronous = FULL");
    migrate(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function sameExpense(stored: Expense, sent: NewExpense): boolean {
  return (
    stored.date === sent.date &&
    stored.category === sent.category &&
    stored.description === sent.description &&
    stored.amountPaise === sent.amountPaise
  );
}

/** Runs it, turning what the file system and SQLite may throw into a StoreError. */
function translating<T>(action: () => T): T {
  try {
    return action();
  } catch (error) {
    // A broken constraint is a fault of ours, not of the file: it stays a 500.
    const isOutage =
      error instanceof Database.SqliteError
        ? !error.code.startsWith("SQLITE_CONSTRAINT")
        : error instanceof Error && ("syscall" in error || isClosed(error));
    if (!isOutage) throw error;
    throw new StoreError(
      "unavailable",
      "The expense file cannot be used right now.",
      { cause: error },
    );
  }
}

function isClosed(error: Error): boolean {
  return error.message === "The database connection is not open";
}
