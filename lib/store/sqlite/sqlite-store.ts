import "server-only";
import { resolve } from "node:path";
import type { Expense } from "@/lib/expenses/expense";
import { expenseId, requireSameExpense } from "@/lib/store/idempotent-add";
import type { ExpenseStore } from "@/lib/store/port";
import { batchCalls } from "./sqlite-batch";
import { rejectWithStoreErrors, withStoreErrors } from "./sqlite-error";
import { createFileCheck, openDatabase } from "./sqlite-file";
import { readJson } from "./sqlite-list";
import { retryWhileLocked } from "./sqlite-lock";

const COLUMNS =
  "id AS _id, date, category, description, amount_paise AS amountPaise";

/** Opens the file, and creates it and its folder when they do not exist. */
export function openSqliteStore(path: string): ExpenseStore {
  const file = resolve(path);
  const database = withStoreErrors(() => openDatabase(file), file);
  const requireFile = withStoreErrors(() => createFileCheck(file), file);
  const call = <T>(action: () => T): Promise<T> =>
    rejectWithStoreErrors(
      retryWhileLocked(() => {
        requireFile();
        return action();
      }),
    );
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
  const insertInBatch = batchCalls((rows: Expense[]) => {
    requireFile();
    return insertAll.immediate(rows);
  });
  const replaceOrInsert = database.transaction((row: Expense) => {
    if (statements.replace.run(row).changes === 1) return "replaced" as const;
    insert(row);
    return "created" as const;
  });

  return {
    name: "sqlite",
    editable: true,
    // The schema allows readable rows only.
    list: () => call(() => ({ unreadable: 0, json: () => readJson(database) })),
    newest: (count) => call(() => statements.newest.all(count)),
    add: async (expense, key) =>
      requireSameExpense(
        await rejectWithStoreErrors(
          insertInBatch({ _id: expenseId(key), ...expense }),
        ),
        expense,
      ),
    replace: (id, expense) =>
      call(() => replaceOrInsert.immediate({ _id: id, ...expense })),
    restore: (id, expense) => call(() => insert({ _id: id, ...expense })),
    remove: (id) => call(() => statements.remove.run(id).changes === 1),
    revision: () => call(readRevision),
    health: async () => void (await call(readRevision)),
    close: async () => void database.close(),
  };

  function readRevision(): string {
    const revision = statements.revision.get();
    if (revision === undefined) throw new Error("The revision row is gone.");
    return revision;
  }
}
