import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, describe, expect, it } from "vitest";
import { openOneList } from "@/lib/testing/opened-list";
import { openSqliteStore } from "./sqlite-store";
import { readList } from "@/lib/testing/read-list";
import { describeStoreContract } from "@/lib/testing/store-contract";
import { newLunch } from "@/lib/testing/sample-expenses";
import { toJson } from "@/lib/domain/wire/expense-json";

const folder = mkdtempSync(join(tmpdir(), "expenses-"));
let files = 0;
const newFile = () => join(folder, `${++files}`, "expenses.db");

afterAll(() => rmSync(folder, { recursive: true }));

describeStoreContract("SQLite", { open: () => openSqliteStore(newFile()) });

describe("the SQLite file", () => {
  it("has the same rows after it is closed and opened again", async () => {
    const path = newFile();
    const before = openOneList(openSqliteStore(path));
    const { expense } = await before.add(newLunch, "k");
    const revision = await before.revision();
    await before.close();

    const after = openOneList(openSqliteStore(path));
    expect(await readList(after)).toEqual([toJson(expense)]);
    expect(await after.revision()).toBe(revision);
    expect(await after.add(newLunch, "k")).toEqual({ expense, isReplay: true });
    await after.close();
  });

  it.each([
    ["the file", { file: 0o444, folder: 0o777 }],
    ["the folder, where the log is written", { file: 0o666, folder: 0o555 }],
    ["the folder, without a file", { folder: 0o555 }],
  ])(
    "is rejected at opening, with user and path, when the user cannot write to %s",
    async (_, { file, folder }: { file?: number; folder: number }) => {
      const path = newFile();
      await openSqliteStore(path).close();
      if (file === undefined) rmSync(path);
      else chmodSync(path, file);
      chmodSync(dirname(path), folder);
      chmodSync(dirname(dirname(path)), 0o777);
      // Root can write everywhere: the process switches to nobody (65534) after loading.
      const opening = `
        import Database from "better-sqlite3";
        import { openSqliteStore } from "./lib/server/store/sqlite/sqlite-store.ts";
        new Database(":memory:");
        if (process.getuid() === 0) process.setuid(65534);
        try {
          openSqliteStore(${JSON.stringify(path)});
        } catch (error) {
          console.log(process.getuid(), error.code, error.cause.message);
        }`;
      const { stdout } = spawnSync(
        process.execPath,
        ["--conditions=react-server", "--import", "tsx", "--input-type=module"],
        { encoding: "utf8", input: opening },
      );
      chmodSync(dirname(path), 0o777);
      const [, user] = /^(\d+) /.exec(stdout) ?? [];
      expect(stdout).toMatch(
        new RegExp(
          `^${user} unavailable The user ${user} cannot write to ${path}: EACCES: permission denied.*\n$`,
        ),
      );
    },
  );

  it("is in WAL mode and has the version of its schema", async () => {
    const path = newFile();
    await openSqliteStore(path).close();
    const file = new Database(path, { readonly: true });
    expect(file.pragma("journal_mode", { simple: true })).toBe("wal");
    expect(file.pragma("user_version", { simple: true })).toBe(4);
    file.close();
  });

  it("has the rows and the new revision of another process", async () => {
    const path = newFile();
    const ours = openOneList(openSqliteStore(path));
    const theirs = openOneList(openSqliteStore(path));
    const revision = await ours.revision();
    const { expense } = await theirs.add(newLunch, "k");
    expect(await readList(ours)).toEqual([toJson(expense)]);
    expect(await ours.revision()).not.toBe(revision);
    await ours.close();
    await theirs.close();
  });

  it("lists many pages in order, in one transaction", async () => {
    const path = newFile();
    const store = openOneList(openSqliteStore(path));
    const file = new Database(path);
    const count = 12_003;
    file.exec(`
      WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${count - 1})
      INSERT INTO expenses (list_no, seq, id, date, category, description, amount_paise)
      SELECT 1, i, i, date('2026-01-01', (i % 7) || ' days'), 'food', i, i + 1 FROM n
    `);
    let json = "";
    let chunks = 0;
    for await (const chunk of (await store.list()).json()) {
      json += chunk;
      // Changes during the read, on either connection, are not in this list.
      if (++chunks === 1) {
        await store.add(newLunch, "during the read");
        file.exec("DELETE FROM expenses WHERE id = '0'");
      }
    }
    file.close();
    const rows = JSON.parse(json) as { _id: string; amount: number }[];
    const expected = Array.from({ length: count }, (_, i) => i).sort(
      (a, b) => (b % 7) - (a % 7) || b - a,
    );
    expect(rows.map(({ _id }) => Number(_id))).toEqual(expected);
    expect(rows.map(({ amount }) => amount)).toEqual(
      expected.map((i) => (i + 1) / 100),
    );
    expect(await readList(store)).toHaveLength(count);
    let smallPages = "";
    for await (const page of (await store.list()).json(100)) {
      smallPages += page;
      expect(page.match(/_id/g)?.length ?? 0).toBeLessThanOrEqual(100);
    }
    expect(JSON.parse(smallPages)).toHaveLength(count);
    await store.close();
  });

  it("lets the event loop run between two pages", async () => {
    const path = newFile();
    const store = openOneList(openSqliteStore(path));
    const file = new Database(path);
    file.exec(`
      WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 19999)
      INSERT INTO expenses (list_no, seq, id, date, category, description, amount_paise)
      SELECT 1, i, i, '2026-01-01', 'food', i, 100 FROM n
    `);
    file.close();
    let turns = 0;
    let isReading = true;
    const turn = () => {
      turns++;
      if (isReading) setImmediate(turn);
    };
    setImmediate(turn);
    expect(await readList(store)).toHaveLength(20_000);
    isReading = false;
    expect(turns).toBeGreaterThanOrEqual(3);
    await store.close();
  });

  it.each([
    ["2026-02-30", "food", "x", 1],
    ["1899-12-31", "food", "x", 1],
    ["2026-01-05", "rent", "x", 1],
    ["2026-01-05", "food", "", 1],
    ["2026-01-05", "food", "x".repeat(501), 1],
    ["2026-01-05", "food", "x", 0],
    ["2026-01-05", "food", "x", 1_000_000_001],
    ["2026-01-05", "food", "x", 1.5],
    ["2026-01-05", "food", "x", "much"],
    [null, "food", "x", 1],
  ])(
    "rejects a row of %j, %j, %j, %j by its own constraints",
    async (...row) => {
      const path = newFile();
      await openSqliteStore(path).close();
      const file = new Database(path);
      const insert = file.prepare(
        "INSERT INTO expenses (list_no, seq, id, date, category, description, amount_paise) VALUES (1, 1, 'id', ?, ?, ?, ?)",
      );
      expect(() => insert.run(...row)).toThrow(
        /constraint|datatype|cannot store/,
      );
      file.close();
    },
  );

  it("is rejected when a newer version of the app has written it", async () => {
    const path = newFile();
    await openSqliteStore(path).close();
    const file = new Database(path);
    file.pragma("user_version = 99");
    file.close();
    expect(() => openSqliteStore(path)).toThrow(/schema 99/);
  });

  it("is unavailable, with the path and the reason, when it is no database or cannot be created", () => {
    const noDatabase = join(folder, "no-database");
    writeFileSync(noDatabase, "Dear diary, ".repeat(100));
    for (const [path, reason] of [
      [noDatabase, /no-database: file is not a database/],
      [
        join(noDatabase, "expenses.db"),
        /^The user \d+ cannot write to .*no-database\/expenses\.db: (ENOTDIR|EEXIST)/,
      ],
      [folder, /EISDIR/],
    ] as const)
      expect(() => openSqliteStore(path)).toThrow(
        expect.objectContaining({
          name: "StoreError",
          code: "unavailable",
          cause: expect.objectContaining({
            message: expect.stringMatching(reason) as string,
          }) as Error,
        }),
      );
  });
});
