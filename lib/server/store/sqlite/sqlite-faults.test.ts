import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { readList } from "@/lib/testing/read-list";
import { openOneList } from "@/lib/testing/opened-list";
import { openSqliteStore } from "./sqlite-store";
import { newLunch } from "@/lib/testing/sample-expenses";

const folder = mkdtempSync(join(tmpdir(), "expenses-faults-"));
let files = 0;
const newFile = () => join(folder, `${++files}`, "expenses.db");
afterAll(() => rmSync(folder, { recursive: true }));

/** A store, and a connection to its file like that of another process. */
function openWithOther() {
  const path = newFile();
  const store = openOneList(openSqliteStore(path));
  const other = new Database(path, { timeout: 0 });
  onTestFinished(() => {
    other.close();
    return store.close();
  });
  return { path, store, other };
}

const fillWith = (count: number) => `
  WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${count - 1})
  INSERT INTO expenses (list_no, seq, id, date, category, description, amount_paise)
  SELECT 1, i, i, '2026-01-01', 'food', i, 100 FROM n`;

const outage = expect.objectContaining({
  name: "StoreError",
  code: "unavailable",
}) as Error;

describe("a file that is removed while it is open", () => {
  it("rejects every operation with unavailable until it is back", async () => {
    const { path, store } = openWithOther();
    await store.add(newLunch, "before");
    renameSync(path, `${path}.away`);
    for (const operation of [
      () => store.add(newLunch, "while removed"),
      () => store.replace("id", newLunch),
      () => store.restore("id", newLunch),
      () => store.remove("id"),
      () => store.newest(1),
      () => store.revision(),
      () => store.health(),
      () => readList(store),
    ])
      await expect(operation()).rejects.toEqual(outage);
    renameSync(`${path}.away`, path);
    await store.health();
    await store.add(newLunch, "after");
    expect(await readList(store)).toHaveLength(2);
  });

  it("rejects operations if only its write-ahead log is removed", async () => {
    const { path, store } = openWithOther();
    await store.add(newLunch, "before");
    rmSync(`${path}-wal`);
    await expect(store.add(newLunch, "after")).rejects.toEqual(outage);
    await expect(store.health()).rejects.toEqual(outage);
  });

  it("rejects operations if a new file with its name exists", async () => {
    const { path, store } = openWithOther();
    renameSync(path, `${path}.away`);
    await openSqliteStore(path).close();
    await expect(store.add(newLunch, "k")).rejects.toEqual(outage);
    await expect(store.health()).rejects.toEqual(outage);
  });
});

describe("a file that another process has locked", () => {
  it("can be read, and completes writes when it is unlocked", async () => {
    const { store, other } = openWithOther();
    other.exec("BEGIN IMMEDIATE");
    const added = store.add(newLunch, "k");
    const replaced = store.replace("id", newLunch);
    await store.health();
    expect(await readList(store)).toEqual([]);
    // Reads that wait for the lock would last until the writes are rejected.
    other.exec("ROLLBACK");
    await added;
    expect(await replaced).toBe("created");
    expect(await readList(store)).toHaveLength(2);
  });

  it("rejects writes after five seconds, without blocking the event loop", async () => {
    const { store, other } = openWithOther();
    other.exec("BEGIN IMMEDIATE");
    let longestTurn = 0;
    let lastTurn = performance.now();
    const turns = setInterval(() => {
      longestTurn = Math.max(longestTurn, performance.now() - lastTurn);
      lastTurn = performance.now();
    }, 1);
    const started = performance.now();
    const results = await Promise.allSettled([
      store.add(newLunch, "a"),
      store.add(newLunch, "b"),
      store.remove("c"),
    ]);
    clearInterval(turns);
    expect(results.map((result) => result.status)).toEqual(
      Array(3).fill("rejected"),
    );
    expect(performance.now() - started).toBeGreaterThan(4900);
    // SQLite's own busy timeout would block the event loop for five seconds.
    expect(longestTurn).toBeLessThan(4500);
    other.exec("ROLLBACK");
    expect(await readList(store)).toEqual([]);
    await store.add(newLunch, "a");
  }, 30_000);
});

describe("a list that is read slowly", () => {
  it("blocks WAL truncation for thirty seconds, and is complete after it", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { store, other } = openWithOther();
    // The start empties the log before this is known.
    await store.revision();
    other.exec(fillWith(12_000));
    const chunks = (await store.list()).json()[Symbol.asyncIterator]();
    let json = (await chunks.next()).value as string;
    const isWalPinned = () => {
      other.exec("UPDATE lists SET revision = revision");
      const [{ busy }] = other.pragma("wal_checkpoint(TRUNCATE)") as [
        { busy: number },
      ];
      return busy === 1;
    };
    expect(isWalPinned()).toBe(true);
    vi.advanceTimersByTime(30_000);
    expect(isWalPinned()).toBe(false);
    for await (const chunk of { [Symbol.asyncIterator]: () => chunks })
      json += chunk;
    expect(JSON.parse(json)).toHaveLength(12_000);
  });

  it("fails if the list changes after the thirty seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { store, other } = openWithOther();
    other.exec(fillWith(12_000));
    const chunks = (await store.list()).json()[Symbol.asyncIterator]();
    await chunks.next();
    vi.advanceTimersByTime(30_000);
    other.exec("DELETE FROM expenses WHERE id = '1'");
    await expect(chunks.next()).rejects.toEqual(outage);
  });
});

describe("the permissions of the file", () => {
  it("allow the owner only, also for its folder and its WAL", async () => {
    const { path, store } = openWithOther();
    await store.add(newLunch, "k");
    const mode = (path: string) => statSync(path).mode & 0o777;
    expect(mode(dirname(path))).toBe(0o700);
    const names = readdirSync(dirname(path));
    expect(names).toContain("expenses.db-wal");
    for (const name of names)
      expect(mode(join(dirname(path), name))).toBe(0o600);
  });
});

describe("a file of another program", () => {
  it.each([
    "CREATE TABLE notes (text)",
    "CREATE TABLE revision (text); PRAGMA user_version = 1",
  ])("is rejected and not changed (%s)", (statements) => {
    const path = newFile();
    mkdirSync(dirname(path));
    new Database(path).exec(statements).close();
    const before = readFileSync(path);
    expect(() => openSqliteStore(path)).toThrow(/another program/);
    expect(readFileSync(path).equals(before)).toBe(true);
  });
});
