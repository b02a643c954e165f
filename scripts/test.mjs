import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser, ensureDependencies } from "./bootstrap.mjs";
import { buildApp, buildForBrowserHost, NEXT } from "./build.mjs";
import { startMongo } from "./mongo.mjs";
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
  "RATE_LIMIT_WRITES",
  "SQLITE_PATH",
  "TRUST_PROXY",
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
  const mongo = await startMongo();
  if (mongo.uri) process.env["MONGODB_TEST_URI"] = mongo.uri;
  else await check("MongoDB", async () => skipMongo(mongo.reason));
  await unitTests({ withMongo: Boolean(mongo.uri) });
  const built =
    (await check("Build", buildApp)) &&
    (await check("Build for another host", buildForBrowserHost));
  if (built && (await ensureBrowser())) await endToEndTests();
  else count(0, 0, false);
  await mongo.stop();
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

/**
 * Whether that may be: not in CI, which sets MONGODB_REQUIRED.
 *
 * @param {string | undefined} reason
 */
function skipMongo(reason) {
  console.log(`The tests with MongoDB are skipped: ${reason}`);
  return !process.env["MONGODB_REQUIRED"];
}

/** @param {{ withMongo: boolean }} options */
async function unitTests({ withMongo }) {
  announce("Unit and contract tests");
  const file = join(reports, "unit.json");
  const succeeded = await node(
    "node_modules/vitest/vitest.mjs",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  );
  const {
    numPassedTests = 0,
    numPendingTests = 0,
    numTotalTests = 0,
  } = readReport(file);
  const skipped = withMongo ? 0 : numPendingTests;
  count(numPassedTests, numTotalTests - skipped, succeeded);
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
