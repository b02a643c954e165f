import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import Database from "better-sqlite3";
import { isBuildCurrent } from "@/scripts/build/build.mjs";
import { freePort, type ServerVariables } from "@/scripts/testing/start-server";

let folder: string;
test.beforeAll(() => {
  // Otherwise npm start would build while the servers of other tests use the build.
  expect(isBuildCurrent(), "run npm test or npm run build first").toBe(true);
  folder = mkdtempSync(join(tmpdir(), "expenses-start-"));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

/** Runs npm start until it exits. Returns its exit code and error output. */
async function runStart(variables: ServerVariables) {
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    stdio: ["ignore", "ignore", "pipe"],
    env: {
      ...process.env,
      PORT: `${await freePort()}`,
      SQLITE_PATH: "",
      MONGODB_URI: "",
      EXPENSES_HOST: "",
      ...variables,
    },
  });
  const errorOutput = text(child.stderr);
  const [code] = (await once(child, "exit")) as [number];
  return { code, lines: (await errorOutput).trimEnd().split("\n") };
}

const failures: [string, () => ServerVariables, RegExp][] = [
  [
    "a path that cannot be written",
    () => ({ SQLITE_PATH: join(file("a file", "x"), "expenses.db") }),
    /a file.*(ENOTDIR|EEXIST)/,
  ],
  [
    "a file that is not a database",
    () => ({ SQLITE_PATH: file("diary", "Dear diary, ".repeat(100)) }),
    /diary: file is not a database/,
  ],
  [
    "a database with a newer schema",
    () => {
      const path = join(folder, "newer.db");
      new Database(path).exec("PRAGMA user_version = 99").close();
      return { SQLITE_PATH: path };
    },
    /schema 99; this version knows up to \d+/,
  ],
  [
    "two configured stores",
    () => ({
      MONGODB_URI: "mongodb://127.0.0.1",
      EXPENSES_HOST: "http://127.0.0.1",
    }),
    /EXPENSES_HOST and MONGODB_URI are both set/,
  ],
  [
    "a rate limit that is not a number",
    () => ({ RATE_LIMIT_WRITES: "many" }),
    /RATE_LIMIT_WRITES must be a whole number/,
  ],
  [
    "a number of proxies that is not a number",
    () => ({ TRUST_PROXY: "yes" }),
    /TRUST_PROXY must be a whole number/,
  ],
];

for (const HOSTNAME of ["127.1", "::ffff:127.0.0.1"])
  test(`npm start listens on ${HOSTNAME}`, async () => {
    const child = spawn(process.execPath, ["scripts/start.mjs"], {
      stdio: ["ignore", "pipe", "inherit"],
      env: {
        ...process.env,
        HOSTNAME,
        PORT: `${await freePort()}`,
        SQLITE_PATH: join(folder, `${HOSTNAME}.db`),
      },
    });
    const exited = once(child, "exit");
    let output = "";
    for await (const text of child.stdout) {
      output += String(text);
      if (output.includes("Data")) break;
    }
    child.kill();
    expect(await exited).toEqual([0, null]);
    expect(output).toContain("Campus Kharcha is running.");
  });

for (const [name, variables, reason] of failures)
  test(`npm start reports ${name} in one line`, async () => {
    const { code, lines } = await runStart(variables());
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(reason)]);
  });

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}
