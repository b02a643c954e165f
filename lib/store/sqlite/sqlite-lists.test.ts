import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, expect, it, onTestFinished, vi } from "vitest";
import { MAX_ROWS, ONE_LIST } from "@/lib/store/port";
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
  const { id } = await listsOf(store).create(newDigest());
  return { path, store, list: store.forList(id) };
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
  expect(await list.add(newLunch, "first")).toEqual(first);
  expect(await list.replace(first._id ?? "", newDinner)).toBe("replaced");
  await store.forList(ONE_LIST).add(newLunch, "k");
});
