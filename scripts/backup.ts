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
import { storeSettings } from "@/lib/env";
import { loadEnvFiles } from "./env-files.mjs";

loadEnvFiles();

const [name] = process.argv.slice(2);
if (!name) fail("Say where the copy goes: npm run backup -- FILE");
const target = resolve(name);
if (existsSync(target)) fail(`${target} exists already.`);

const settings = storeSettings();
if (settings.adapter !== "sqlite")
  fail("Only the embedded store is copied by this command.");
const source = resolve(settings.path);
if (!existsSync(source)) fail(`There are no expenses at ${source}.`);

try {
  copy(source, target);
} catch (error) {
  fail(
    `The copy failed: ${error instanceof Error ? error.message : String(error)}. There is no copy at ${target}.`,
  );
}
console.log(`The expenses of ${source} are in ${target}.`);

/** Copies the file as of one moment, also while a server writes to it. */
function copy(source: string, target: string): void {
  const unfinished = `${target}.part`;
  rmSync(unfinished, { force: true });
  // Made before SQLite would make it for everybody to read.
  closeSync(openSync(unfinished, "wx", 0o600));
  try {
    const database = new Database(source, { readonly: true });
    database.prepare("VACUUM INTO ?").run(unfinished);
    database.close();
    // On the disk before it has its name.
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
