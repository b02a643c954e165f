import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildApp, isBuildCurrent } from "./build/build.mjs";
import { runProgram } from "./run-program.mjs";
import { readTests } from "./testing/playwright-report.mjs";
import { UNSET_VARIABLES } from "./testing/unset-variables.mjs";

// Runs the browser tests again and again beside a process that takes a core, in a
// random order and with moved clocks, and prints the tests that failed:
//   npm run test:flaky -- 10 [arguments of playwright test]

process.chdir(join(import.meta.dirname, ".."));

const [countText = "10", ...args] = process.argv.slice(2);
const count = Number(countText);
if (!(count > 0)) {
  console.error("Pass the number of runs first: npm run test:flaky -- 10");
  process.exit(1);
}
/** The times in India from which the clock of each run goes on. */
const CLOCKS = [
  undefined,
  "2028-02-29T12:00:00+05:30",
  "2026-12-31T23:59:00+05:30",
  "2027-04-01T23:59:00+05:30",
];

Object.assign(process.env, UNSET_VARIABLES);

const { code } = await runProgram("faketime", ["--version"], { quiet: true });
if (code !== 0) {
  console.error(
    "The clock is moved by faketime, which is not installed. It is the package faketime of Debian and Ubuntu, and libfaketime of Homebrew.",
  );
  process.exit(1);
}
if (!isBuildCurrent() && !(await buildApp())) process.exit(1);

const busy = spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" });
process.on("exit", () => busy.kill());
const folder = mkdtempSync(join(tmpdir(), "campus-kharcha-"));
const report = join(folder, "report.json");

/** How often each test failed. @type {Map<string, number>} */
const failures = new Map();
for (let run = 1; run <= count; run += 1) {
  const clock = CLOCKS[(run - 1) % CLOCKS.length];
  const command = [
    process.execPath,
    "node_modules/@playwright/test/cli.js",
    "test",
    "--reporter=dot,json",
    `--shuffle=${run}`,
    ...args,
  ];
  const [program = "", ...rest] = clock
    ? ["faketime", "-f", offsetTo(clock), ...command]
    : command;
  console.log(`\nRun ${run}, order ${run}, clock ${clock ?? "unmoved"}`);
  rmSync(report, { force: true });
  const { code } = await runProgram(program, rest, {
    env: {
      ...process.env,
      TZ: "Asia/Kolkata",
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  });
  const failed = readTests(report).filter(({ ok }) => !ok);
  if (code !== 0 && failed.length === 0)
    failed.push({ name: "the run itself", ok: false, ms: 0 });
  for (const { name } of failed)
    failures.set(name, (failures.get(name) ?? 0) + 1);
}
rmSync(folder, { recursive: true });

for (const [name, times] of failures)
  console.log(`Failed ${times} of ${count} times: ${name}`);
if (failures.size === 0) console.log(`\nNo test failed in ${count} runs.`);
process.exit(failures.size > 0 ? 1 : 0);

/**
 * The same for all programs of a run: faketime reads a date in the time zone of each
 * program, and the server of the tests has another one.
 *
 * @param {string} clock
 */
function offsetTo(clock) {
  const seconds = Math.round((Date.parse(clock) - Date.now()) / 1000);
  return `${seconds < 0 ? "" : "+"}${seconds}s`;
}
