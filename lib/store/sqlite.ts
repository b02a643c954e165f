import "server-only";
import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import Database from "better-sqlite3";
import type { Expense } from "@/lib/expenses/expense";
import { expenseId, firstAnswer } from "./idempotent-add";
import type { ExpenseStore } from "./port";
import { readJson } from "./sqlite-list";
import { migrate } from "./sqlite-schema";
import { translating } from "./sqlite-error";

const BUSY_TIMEOUT_MS = 5000;
const COLUMNS =
  "id AS _id, date, category, description, amount_paise AS amountPaise";

/** Opens the file, making it and its folder when there are none. */
export function openSqliteStore(path: string): ExpenseStore {
  const file = resolve(path);
  const database = translating(() => openDatabase(file), file);
  const statements = {
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
    newest: database.prepare<[number], Expense>(
      `SELECT ${COLUMNS} FROM expenses
       ORDER BY date DESC, position DESC LIMIT ?`,
    ),
    revision: database
      .prepare<[], string>("SELECT value FROM revision")
      .pluck(),
  };

  const insert = (row: Expense) => statements.add.run(row).changes === 1;
  const insertOrFind = (row: Expense) => {
    const stored = insert(row) ? row : statements.find.get(row._id);
    if (!stored) throw new Error("A stored expense cannot be found.");
    return stored;
  };
  const insertAll = database.transaction((rows: Expense[]) =>
    rows.map(insertOrFind),
  );
  const insertSoon = inBatches((rows: Expense[]) =>
    translating(() => insertAll.immediate(rows)),
  );
  const replaceOrInsert = database.transaction((row: Expense) => {
    if (statements.replace.run(row).changes === 1) return "replaced" as const;
    insert(row);
    return "created" as const;
  });

  return {
    name: "sqlite",
    editable: true,
    // The schema keeps out what could not be read.
    list: async () => ({ unreadable: 0, json: () => readJson(database) }),
    newest: async (count) => translating(() => statements.newest.all(count)),
    add: async (expense, key) =>
      firstAnswer(
        await insertSoon({ _id: expenseId(key), ...expense }),
        expense,
      ),
    replace: async (id, expense) =>
      translating(() => replaceOrInsert.immediate({ _id: id, ...expense })),
    restore: async (id, expense) =>
      translating(() => insert({ _id: id, ...expense })),
    remove: async (id) =>
      translating(() => statements.remove.run(id).changes === 1),
    revision: async () => readRevision(),
    health: async () => void readRevision(),
    close: async () => void database.close(),
  };

  function readRevision(): string {
    const revision = translating(() => statements.revision.get());
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
    // Of a file that may not be written SQLite says so only when it is.
    database.exec("BEGIN; UPDATE revision SET value = value; ROLLBACK");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Collects what is asked for in one turn of the event loop and runs it together:
 * adds that come at once share a transaction, and so wait for the disk once.
 */
function inBatches<In, Out>(run: (items: In[]) => Out[]) {
  let waiting: {
    item: In;
    resolve: (result: Out) => void;
    reject: (error: unknown) => void;
  }[] = [];
  const flush = () => {
    const batch = waiting;
    waiting = [];
    try {
      const results = run(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => resolve(results[index] as Out));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };
  return (item: In) =>
    new Promise<Out>((resolve, reject) => {
      if (waiting.push({ item, resolve, reject }) === 1) setImmediate(flush);
    });
}
