import "server-only";
import { setImmediate } from "node:timers/promises";
import Database from "better-sqlite3";
import { StoreError } from "@/lib/server/store/port";
import { withStoreErrors } from "./sqlite-error";
import { type ListKey, prepareRevision } from "./sqlite-lists";

const PAGE_ROWS = 5000;
const READER_BUSY_MS = 100;
/** Rows are read in the order of the file; better-sqlite3 would cache 16 MB. */
const CACHE_KIB = 1024;
const TRANSACTION_LIMIT_MS = 30_000;

/** Pages begin after a cursor, in descending order (keyset pagination). */
type Cursor = { date: string; seq: number };
// "~" sorts after every date.
const START: Cursor = { date: "~", seq: 0 };
const END: Cursor = { date: "", seq: 0 };

/**
 * One list as JSON, built by SQLite one page at a time, so that other requests
 * run between pages. All pages are read in one transaction on a separate
 * connection. An open transaction prevents WAL truncation, so it ends after 30
 * seconds; afterwards reading fails if the list has changed.
 */
export async function* readJson(
  main: Database.Database,
  list: ListKey,
  pageRows = PAGE_ROWS,
) {
  const reader = withStoreErrors(() => openReader(main, list, pageRows));
  // A timer never fires while a page is read, which is synchronous.
  const timer = setTimeout(
    () => reader.database.exec("COMMIT"),
    TRANSACTION_LIMIT_MS,
  );
  try {
    let from = START;
    let prefix = "[";
    for (;;) {
      const { end, rows } = withStoreErrors(() => reader.readPage(from));
      if (rows) {
        yield prefix + rows;
        prefix = ",";
      }
      if (!end) break;
      from = end;
      await setImmediate();
    }
    yield prefix === "[" ? "[]" : "]";
  } finally {
    clearTimeout(timer);
    reader.database.close();
  }
}

function openReader(main: Database.Database, list: ListKey, pageRows: number) {
  if (!main.open) throw new TypeError("The database connection is not open");
  const database = new Database(main.name, {
    readonly: true,
    fileMustExist: true,
    timeout: READER_BUSY_MS,
  });
  try {
    database.pragma(`cache_size = -${CACHE_KIB}`);
    database.exec("BEGIN");
    return { database, readPage: preparePages(database, list, pageRows) };
  } catch (error) {
    database.close();
    throw error;
  }
}

function preparePages(
  database: Database.Database,
  list: ListKey,
  pageRows: number,
) {
  const readRevision = prepareRevision(database);
  const revision = readRevision(list);
  const listNo = database
    .prepare<[ListKey], number>("SELECT list_no FROM lists WHERE list = ?")
    .pluck()
    .get(list);
  const findPageEnd = database.prepare<[Cursor], Cursor>(
    `SELECT date, seq FROM expenses
     WHERE list_no = ${listNo} AND (date, seq) < (@date, @seq)
     ORDER BY date DESC, seq DESC LIMIT 1 OFFSET ${pageRows - 1}`,
  );
  const readRows = database
    .prepare<[string, number, string, number], string>(
      `SELECT json_group_array(json_object(
         '_id', id, 'date', date, 'category', category,
         'description', description,
         'amount', iif(amount_paise % 100, amount_paise / 100.0, amount_paise / 100)
       ))
       FROM (
         SELECT * FROM expenses
         WHERE list_no = ${listNo} AND (date, seq) < (?, ?) AND (date, seq) >= (?, ?)
         ORDER BY date DESC, seq DESC
       )`,
    )
    .pluck();

  return database.transaction((from: Cursor) => {
    if (readRevision(list) !== revision)
      throw new StoreError(
        "unavailable",
        "The list changed while it was read. Try again.",
      );
    const end = findPageEnd.get(from);
    const to = end ?? END;
    const json = readRows.get(from.date, from.seq, to.date, to.seq);
    return { end, rows: json?.slice(1, -1) };
  });
}
