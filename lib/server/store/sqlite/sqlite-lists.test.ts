import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, expect, it, onTestFinished, vi } from "vitest";
import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import { MAX_ROWS, ONE_LIST } from "@/lib/server/store/port";
import { listsOf, newDigest } from "@/lib/testing/opened-list";
import { readList } from "@/lib/testing/read-list";
import { newDinner, newLunch } from "@/lib/testing/sample-expenses";
import { openSqliteStore } from "./sqlite-store";

const folder = mkdtempSync(join(tmpdir(), "expenses-lists-"));
let files = 0;
afterAll(() => rmSync(folder, { recursive: true }));

async function openWithList() {
  const path = join(folder, `${++files}.db`);
  const store = openSqliteStore(path);
  onTestFinished(() => store.close());
  const digest = newDigest();
  const { id } = await listsOf(store).create(digest);
  return { path, store, digest, list: store.forList(id) };
}

const LONG = 20_000;

/** Adds rows to both lists, and returns a function that counts all rows of the file. */
function fillLists(path: string): () => number {
  const file = new Database(path);
  onTestFinished(() => void file.close());
  file.exec(`
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${LONG})
    INSERT INTO expenses (list_no, seq, id, date, category, description, amount_paise)
    SELECT list_no, i, i, '2026-01-01', 'food', i, 100 FROM n, lists`);
  const count = file.prepare<[], number>("SELECT count(*) FROM expenses");
  return () => count.pluck().get() ?? 0;
}

it("an erased list leaves no byte of its expenses in the file or its log", async () => {
  const { path, store, list } = await openWithList();
  const secret = { ...newLunch, description: "Unmistakable samosa" };
  for (let batch = 0; batch < 4; batch++)
    await list.addBatch(
      Array.from({ length: 500 }, (_, row) => ({
        key: `${batch} ${row}`,
        expense: secret,
      })),
    );
  await store.forList(ONE_LIST).add(newLunch, "k");
  const content = () =>
    readFileSync(path, "latin1") + readFileSync(`${path}-wal`, "latin1");
  expect(content()).toContain(secret.description);
  await list.erase();
  expect(content()).not.toContain(secret.description);
  expect(await readList(store.forList(ONE_LIST))).toHaveLength(1);
});

it("the log is emptied as soon as no reader needs it", async () => {
  const { path, list } = await openWithList();
  await list.add(newLunch, "k");
  const reader = new Database(path, { readonly: true });
  reader.exec("BEGIN; SELECT * FROM lists");
  reader.prepare("SELECT count(*) FROM lists").get();
  await list.erase();
  expect(statSync(`${path}-wal`).size).toBeGreaterThan(0);
  reader.close();
  await vi.waitFor(() => expect(statSync(`${path}-wal`).size).toBe(0), 5000);
});

it("the next start empties the log that a process killed after its last removal leaves", async () => {
  const { path, list } = await openWithList();
  const secret = { ...newLunch, description: "Unmistakable samosa" };
  await list.add(secret, "k");
  const reader = new Database(path, { readonly: true });
  onTestFinished(() => void reader.close());
  reader.exec("BEGIN");
  reader.prepare("SELECT count(*) FROM lists").get();
  await list.erase();
  const killed = `${path}.killed`;
  for (const end of ["", "-wal"]) copyFileSync(path + end, killed + end);
  const content = () =>
    ["", "-wal"].map((end) => readFileSync(killed + end, "latin1")).join("");
  expect(content()).toContain(secret.description);
  const next = openSqliteStore(killed);
  onTestFinished(() => next.close());
  await vi.waitFor(
    () => expect(content()).not.toContain(secret.description),
    5000,
  );
});

it("no row is removed from a list that is erased: the caller is told", async () => {
  const { list } = await openWithList();
  expect(await list.remove("id")).toBe(false);
  expect(await list.removeBatch(["id"])).toBe(0);
  await list.erase();
  const gone = { code: "list_gone" };
  await expect(list.remove("id")).rejects.toMatchObject(gone);
  await expect(list.removeBatch(["id"])).rejects.toMatchObject(gone);
});

