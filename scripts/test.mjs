import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { ensureDependencies } from "./ensure-dependencies.mjs";
import {
  buildApp,
  buildForExternalApi,
  isBuildCurrent,
  NEXT,
} from "./build/build.mjs";
import { ensureBrowser } from "./testing/ensure-browser.mjs";
import { readTests } from "./testing/playwright-report.mjs";
import { startMongo } from "./testing/start-mongo.mjs";
import { UNSET_VARIABLES } from "./testing/unset-variables.mjs";
import { runProgram } from "./run-program.mjs";

process.chdir(join(import.meta.dirname, ".."));

/** Set by .ci/run: more runs of slow properties, the tests tagged @long and the files named *.long.test.ts. */
const isLongRun = process.env["TEST_RUN"] === "all";
const SLOWEST = 10;
const HINTS = `One file:   npx vitest run lib/domain/plan/forecast.test.ts
            npx playwright test e2e/home/home.spec.ts
One folder: npx vitest run lib/domain/plan
            npx playwright test e2e/home
Playwright tests the last build: run npm run build after a change of the app.
Vitest skips the MongoDB tests unless MONGODB_TEST_URI names a server.
Both leave out the long tests unless TEST_RUN=all is set.
The long run, as in CI but without the image and the clusters: npm run test:all`;

process.env["NEXT_TELEMETRY_DISABLED"] = "1";
for (const name of ["HOSTNAME", "NODE_ENV", "PORT"]) delete process.env[name];
Object.assign(process.env, UNSET_VARIABLES);

const reports = mkdtempSync(join(tmpdir(), "campus-kharcha-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));

let passed = 0;
let failed = 0;
/**
 * The names of failed checks and unit tests, repeated at the end of the long output.
 *
 * @type {string[]}
 */
const failures = [];
/** @type {{ ms: number, name: string }[]} */
const timings = [];
const started = performance.now();

if (await ensureDependencies()) {
  const mongo = await startMongo();
  if (mongo.uri) process.env["MONGODB_TEST_URI"] = mongo.uri;
  else {
    console.log(`The MongoDB tests are skipped: ${mongo.reason}\n`);
    // In CI, that is a failure.
    if (process.env["CI"] === "true")
      await check("MongoDB", async () => ({ succeeded: false }));
  }
  const built = await checkAndBuild();
  // They run alone, because they have time limits.
  await unitTests({ withMongo: Boolean(mongo.uri) });
  if (built && (await ensureBrowser())) await endToEndTests();
  else count(0, 0, false);
  await mongo.stop();
} else count(0, 0, false);

console.log(`The slowest tests:`);
for (const { ms, name } of timings
  .sort((a, b) => b.ms - a.ms)
  .slice(0, SLOWEST))
  console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
if (!isLongRun) console.log(`\n${HINTS}`);
console.log(`\nTotal time: ${secondsSince(started)} s`);
for (const name of failures) console.log(`Failed: ${name}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** Returns whether there is a build for the end-to-end tests. */
async function checkAndBuild() {
  const style = checkStyle();
  // First, because a build writes the route types that it reads.
  await check("Types", async () => {
    const types = await node(NEXT, "typegen");
    return types.succeeded
      ? node("node_modules/typescript/bin/tsc", "--noEmit")
      : types;
  });
  const built = await build();
  await style;
  return built;
}

/** ESLint and Prettier check each file by itself, so a cache can keep the result of an unchanged one. */
async function checkStyle() {
  const cache = ["--cache", "--cache-strategy=content"];
  await check("Lint", () =>
    node(
      "node_modules/eslint/bin/eslint.js",
      "--max-warnings=0",
      ...cache,
      "--cache-location=node_modules/.cache/eslint/",
      ".",
    ),
  );
  await check("Formatting", () =>
    node("node_modules/prettier/bin/prettier.cjs", "--check", ...cache, "."),
  );
}

/** Builds the app if its sources have changed. The second build is for the tests tagged @long. */
async function build() {
  const built = await check(
    isBuildCurrent() ? "Build (unchanged)" : "Build",
    async () => ({
      succeeded: isBuildCurrent() || (await buildApp({ quiet: true })),
    }),
  );
  return (
    built &&
    (!isLongRun ||
      check("Build for an external API", async () => ({
        succeeded: await buildForExternalApi(),
      })))
  );
}

/** @param {{ withMongo: boolean }} options */
async function unitTests({ withMongo }) {
  const file = join(reports, "unit.json");
  const succeeded = await step("Unit and contract tests", () =>
    node(
      "node_modules/vitest/vitest.mjs",
      "run",
      "--reporter=dot",
      "--reporter=json",
      "--silent=passed-only",
      `--outputFile.json=${file}`,
    ),
  );
  const {
    numPassedTests = 0,
    numTotalTests = 0,
    testResults = [],
  } = readReport(file);
  let skipped = 0;
  for (const { name: path, assertionResults } of testResults) {
    const needsMongo = readFileSync(path, "utf8").includes("MONGODB_TEST_URI");
    for (const { status, fullName, duration: ms = 0 } of assertionResults) {
      const name = `${relative(".", path)}: ${fullName}`;
      timings.push({ ms, name });
      if (status === "skipped" && needsMongo && !withMongo) skipped += 1;
      else if (status !== "passed") failures.push(name);
    }
  }
  count(numPassedTests, numTotalTests - skipped, succeeded);
}

async function endToEndTests() {
  const file = join(reports, "end-to-end.json");
  process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] = file;
  const succeeded = await step("End-to-end tests", async () => {
    const { code } = await runProgram(process.execPath, [
      "node_modules/@playwright/test/cli.js",
      "test",
      "--reporter=dot,json",
    ]);
    return { succeeded: code === 0 };
  });
  const { stats = {} } = readReport(file);
  for (const { name, ok, ms } of readTests(file)) {
    timings.push({ ms, name });
    if (!ok) failures.push(name);
  }
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  count(expected, expected + flaky + unexpected + skipped, succeeded);
}

/**
 * @param {string} name
 * @param {() => Promise<Result>} action
 */
async function check(name, action) {
  const succeeded = await step(name, action);
  count(succeeded ? 1 : 0, 1, succeeded);
  return succeeded;
}

/**
 * Logs the outcome and the time. The output is printed at the end, because
 * another step may run in parallel.
 *
 * @typedef {{ succeeded: boolean, output?: string }} Result
 * @param {string} name
 * @param {() => Promise<Result>} action
 */
async function step(name, action) {
  console.log(`— ${name}…`);
  const started = performance.now();
  const { succeeded, output = "" } = await action();
  const outcome = succeeded ? "passed" : "failed";
  if (!succeeded) failures.push(name);
  console.log(`${output}— ${name}: ${outcome}, ${secondsSince(started)} s\n`);
  return succeeded;
}

/**
 * Counts every test that did not pass as failed, including skipped and flaky
 * ones. A run that failed, or that ran nothing, counts as at least one failure.
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

/**
 * @param {string[]} args
 * @returns {Promise<Result>}
 */
async function node(...args) {
  const { code, output } = await runProgram(process.execPath, args, {
    quiet: true,
  });
  return { succeeded: code === 0, output };
}

/** @param {number} started */
function secondsSince(started) {
  return ((performance.now() - started) / 1000).toFixed(1);
}
