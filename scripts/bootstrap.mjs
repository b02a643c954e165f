import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { findChromium } from "./chromium.mjs";
import { run } from "./run.mjs";

const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";
const DOWNLOAD_MS = 5 * 60_000;

const isRoot = process.getuid?.() === 0;

/**
 * Installs what package-lock.json lists, unless it is there already. Says what
 * it does; false when it failed.
 */
export async function ensureDependencies() {
  if (hasLockedVersions() && nativeModuleLoads()) return true;

  console.log("Installing dependencies (about two minutes the first time)…");
  const { code, output } = await run("npm ci --include=dev", [], {
    quiet: true,
    shell: true,
    env: { ...nodeHeaders(), ...process.env },
  });
  if (code === 0) return true;

  process.stderr.write(output);
  console.error(
    "Dependencies are not installed. Put right what npm says above, then run: npm ci",
  );
  return false;
}

/**
 * Provides a browser for the end-to-end tests, unless there is one already.
 * Says what it does; false when it failed.
 */
export async function ensureBrowser() {
  if (findChromium()) return true;
  const { chromium } = await import("@playwright/test");
  if (existsSync(chromium.executablePath())) return true;

  console.log("No Chromium found: downloading the one Playwright ships…");
  const download = await playwright("install");
  if (download.code === 0) {
    // Where libraries are missing still, Playwright names them when it starts.
    if (isRoot) await playwright("install-deps");
    return true;
  }

  let { output } = download;
  if (existsSync("/usr/bin/apt-get")) {
    console.log("That failed: installing Debian's chromium package…");
    const sudo = isRoot ? "" : "sudo -n ";
    const debian = await run(
      `${sudo}apt-get update && ${sudo}apt-get install -y --no-install-recommends chromium`,
      [],
      { quiet: true, shell: true },
    );
    if (findChromium()) return true;
    output += debian.output;
  }

  process.stderr.write(output);
  console.error(
    "No browser for the end-to-end tests. Install Chromium or Chrome (or set CHROMIUM_PATH to one), or run: npx playwright install --with-deps chromium",
  );
  return false;
}

/** @param {"install" | "install-deps"} command */
function playwright(command) {
  return run(process.execPath, [PLAYWRIGHT, command, "chromium"], {
    quiet: true,
    timeout: DOWNLOAD_MS,
  });
}

/** Whether what npm last put into node_modules is what the lock file wants. */
function hasLockedVersions() {
  const installed = lockedPackages("node_modules/.package-lock.json");
  const wanted = lockedPackages("package-lock.json");
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === "") return true;
    const found = installed[path];
    return found ? found.version === version : optional === true;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function lockedPackages(file) {
  return existsSync(file)
    ? JSON.parse(readFileSync(file, "utf8")).packages
    : {};
}

/** False when it was built for another Node or never built. */
function nativeModuleLoads() {
  try {
    const Database = createRequire(import.meta.url)("better-sqlite3");
    new Database(":memory:").close();
    return true;
  } catch {
    return false;
  }
}

/** With the headers beside this Node, node-gyp has nothing to download. */
function nodeHeaders() {
  const prefix = dirname(dirname(process.execPath));
  const header = join(prefix, "include", "node", "node.h");
  return existsSync(header) ? { npm_config_nodedir: prefix } : {};
}
