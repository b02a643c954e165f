import { execFile } from "node:child_process";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import Database from "better-sqlite3";
import { afterAll, expect, it } from "vitest";
import { openOneList } from "@/lib/testing/opened-list";
import { readList } from "@/lib/testing/read-list";
import { openSqliteStore } from "@/lib/server/store/sqlite/sqlite-store";
import { newLunch } from "@/lib/testing/sample-expenses";

const execFileAsync = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "expenses-backup-"));
afterAll(() => rmSync(folder, { recursive: true }));

const backUp = (source: string, target: string) =>
  execFileAsync(
    process.execPath,
    [
      "--conditions=react-server",
      "--import",
      "tsx",
      "scripts/backup.ts",
      target,
    ],
    {
      env: {
        ...process.env,
        SQLITE_PATH: source,
        MONGODB_URI: "",
        EXPENSES_HOST: "",
      },
    },
  );

it("copies a consistent snapshot while the database is written to", async () => {
  const source = join(folder, "expenses.db");
  const target = join(folder, "copy.db");
  const store = openOneList(openSqliteStore(source));
  for (let i = 0; i < 100; i += 1) await store.add(newLunch, `before ${i}`);
  const before = (await readList(store)).map(({ _id }) => _id);

  let isCopying = true;
  const copying = backUp(source, target).finally(() => (isCopying = false));
  for (let i = 0; isCopying; i += 1) {
    await store.add(newLunch, `during ${i}`);
    await new Promise(setImmediate);
  }
  expect((await copying).stdout).toContain(target);

  const written = new Database(target, { readonly: true });
  expect(written.pragma("integrity_check", { simple: true })).toBe("ok");
  written.close();
  const restored = openOneList(openSqliteStore(target));
  const all = (await readList(store)).map(({ _id }) => _id);
  const copied = (await readList(restored)).map(({ _id }) => _id);
  // Newest first: the copy ends with the oldest rows and has no gap.
  expect(copied).toEqual(all.slice(-copied.length));
  expect(copied.slice(-before.length)).toEqual(before);
  expect(await restored.add(newLunch, "before 0")).toEqual({
    expense: { _id: before.at(-1), ...newLunch },
    isReplay: true,
  });
  await restored.close();
  await store.close();
  expect(readdirSync(folder).filter((name) => /part/.test(name))).toEqual([]);
});

it("does not overwrite an existing file, and does not create a missing database", async () => {
  const source = join(folder, "other.db");
  const target = join(folder, "other-copy.db");
  await expect(backUp(source, target)).rejects.toMatchObject({
    code: 1,
    stderr: `There is no database at ${source}.\n`,
  });
  expect(existsSync(source)).toBe(false);
  await openSqliteStore(source).close();
  await backUp(source, target);
  await expect(backUp(source, target)).rejects.toMatchObject({
    code: 1,
    stderr: `${target} already exists.\n`,
  });
});

it("reports a failed copy in one line, and leaves no file behind", async () => {
  const source = join(folder, "third.db");
  await openSqliteStore(source).close();
  const target = join(folder, "no", "such", "folder", "copy.db");
  await expect(backUp(source, target)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The copy failed: [^\n]+\n$/) as string,
  });
  const another = join(folder, "no-database.db");
  writeFileSync(another, "Dear diary, ".repeat(100));
  const copy = join(folder, "copy-of-no-database.db");
  await expect(backUp(another, copy)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The copy failed: [^\n]+\n$/) as string,
  });
  expect(existsSync(copy)).toBe(false);
  expect(readdirSync(folder).filter((name) => /part/.test(name))).toEqual([]);
});

it("makes the copy readable by its owner only", async () => {
  const source = join(folder, "fourth.db");
  await openSqliteStore(source).close();
  const target = join(folder, "fourth-copy.db");
  await backUp(source, target);
  expect(statSync(target).mode & 0o777).toBe(0o600);
});
