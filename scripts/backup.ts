import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
} from "node:fs";
import { resolve } from "node:path";
import Database from "better-sqlite3";
import { storeSettings } from "@/lib/server/env";
import { loadEnvFiles } from "./env-files.mjs";

loadEnvFiles();

const [name] = process.argv.slice(2);
if (!name) fail("Pass the path of the copy: npm run backup -- FILE");
const target = resolve(name);
if (existsSync(target)) fail(`${target} already exists.`);

const settings = storeSettings();
if (settings.adapter !== "sqlite")
  fail("This command copies the embedded store (SQLite) only.");
const source = resolve(settings.path);
if (!existsSync(source)) fail(`There is no database at ${source}.`);

try {
  copy(source, target);
} catch (error) {
  fail(
    `The copy failed: ${error instanceof Error ? error.message : String(error)}. ${target} was not written.`,
  );
}
console.log(`Copied ${source} to ${target}.`);

/** Writes a consistent snapshot of the database, also while a server writes to it. */
function copy(source: string, target: string): void {
  const unfinished = `${target}.part`;
  rmSync(unfinished, { force: true });
  // Created here because SQLite would create a file that every user can read.
  closeSync(openSync(unfinished, "wx", 0o600));
  try {
    const database = new Database(source, { readonly: true });
    database.prepare("VACUUM INTO ?").run(unfinished);
    database.close();
    // Written to disk before the rename, so that a crash leaves no partial copy.
    const file = openSync(unfinished, "r+");
    fsyncSync(file);
    closeSync(file);
    renameSync(unfinished, target);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}
