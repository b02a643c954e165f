import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import type { Bench } from "./bench";
import { fillLists } from "./fill-lists";
import { type ListFixture, type Size, takeInTurn } from "./list-fixture";

/** A new SQLite file with private lists, and a server that uses it. */
export async function openSqliteLists(
  { folder, serve, addCleanup }: Bench,
  size: Size,
): Promise<ListFixture> {
  const path = join(folder, `${size.lists}-lists-of-${size.rowsPerList}.db`);
  const cookies = await fillLists(path, size);
  const database = new Database(path);
  addCleanup(async () => database.close());
  const changeRevision = database.prepare<[number]>(
    "UPDATE lists SET revision = hex(randomblob(8)) WHERE list_no = ?",
  );
  // The first list is ONE_LIST.
  const numbers = new Map(cookies.map((cookie, index) => [cookie, index + 2]));
  const variables = { SQLITE_PATH: path, LISTS: "private" };
  return {
    variables,
    server: await serve(variables),
    next: takeInTurn(cookies),
    expire: async (cookie) => {
      changeRevision.run(numbers.get(cookie) ?? 0);
    },
    bytes: async () => statSync(path).size,
    dropPageCache: () => {
      // Removes the file from the page cache of Linux.
      const args = [`if=${path}`, "of=/dev/null", "iflag=nocache", "count=0"];
      execFileSync("dd", [...args, "status=none"]);
    },
  };
}
