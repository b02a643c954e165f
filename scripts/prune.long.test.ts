import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import Database from "better-sqlite3";
import { afterAll, describe, expect, it } from "vitest";
import { createMongoClient } from "@/lib/server/store/mongo/mongo-client";
import { openMongoStore } from "@/lib/server/store/mongo/mongo-store";
import type { ExpenseStore } from "@/lib/server/store/port";
import { openSqliteStore } from "@/lib/server/store/sqlite/sqlite-store";
import { createTestDatabases } from "@/lib/testing/mongo-test-databases";
import { listsOf, newDigest, openList } from "@/lib/testing/opened-list";
import { readList } from "@/lib/testing/read-list";
import { newLunch } from "@/lib/testing/sample-expenses";

const execFileAsync = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "expenses-prune-"));
afterAll(() => rmSync(folder, { recursive: true }));
const mongoUri = process.env["MONGODB_TEST_URI"] ?? "";

async function prune(
  variables: Record<string, string>,
  ...options: string[]
): Promise<string> {
  const { stdout } = await execFileAsync(
    process.execPath,
    [
      ...["--conditions=react-server", "--import", "tsx"],
      ...["scripts/prune.ts", ...options],
    ],
    {
      env: {
        ...process.env,
        LISTS: "",
        SQLITE_PATH: "",
        MONGODB_URI: "",
        EXPENSES_HOST: "",
        ...variables,
      },
    },
  );
  return stdout;
}

/** A private list with one expense. */
async function addList(store: ExpenseStore) {
  const { id } = await listsOf(store).create(newDigest());
  const list = openList(store, id);
  await list.add(newLunch, "key");
  return { id, list };
}

const dayBefore = (days: number) =>
  new Date(Date.now() - days * 24 * 3600 * 1000).toISOString().slice(0, 10);

/** Lists that were last used that many days ago, and ONE_LIST with one expense. */
async function expectPruned(
  store: ExpenseStore,
  variables: Record<string, string>,
  setUsedOn: (id: string, date: string) => unknown,
) {
  const recent = await addList(store);
  const unused = await addList(store);
  const old = await addList(store);
  await setUsedOn(unused.id, dayBefore(402));
  await setUsedOn(old.id, dayBefore(60));

  expect(await prune(variables)).toMatch(
    /^1 private list last used before .*Nothing was removed/,
  );
  expect(await readList(unused.list)).toHaveLength(1);
  expect(await prune(variables, "--delete")).toMatch(
    /^Removed 1 private list last used/,
  );
  await expect(unused.list.add(newLunch, "k")).rejects.toMatchObject({
    code: "list_gone",
  });
  expect(await prune(variables, "--delete")).toMatch(/^Removed 0 private/);
  expect(await prune(variables, "--days", "50")).toMatch(/^1 private list/);
  for (const { list } of [recent, old])
    expect(await readList(list)).toHaveLength(1);
}

it("removes unused lists of a SQLite file that a server has open, and no other row", async () => {
  const path = join(folder, "expenses.db");
  const store = openSqliteStore(path);
  const database = new Database(path);
  await expectPruned(store, { SQLITE_PATH: path }, (id, date) =>
    database
      .prepare("UPDATE lists SET used_on = ? WHERE list = ?")
      .run(date, Buffer.from(id, "hex")),
  );
  database.close();
  await store.close();
});

describe.skipIf(!mongoUri)("with MongoDB", () => {
  const { client, newDatabaseName } = createTestDatabases(
    mongoUri || "mongodb://none",
  );

  it("removes unused lists, and no other document", async () => {
    const name = newDatabaseName();
    const store = openMongoStore(createMongoClient(mongoUri), name);
    const lists = client
      .db(name)
      .collection<{ _id: string; usedOn: string }>("lists");
    await expectPruned(
      store,
      { MONGODB_URI: mongoUri, MONGODB_DB: name },
      async (_id, usedOn) => {
        const list = await lists.findOne({ _id });
        await lists.replaceOne({ _id }, { ...list, usedOn });
      },
    );
    await store.close();
  });
});

it("never removes the list of LISTS=one", async () => {
  const path = join(folder, "one.db");
  const store = openSqliteStore(path);
  const database = new Database(path);
  database.exec("UPDATE lists SET used_on = '2000-01-01'");
  database.close();
  await store.close();
  expect(await prune({ SQLITE_PATH: path }, "--delete")).toMatch(/^Removed 0/);
});

it("explains its options after one that it does not know", async () => {
  const options = ["--days=0", "--days=1.5", "--day=5"];
  await Promise.all(
    options.map((option) =>
      expect(
        prune({ SQLITE_PATH: join(folder, "expenses.db") }, option),
      ).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^Pass whole days, [^\n]+\n$/) as string,
      }),
    ),
  );
});

it("reports a store that it cannot prune in one line, and creates no file", async () => {
  const missing = join(folder, "missing.db");
  const failures: [Record<string, string>, RegExp][] = [
    [{ SQLITE_PATH: missing }, /^There is no database at [^\n]+\n$/],
    [
      { EXPENSES_HOST: "https://expenses.example.com" },
      /^An upstream host has no private lists\.\n$/,
    ],
    [
      { EXPENSES_HOST: "https://e.example", MONGODB_URI: "mongodb://m" },
      /^EXPENSES_HOST and MONGODB_URI are both set[^\n]+\n$/,
    ],
    [
      { MONGODB_URI: "mongodb://127.0.0.1:9" },
      /^The unused lists could not be removed: [^\n]+\n$/,
    ],
  ];
  for (const [variables, reason] of failures)
    await expect(prune(variables)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(reason) as string,
    });
  expect(existsSync(missing)).toBe(false);
});
