import "server-only";
import type { Database } from "better-sqlite3";
import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import type { ListKey } from "./sqlite-lists";

/** Removed in one transaction, which takes about 10 ms. */
const ROWS_AT_ONCE = 500;

/** All private lists but the hidden ones have a token. */
const IS_HIDDEN = "token_digest IS NULL AND list <> x''";
const HIDE = `UPDATE lists SET list = randomblob(16), token_digest = NULL,
  previous_digest = NULL, rotation = NULL, reader_digest = NULL, reader_salt = NULL`;

/**
 * Transactions that hide lists and remove the hidden ones. A hidden list has an id
 * that nobody knows and no token, so no request finds it.
 */
export function prepareHiddenLists(database: Database) {
  const hideList = database
    .prepare<[ListKey], number>(`${HIDE} WHERE list = ? RETURNING list_no`)
    .pluck();
  const hideUnused = database.prepare<[ListKey, CalendarDate]>(
    `${HIDE} WHERE list = ? AND used_on < ?`,
  );
  const addOneList = database.prepare("INSERT INTO lists (list) VALUES (x'')");
  const findHidden = database
    .prepare<[{ listNo: number | null }], number>(
      `SELECT list_no FROM lists
       WHERE ${IS_HIDDEN} AND ifnull(list_no = @listNo, TRUE) LIMIT 1`,
    )
    .pluck();
  const removeRows = database.prepare<[number, number]>(
    "DELETE FROM expenses WHERE list_no = ? LIMIT ?",
  );
  const removeList = database.prepare<[number]>(
    "DELETE FROM lists WHERE list_no = ?",
  );

  return {
    /** Returns the number of the hidden list; undefined if there is no such list. */
    hide: database.transaction((list: ListKey) => {
      const listNo = hideList.get(list);
      if (list.length === 0) addOneList.run();
      return listNo;
    }),
    /** Hides those lists that were last used before the date, and returns how many. */
    hideUnused: database.transaction(
      (lists: readonly ListKey[], usedBefore: CalendarDate) =>
        lists.filter((list) => hideUnused.run(list, usedBefore).changes === 1)
          .length,
    ),
    isAnyHidden: () => findHidden.get({ listNo: null }) !== undefined,
    /**
     * Removes the first rows of the hidden list, or of all hidden lists, and lists
     * that have no rows left. Returns false when nothing is left.
     */
    removeSome: database.transaction((listNo: number | null) => {
      for (let room = ROWS_AT_ONCE; room > 0;) {
        const hidden = findHidden.get({ listNo });
        if (hidden === undefined) return false;
        room -= removeRows.run(hidden, room).changes;
        if (room > 0) room -= removeList.run(hidden).changes;
      }
      return true;
    }),
  };
}
