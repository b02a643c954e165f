import { once } from "node:events";
import { createRequire } from "node:module";
import { createServer, isIPv6 } from "node:net";
import { hostname } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ensureDependencies } from "./bootstrap.mjs";
import { buildApp, isBuildCurrent, NEXT } from "./build.mjs";
import { run, stopChildren } from "./run.mjs";

process.chdir(join(import.meta.dirname, ".."));

if (!(await ensureDependencies())) process.exit(1);

const fromNext = createRequire(import.meta.resolve("next"));
fromNext("@next/env").loadEnvConfig(process.cwd(), false);

const { env } = process;
const port = env["PORT"] || "3000";
// Shells and containers set HOSTNAME to the machine's own name, unasked.
const host =
  env["HOSTNAME"] && env["HOSTNAME"] !== hostname()
    ? env["HOSTNAME"]
    : "127.0.0.1";

if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
  fail(`PORT must be a number from 1 to 65535, not "${port}".`);
await requireFreePort();

if (!isBuildCurrent()) {
  console.log("Building the app (about a minute)…");
  if (!(await buildApp({ quiet: true })))
    fail("The build failed, for the reason above.");
}

const server = run(process.execPath, [NEXT, "start", "-p", port, "-H", host]);
const health = await Promise.race([server, firstAnswer()]);
if (!(health instanceof Response))
  fail(`The server stopped with code ${health.code}.`, health.code || 1);

/** @type {{ store?: string, detail?: string }} */
const report = await health.json().catch(() => ({}));
if (!health.ok) {
  stopChildren();
  await server;
  fail(report.detail ?? `The server answered ${health.status} for its health.`);
}

const everywhere = ["127.0.0.1", "0.0.0.0", "::"].includes(host);
console.log(`
Campus Kharcha is running.
  Open  ${address(everywhere ? "localhost" : host)}
  ${
    report.store === "sqlite"
      ? `Data  ${resolve(env["SQLITE_PATH"] || "data/expenses.db")}`
      : `Store ${report.store}`
  }
`);

// From here on, a signal is the ordinary way to end.
process.exitCode = 0;
const { code } = await server;
fail(`The server stopped with code ${code}.`, code || 1);

/** Another server there would look like ours, so this comes first. */
async function requireFreePort() {
  const probe = createServer().listen(Number(port), host);
  try {
    await once(probe, "listening");
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    fail(
      code === "EADDRINUSE"
        ? `Port ${port} is in use. Set PORT to a free one.`
        : `Cannot listen on port ${port} of ${host} (${code}). Set PORT and HOSTNAME to others.`,
    );
  }
  probe.close();
  await once(probe, "close");
}

async function firstAnswer() {
  const local = { "0.0.0.0": "127.0.0.1", "::": "::1" }[host] ?? host;
  for (;;) {
    try {
      return await fetch(`${address(local)}/api/health`);
    } catch {
      await sleep(50);
    }
  }
}

/** @param {string} name */
function address(name) {
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
