import { randomBytes } from "node:crypto";
import Database from "better-sqlite3";
import { newToken, tokenDigest } from "@/lib/server/http/list/list-token";
import { openSqliteStore } from "@/lib/server/store/sqlite/sqlite-store";
import { generateExpenses } from "../seed";

const LISTS_PER_TRANSACTION = 1000;
const ID_BYTES = 16;

/**
 * Creates a SQLite file with private lists, each with the same generated expenses
 * under other ids, and returns the cookies of the lists.
 */
export async function fillLists(
  path: string,
  { lists, rowsPerList }: { lists: number; rowsPerList: number },
): Promise<string[]> {
  await openSqliteStore(path).close();
  const database = new Database(path);
  // The file is not used before it is complete.
  for (const setting of [
    "journal_mode = MEMORY",
    "synchronous = OFF",
    "cache_size = -500000",
  ])
    database.pragma(setting);
  const triggers = removeTriggers(database);

  const newestFirst = [...generateExpenses(rowsPerList)].reverse();
  const insertList = database.prepare<[Buffer, Buffer, number, number]>(
    "INSERT INTO lists (list, token_digest, next_seq, row_count) VALUES (?, ?, ?, ?)",
  );
  const insertRow = database.prepare(
    `INSERT INTO expenses
       (list_no, date, seq, id, category, description, amount_paise)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const addList = (): string => {
    const token = newToken();
    const { lastInsertRowid: listNo } = insertList.run(
      randomBytes(16),
      Buffer.from(tokenDigest(token), "hex"),
      rowsPerList + 1,
      rowsPerList,
    );
    const ids = randomBytes(rowsPerList * ID_BYTES);
    newestFirst.forEach((expense, index) => {
      const { date, category, description, amountPaise } = expense;
      const from = index * ID_BYTES;
      const id = ids.toString("hex", from, from + ID_BYTES);
      const seq = rowsPerList - index;
      insertRow.run(listNo, date, seq, id, category, description, amountPaise);
    });
    return `list=${token}`;
  };
  const addLists = database.transaction((count: number) =>
    Array.from({ length: count }, addList),
  );

  const cookies: string[] = [];
  while (cookies.length < lists) {
    const count = Math.min(LISTS_PER_TRANSACTION, lists - cookies.length);
    cookies.push(...addLists(count));
  }
  for (const sql of triggers) database.exec(sql);
  database.pragma("journal_mode = WAL");
  database.close();
  return cookies;
}

/** Removes the triggers, which would run for each row, and returns their SQL. */
function removeTriggers(database: Database.Database): string[] {
  const triggers = database
    .prepare<[], { name: string; sql: string }>(
      "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'",
    )
    .all();
  for (const { name } of triggers) database.exec(`DROP TRIGGER ${name}`);
  return triggers.map(({ sql }) => sql);
}
