import { spawn } from "node:child_process";
import { constants } from "node:os";

const STOPPING_MS = 10_000;
const ORPHAN_CHECK_MS = 250;

// In a group of its own, a child and all that it has started can be stopped
// with one signal.
const grouped = process.platform !== "win32";

/** @type {Set<import("node:child_process").ChildProcess>} */
const children = new Set();
let interrupted = false;

/**
 * Runs a program to its end. Its output goes to the terminal, or comes back
 * when `quiet`. A signal that stops this script stops the program first.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ quiet?: boolean, shell?: boolean, timeout?: number, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { quiet = false, ...options } = {}) {
  const io = quiet ? "pipe" : "inherit";
  const child = spawn(command, args, {
    ...options,
    detached: grouped,
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
      if (interrupted && children.size === 0) process.exit();
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
export function stopChildren(signal = "SIGTERM") {
  for (const child of children) {
    if (grouped && child.pid) process.kill(-child.pid, signal);
    else child.kill(signal);
  }
}

/** @param {"SIGHUP" | "SIGINT" | "SIGTERM"} signal */
function interrupt(signal) {
  interrupted = true;
  process.exitCode ??= 128 + constants.signals[signal];
  if (children.size === 0) process.exit();
  stopChildren(signal);
  setTimeout(stopChildren, STOPPING_MS, "SIGKILL");
}

process.on("SIGHUP", interrupt).on("SIGINT", interrupt);
process.on("SIGTERM", interrupt).on("exit", () => stopChildren());

// npm hands SIGTERM to its shell only, which dies and leaves this script alone.
if (process.env["npm_lifecycle_event"]) {
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell && !interrupted) interrupt("SIGTERM");
  }, ORPHAN_CHECK_MS).unref();
}
