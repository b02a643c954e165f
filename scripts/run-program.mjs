import { spawn } from "node:child_process";
import { constants } from "node:os";

// Written without a package: start and test use it to install the packages.

const KILL_AFTER_MS = 10_000;
const ORPHAN_CHECK_MS = 250;

// On Unix each child leads a process group, so that one signal also stops the
// processes that the child has started.
const hasProcessGroups = process.platform !== "win32";

/** @type {Set<import("node:child_process").ChildProcess>} */
const children = new Set();
let isInterrupted = false;

/**
 * Runs a program until it exits. Its output goes to the terminal, or is returned
 * when `quiet`. A signal that stops this process stops the program first.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ quiet?: boolean, shell?: boolean, timeout?: number, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runProgram(command, args, { quiet = false, ...options } = {}) {
  const io = quiet ? "pipe" : "inherit";
  const child = spawn(command, args, {
    ...options,
    detached: hasProcessGroups,
    stdio: ["ignore", io, io],
  });
  if (child.pid) children.add(child);

  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text) => (output += text));

  return new Promise((resolve) => {
    child.on("error", (error) => (output += `${error.message}\n`));
    child.on("exit", () => {
      children.delete(child);
      if (isInterrupted && children.size === 0) process.exit();
    });
    child.on("close", (code, signal) =>
      resolve({
        code: code ?? 128 + (signal ? constants.signals[signal] : 0),
        output,
      }),
    );
  });
}

/** @param {NodeJS.Signals} [signal] */
export function stopPrograms(signal = "SIGTERM") {
  for (const child of children) {
    if (hasProcessGroups && child.pid) process.kill(-child.pid, signal);
    else child.kill(signal);
  }
}

/** @param {"SIGHUP" | "SIGINT" | "SIGTERM"} signal */
function interrupt(signal) {
  isInterrupted = true;
  process.exitCode ??= 128 + constants.signals[signal];
  if (children.size === 0) process.exit();
  stopPrograms(signal);
  setTimeout(stopPrograms, KILL_AFTER_MS, "SIGKILL");
}

process.on("SIGHUP", interrupt).on("SIGINT", interrupt);
process.on("SIGTERM", interrupt).on("exit", () => stopPrograms());

// npm sends SIGTERM to its shell only, which exits without stopping this
// process: https://github.com/npm/cli/issues/5776
if (process.env["npm_lifecycle_event"]) {
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell && !isInterrupted) interrupt("SIGTERM");
  }, ORPHAN_CHECK_MS).unref();
}
