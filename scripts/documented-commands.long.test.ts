import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, it } from "vitest";
import {
  backupCommands,
  shellCommands,
  testedCommands,
} from "./testing/shell-commands";

/** Leaves the deletion in the write-ahead log. */
const DELETE_AND_CRASH = `
  new (require("better-sqlite3"))(process.argv[1]).exec("DELETE FROM expenses");
  process.kill(process.pid, "SIGKILL");
`;

it("the documented commands seed, back up, restore and prune the SQLite file", () => {
  const folder = mkdtempSync(join(tmpdir(), "expenses-documents-"));
  const file = join(folder, "expenses.db");
  const run = (script: string) =>
    execFileSync("sh", ["-ec", script], {
      env: {
        ...process.env,
        SQLITE_PATH: file,
        MONGODB_URI: "",
        EXPENSES_HOST: "",
      },
    });
  const count = () => {
    const database = new Database(file);
    const rows = database
      .prepare("SELECT count(*) FROM expenses")
      .pluck()
      .get();
    database.close();
    return rows;
  };
  const [seed = ""] =
    /npm run seed -- \d+/.exec(readFileSync("CONTRIBUTING.md", "utf8")) ?? [];
  const { backup, restore } = backupCommands(file, join(folder, "backup.db"));
  try {
    run(seed);
    expect(count()).toBe(10_000);
    run(backup);
    spawnSync(process.execPath, ["-e", DELETE_AND_CRASH, file]);
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
    run(restore);
    expect(count()).toBe(10_000);
    const output = run(shellCommands("docs/stores.md", "Unused lists"));
    expect(String(output)).toContain("Removed 0 private lists");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it("the documented command computes the tables of docs/scaling.md as they are", () => {
  const document = "docs/scaling.md";
  const before = readFileSync(document, "utf8");
  execFileSync("sh", ["-ec", testedCommands(document).join("\n")]);
  expect(readFileSync(document, "utf8")).toBe(before);
});
