import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, isIPv6 } from "node:net";
import { hostname } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ensureNativeModule, ensurePackages } from "./ensure-dependencies.mjs";
import { buildApp, isBuildCurrent } from "./build/build.mjs";
import { loadEnvFiles } from "./env-files.mjs";
import { runProgram, stopPrograms } from "./run-program.mjs";
import { requestHealth } from "./server/health.mjs";

process.chdir(join(import.meta.dirname, ".."));

if (process.argv[2] === "--version") {
  console.log(JSON.parse(readFileSync("package.json", "utf8")).version);
  process.exit(0);
}

if (!(await ensurePackages())) process.exit(1);

loadEnvFiles();

const { env } = process;
const port = env["PORT"] || "3000";
// Shells and containers set HOSTNAME to the name of the machine, which is ignored.
const isSetByUser = env["HOSTNAME"] !== hostname();
const host = (isSetByUser && env["HOSTNAME"]) || "127.0.0.1";

if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
  fail(`PORT must be a number from 1 to 65535, not "${port}".`);
await requireFreePort();

// Both run at the same time, because the build does not open a database.
const prepared = await Promise.all([ensureNativeModule(), ensureBuild()]);
if (prepared.includes(false)) process.exit(1);

const server = runProgram(process.execPath, [
  "scripts/server/serve.mjs",
  ".",
  host,
  port,
]);
const health = await Promise.race([server, firstHealth()]);
if ("code" in health)
  fail(`The server exited with code ${health.code}.`, health.code || 1);

if (!health.isHealthy) {
  stopPrograms();
  await server;
  // The server has logged the reason.
  process.exit(1);
}
const isLocalhost = ["127.0.0.1", "0.0.0.0", "::"].includes(host);
const file = resolve(env["SQLITE_PATH"] || "data/expenses.db");
console.log(`
Campus Kharcha is running.
  Open  ${urlOf(isLocalhost ? "localhost" : host)}
  Data  ${health.store === "sqlite" ? file : health.store}
`);

// From here on, a signal is the normal way to stop, so it exits with 0.
process.exitCode = 0;
const { code } = await server;
fail(`The server exited with code ${code}.`, code || 1);

async function ensureBuild() {
  if (isBuildCurrent()) return true;
  console.log("Building the app (about a minute)…");
  const built = await buildApp({ quiet: true });
  if (!built) console.error("The build failed. The error is above.");
  return built;
}

/** Checks the port before the start: the health check would also succeed against another server on it. */
async function requireFreePort() {
  const probe = createServer().listen(Number(port), host);
  try {
    await once(probe, "listening");
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    const cause = code === "EADDRINUSE" ? "it is in use" : code;
    fail(
      `Cannot listen on ${host}, port ${port}: ${cause}. Set PORT to another port.`,
    );
  }
  probe.close();
  await once(probe, "close");
}

async function firstHealth() {
  const local = { "0.0.0.0": "127.0.0.1", "::": "::1" }[host] ?? host;
  for (;;) {
    try {
      return await requestHealth(urlOf(local));
    } catch {
      await sleep(50);
    }
  }
}

/** @param {string} name */
function urlOf(name) {
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}

/**
 * @param {string} reason
 * @param {number} [code]
 * @returns {never}
 */
function fail(reason, code = 1) {
  console.error(reason);
  process.exit(code);
}
