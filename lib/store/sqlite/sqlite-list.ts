import "server-only";
import { setImmediate } from "node:timers/promises";
import Database from "better-sqlite3";
import { StoreError } from "@/lib/store/port";
import { translating } from "./sqlite-error";

const PAGE_ROWS = 5000;
const READER_BUSY_MS = 100;
/** A client that reads slowly keeps SQLite from shortening its log for so long. */
const PIN_MS = 30_000;

type Place = { date: string; position: number };
const BEFORE_ALL: Place = { date: "~", position: 0 };
const AFTER_ALL: Place = { date: "", position: 0 };

/**
 * The list as JSON that SQLite writes, page by page so that other requests get
 * their turn, all pages as of one moment: in a transaction, and so on a
 * connection of its own. The transaction ends after 30 seconds; from then on
 * the reading goes on while the list stays as it was, and else breaks off.
 */
export async function* readJson(main: Database.Database) {
  const database = translating(() => openReader(main));
  // Never while a page is read, which is one turn of the event loop.
  const unpin = setTimeout(() => database.exec("COMMIT"), PIN_MS);
  try {
    const readRevision = database
      .prepare<[], string>("SELECT value FROM revision")
      .pluck();
    const revision = translating(() => readRevision.get());
    const findPageEnd = database.prepare<[Place], Place>(
      `SELECT date, position FROM expenses
       WHERE (date, position) < (@date, @position)
       ORDER BY date DESC, position DESC LIMIT 1 OFFSET ${PAGE_ROWS - 1}`,
    );
    const readPage = database
      .prepare<[string, number, string, number], string>(
        `SELECT json_group_array(json_object(
           '_id', id, 'date', date, 'category', category,
           'description', description,
           'amount', iif(amount_paise % 100, amount_paise / 100.0, amount_paise / 100)
         ))
         FROM (
           SELECT * FROM expenses
           WHERE (date, position) < (?, ?) AND (date, position) >= (?, ?)
           ORDER BY date DESC, position DESC
         )`,
      )
      .pluck();

    const readNext = database.transaction((from: Place) => {
      if (readRevision.get() !== revision)
        throw new StoreError(
          "unavailable",
          "The list changed while it was read. Try again.",
        );
      const end = findPageEnd.get(from);
      const to = end ?? AFTER_ALL;
      const page = readPage.get(from.date, from.position, to.date, to.position);
      return { end, rows: page?.slice(1, -1) };
    });

    let from = BEFORE_ALL;
    let opening = "[";
    for (;;) {
      const { end, rows } = translating(() => readNext(from));
      if (rows) {
        yield opening + rows;
        opening = ",";
      }
      if (!end) break;
      from = end;
      await setImmediate();
    }
    yield opening === "[" ? "[]" : "]";
  } finally {
    clearTimeout(unpin);
    database.close();
  }
}

function openReader(main: Database.Database): Database.Database {
  if (!main.open) throw new TypeError("The database connection is not open");
  const reader = new Database(main.name, {
    readonly: true,
    fileMustExist: true,
    timeout: READER_BUSY_MS,
  });
  reader.exec("BEGIN");
  return reader;
}
