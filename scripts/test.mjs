import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser, ensureDependencies } from "./bootstrap.mjs";
import { buildApp, NEXT } from "./build.mjs";
import { run } from "./run.mjs";

process.chdir(join(import.meta.dirname, ".."));

process.env["NEXT_TELEMETRY_DISABLED"] = "1";
for (const name of ["HOSTNAME", "NODE_ENV", "PORT"]) delete process.env[name];
// Empty means unset to the app, and keeps a .env file from setting it.
for (const name of [
  "EXPENSES_HOST",
  "MONGODB_DB",
  "MONGODB_URI",
  "NEXT_PUBLIC_API_HOST",
  "SQLITE_PATH",
])
  process.env[name] = "";

const reports = mkdtempSync(join(tmpdir(), "campus-kharcha-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));

let passed = 0;
let failed = 0;

if (await ensureDependencies()) {
  await check("Formatting", () =>
    node("node_modules/prettier/bin/prettier.cjs", "--check", "."),
  );
  await check("Lint", () =>
    node("node_modules/eslint/bin/eslint.js", "--max-warnings", "0", "."),
  );
  await check(
    "Types",
    async () =>
      (await node(NEXT, "typegen")) &&
      (await node("node_modules/typescript/bin/tsc", "--noEmit")),
  );
  await unitTests();
  const built = await check("Build", buildApp);
  if (built && (await ensureBrowser())) await endToEndTests();
  else count(0, 0, false);
} else count(0, 0, false);

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/**
 * @param {string} name
 * @param {() => Promise<boolean>} succeeds
 */
async function check(name, succeeds) {
  announce(name);
  const succeeded = await succeeds();
  count(succeeded ? 1 : 0, 1, succeeded);
  return succeeded;
}

async function unitTests() {
  announce("Unit and contract tests");
  const file = join(reports, "unit.json");
  const succeeded = await node(
    "node_modules/vitest/vitest.mjs",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  );
  const { numPassedTests = 0, numTotalTests = 0 } = readReport(file);
  count(numPassedTests, numTotalTests, succeeded);
}

async function endToEndTests() {
  announce("End-to-end tests");
  const file = join(reports, "end-to-end.json");
  process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] = file;
  const succeeded = await node(
    "node_modules/@playwright/test/cli.js",
    "test",
    "--reporter=list,json",
  );
  const { stats = {} } = readReport(file);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  count(expected + flaky, expected + flaky + unexpected + skipped, succeeded);
}

/**
 * What did not pass has failed, skipped tests too; and a run that failed, or ran
 * nothing, has at least one failure.
 *
 * @param {number} passes
 * @param {number} total
 * @param {boolean} succeeded
 */
function count(passes, total, succeeded) {
  passed += passes;
  failed += Math.max(total - passes, succeeded && total > 0 ? 0 : 1);
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** @param {string[]} args */
async function node(...args) {
  return (await run(process.execPath, args)).code === 0;
}

/** @param {string} step */
function announce(step) {
  console.log(`\n— ${step}`);
}
