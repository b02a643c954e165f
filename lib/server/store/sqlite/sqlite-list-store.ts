import "server-only";
import type { Database } from "better-sqlite3";
import type { Expense } from "@/lib/domain/expenses/expense";
import { planBatch } from "@/lib/server/store/batch-add";
import { expenseIdOf } from "@/lib/domain/expenses/expense-id";
import { requireSameExpense } from "@/lib/server/store/idempotent-add";
import { listFull, listGone } from "@/lib/server/store/list-errors";
import {
  type BatchRow,
  type ListId,
  type ListStore,
  MAX_ROWS,
  type PlanStore,
  StoreError,
} from "@/lib/server/store/port";
import { batchCalls } from "./sqlite-batch";
import type { Erasure } from "./sqlite-erasure";
import { rejectWithStoreErrors } from "./sqlite-error";
import { readJson } from "./sqlite-list-json";
import type { Connection } from "./sqlite-lock";
import { type ListKey, bytesOf, prepareRevision } from "./sqlite-lists";

const COLUMNS =
  "id AS _id, date, category, description, amount_paise AS amountPaise";
const LIST_NO = "(SELECT list_no FROM lists WHERE list = @list)";

type ListConnection = Connection & {
  /** Throws when the file was removed or replaced. */
  requireFile: () => void;
  erasure: Erasure;
};

/** Prepares the statements that all lists share; returns the function that opens a list. */
export function createListStores({
  database,
  call,
  requireFile,
  erasure,
}: ListConnection): (list: ListId) => Omit<ListStore, keyof PlanStore> {
  const statements = prepareStatements(database);
  const readRevision = prepareRevision(database);

  const insert = (list: ListKey, expense: Expense) =>
    statements.add.run({ list, ...expense }).changes === 1;
  const find = (list: ListKey, _id: string) =>
    statements.find.get({ list, _id });
  const rejection = (list: ListKey) =>
    statements.count.get(list) === undefined ? listGone() : listFull();
  const requireList = (list: ListKey) => {
    if (statements.count.get(list) === undefined) throw listGone();
  };
  const insertOrThrow = (list: ListKey, expense: Expense) => {
    if (!insert(list, expense)) throw rejection(list);
  };

  // Errors are results here: one that is thrown would roll back the whole batch.
  const insertAll = database.transaction(
    (rows: { list: ListKey; expense: Expense }[]) =>
      rows.map(({ list, expense }) =>
        insert(list, expense)
          ? { isReplay: false, stored: expense }
          : {
              isReplay: true,
              stored: find(list, expense._id) ?? rejection(list),
            },
      ),
  );
  const insertInBatch = batchCalls((rows: Parameters<typeof insertAll>[0]) => {
    requireFile();
    return insertAll.immediate(rows);
  });

  const addAll = database.transaction(
    (list: ListKey, rows: readonly BatchRow[], dryRun: boolean) => {
      const stored = (_id: string) => find(list, _id);
      const { results, inserts } = planBatch(rows, stored, { dryRun });
      if (dryRun) requireList(list);
      else for (const expense of inserts) insertOrThrow(list, expense);
      return results;
    },
  );
  const replaceOrInsert = database.transaction(
    (list: ListKey, expense: Expense) => {
      const { changes } = statements.replace.run({ list, ...expense });
      if (changes === 0) insertOrThrow(list, expense);
      return changes === 1 ? "replaced" : "created";
    },
  );
  const insertOrKeep = database.transaction(
    (list: ListKey, expense: Expense) => {
      const isNew = !find(list, expense._id);
      if (isNew) insertOrThrow(list, expense);
      return isNew;
    },
  );
  const remove = (list: ListKey, _id: string) =>
    statements.remove.run({ list, _id }).changes === 1;
  const removeAll = database.transaction(
    (list: ListKey, ids: readonly string[]) => {
      requireList(list);
      return ids.filter((id) => remove(list, id)).length;
    },
  );
  const removeOne = database.transaction((list: ListKey, _id: string) => {
    const isRemoved = remove(list, _id);
    if (!isRemoved) requireList(list);
    return isRemoved;
  });

  return (listId) => {
    const list = bytesOf(listId);
    return {
      editable: true,
      // The schema allows readable rows only.
      list: () =>
        call(() => ({
          unreadable: 0,
          json: (pageRows) => readJson(database, list, pageRows),
        })),
      newest: (limit) => call(() => statements.newest.all({ list, limit })),
      add: async (fields, key) => {
        const expense = { _id: expenseIdOf(key), ...fields };
        const { stored, isReplay } = await rejectWithStoreErrors(
          insertInBatch({ list, expense }),
        );
        if (stored instanceof StoreError) throw stored;
        return { expense: requireSameExpense(stored, fields), isReplay };
      },
      addBatch: (rows, { dryRun = false } = {}) =>
        call(() =>
          dryRun
            ? addAll.deferred(list, rows, dryRun)
            : addAll.immediate(list, rows, dryRun),
        ),
      replace: (_id, fields) =>
        call(() => replaceOrInsert.immediate(list, { _id, ...fields })),
      restore: (_id, fields) =>
        call(() => insertOrKeep.immediate(list, { _id, ...fields })),
      remove: (_id) => call(() => removeOne.immediate(list, _id)),
      removeBatch: (ids) => call(() => removeAll.immediate(list, ids)),
      revision: () => call(() => readRevision(list)),
      count: () =>
        call(() => {
          const count = statements.count.get(list);
          if (count === undefined) throw listGone();
          return count;
        }),
      erase: () => erasure.erase(list),
    };
  };
}

type RowId = { list: ListKey; _id: string };
type Row = Expense & { list: ListKey };

function prepareStatements(database: Database) {
  return {
    find: database.prepare<[RowId], Expense>(
      `SELECT ${COLUMNS} FROM expenses WHERE list_no = ${LIST_NO} AND id = @_id`,
    ),
    add: database.prepare<[Row]>(
      `INSERT INTO expenses
         (list_no, date, seq, id, category, description, amount_paise)
       SELECT list_no, @date, next_seq, @_id, @category, @description, @amountPaise
       FROM lists
       WHERE list = @list AND (row_count < ${MAX_ROWS} OR list = x'')
       ON CONFLICT (list_no, id) DO NOTHING`,
    ),
    replace: database.prepare<[Row]>(
      `UPDATE expenses SET date = @date, category = @category,
         description = @description, amount_paise = @amountPaise
       WHERE list_no = ${LIST_NO} AND id = @_id`,
    ),
    remove: database.prepare<[RowId]>(
      `DELETE FROM expenses WHERE list_no = ${LIST_NO} AND id = @_id`,
    ),
    newest: database.prepare<[{ list: ListKey; limit: number }], Expense>(
      `SELECT ${COLUMNS} FROM expenses WHERE list_no = ${LIST_NO}
       ORDER BY date DESC, seq DESC LIMIT @limit`,
    ),
    count: database
      .prepare<[ListKey], number>("SELECT row_count FROM lists WHERE list = ?")
      .pluck(),
  };
}
