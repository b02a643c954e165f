import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import Database from "better-sqlite3";
import { isBuildCurrent } from "@/scripts/build/build.mjs";
import { freePort } from "@/scripts/testing/start-server";
import { UNSET_VARIABLES } from "@/scripts/testing/unset-variables.mjs";

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "expenses-start-"));
  // Otherwise npm start would build while the servers of other tests use the build.
  expect(isBuildCurrent(), "run npm test or npm run build first").toBe(true);
});
test.afterAll(() => rmSync(folder, { recursive: true }));

/** Starts the app with npm's script, on a free port. */
async function start(variables: Record<string, string>) {
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      ...UNSET_VARIABLES,
      PORT: `${await freePort()}`,
      ...variables,
    },
  });
  return {
    child,
    exited: once(child, "exit"),
    errorOutput: text(child.stderr),
  };
}

test("npm start says where the app runs, and stops at a signal", async () => {
  for (const variables of [
    // A loopback address.
    { HOSTNAME: "::ffff:127.0.0.1" },
    { TRUST_PROXY: "1", ALLOWED_HOSTS: "kharcha.example" },
  ]) {
    const { child, exited, errorOutput } = await start({
      SQLITE_PATH: join(folder, "expenses.db"),
      ...variables,
    });
    let output = "";
    for await (const text of child.stdout) {
      output += String(text);
      if (output.includes("Data")) break;
    }
    child.kill();
    expect(await exited, await errorOutput).toEqual([0, null]);
    expect(output).toContain("Campus Kharcha is running.");
  }
});

// Other reasons: lib/server/env.test.ts and lib/server/store/sqlite/sqlite-store.test.ts.
test("npm start reports a store that cannot be opened in one line, and fails", async () => {
  const path = join(folder, "newer.db");
  new Database(path).exec("PRAGMA user_version = 99").close();
  const { child, exited, errorOutput } = await start({ SQLITE_PATH: path });
  child.stdout.resume();
  expect(await exited).toEqual([1, null]);
  expect((await errorOutput).trimEnd().split("\n")).toEqual([
    expect.stringMatching(/schema 99; this version knows up to \d+/),
  ]);
});