it("other requests run while a long list is erased, and find nothing of it", async () => {
  const { path, store, digest, list } = await openWithList();
  const rows = fillLists(path);
  const erasing = list.erase();
  let isErased = false;
  let turns = 0;
  const turn = () => {
    turns += 1;
    if (!isErased) setImmediate(turn);
  };
  setImmediate(turn);
  expect(await listsOf(store).find(digest)).toBeUndefined();
  await expect(list.add(newLunch, "k")).rejects.toMatchObject({
    code: "list_gone",
  });
  await expect(list.remove("1")).rejects.toMatchObject({ code: "list_gone" });
  await store.forList(ONE_LIST).add(newLunch, "k");
  expect(rows()).toBeGreaterThan(LONG + 1);
  await erasing;
  isErased = true;
  expect(turns).toBeGreaterThan(LONG / 500);
  expect(rows()).toBe(LONG + 1);
});

it("a short list is erased before a long one that was first", async () => {
  const { path, store, list } = await openWithList();
  fillLists(path);
  const { id } = await listsOf(store).create(newDigest());
  const short = store.forList(id);
  await short.add(newLunch, "k");
  const ended: string[] = [];
  await Promise.all([
    list.erase().then(() => ended.push("long")),
    short.erase().then(() => ended.push("short")),
  ]);
  expect(ended).toEqual(["short", "long"]);
});

it("erasing the list of LISTS=one removes what it has at that time, and not what is added meanwhile", async () => {
  const { path, store } = await openWithList();
  const rows = fillLists(path);
  const list = store.forList(ONE_LIST);
  const revision = await list.revision();
  const erasing = list.erase();
  expect(await readList(list)).toEqual([]);
  expect(await list.revision()).not.toBe(revision);
  await list.add(newLunch, "k");
  const added = await readList(list);
  expect(added).toHaveLength(1);
  await erasing;
  expect(await readList(list)).toEqual(added);
  expect(rows()).toBe(LONG + 1);
});

it.each(["the next start", "the next prune"])(
  "what a killed process leaves of an erased list is removed by %s",
  async (when) => {
    const { path, store, list } = await openWithList();
    const rows = fillLists(path);
    const other = openSqliteStore(path);
    onTestFinished(() => other.close());
    const erasing = list.erase();
    await store.forList(ONE_LIST).count();
    await store.close();
    await expect(erasing).rejects.toMatchObject({ code: "unavailable" });
    expect(rows()).toBeGreaterThan(LONG);
    if (when === "the next prune") {
      const nobody = "1900-01-01" as CalendarDate;
      const prune = (dryRun: boolean) =>
        listsOf(other).prune(nobody, { dryRun });
      expect(await prune(true)).toBe(0);
      expect(await prune(false)).toBe(0);
      expect(rows()).toBe(LONG);
    } else {
      const next = openSqliteStore(path);
      onTestFinished(() => next.close());
      await vi.waitFor(() => expect(rows()).toBe(LONG), 20_000);
    }
    expect(await other.forList(ONE_LIST).count()).toBe(LONG);
  },
);

it("an erasure that fails is completed later", async () => {
  const { path, list } = await openWithList();
  const rows = fillLists(path);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const erasing = list.erase();
  renameSync(path, `${path}.away`);
  await expect(erasing).rejects.toMatchObject({ code: "unavailable" });
  renameSync(`${path}.away`, path);
  expect(rows()).toBe(LONG * 2);
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(() => expect(rows()).toBe(LONG), 20_000);
});

it("a full private list takes no more expenses, and the list of LISTS=one does", async () => {
  const { path, store, list } = await openWithList();
  const first = await list.add(newLunch, "first");
  const other = new Database(path);
  other.exec(`UPDATE lists SET row_count = ${MAX_ROWS}`);
  other.close();
  const full = { code: "list_full" };
  await expect(list.add(newLunch, "k")).rejects.toMatchObject(full);
  await expect(
    list.addBatch([{ key: "k", expense: newLunch }]),
  ).rejects.toMatchObject(full);
  await expect(list.replace("id", newLunch)).rejects.toMatchObject(full);
  const { expense } = await list.add(newLunch, "first");
  expect(expense).toEqual(first.expense);
  expect(await list.replace(expense._id ?? "", newDinner)).toBe("replaced");
  await store.forList(ONE_LIST).add(newLunch, "k");
});
