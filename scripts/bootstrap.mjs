import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { findChromium } from "./testing/find-chromium.mjs";
import { run } from "./run-program.mjs";

const INSTALL_BROWSER = "npx playwright install --with-deps chromium";
/** For root: Playwright's own, or Debian's where its download is out of reach. */
const INSTALLATIONS = [
  INSTALL_BROWSER,
  "apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell",
];
/** The one install script that is needed; npm 10 would run those of all packages. */
const INSTALL =
  "npm ci --include=dev --ignore-scripts && npm rebuild better-sqlite3";
const DOWNLOAD_MS = 5 * 60_000;

/**
 * Installs what package-lock.json lists, unless it is there already. Says what
 * it does; false when it failed.
 */
export async function ensureDependencies() {
  if (hasLockedVersions() && nativeModuleLoads()) return true;

  console.log("Installing dependencies (about two minutes the first time)…");
  const { code, output } = await run(INSTALL, [], {
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
 * Makes sure of a browser that starts, for the end-to-end tests. Only root
 * installs one; anybody else is told the command. False when there is none.
 */
export async function ensureBrowser() {
  if (await browserStarts()) return true;
  const isRoot = process.getuid?.() === 0;
  for (const command of isRoot ? INSTALLATIONS : []) {
    console.log(`No browser that starts. Running: ${command}`);
    const { output } = await run(command, [], {
      quiet: true,
      shell: true,
      timeout: DOWNLOAD_MS,
    });
    if (await browserStarts()) return true;
    process.stderr.write(output);
  }
  console.error(
    `The end-to-end tests have no browser, or it lacks a library. Run: ${INSTALL_BROWSER}`,
  );
  return false;
}

/** False when it is missing, or a library of its is. */
async function browserStarts() {
  const { chromium } = await import("@playwright/test");
  const executablePath = findChromium();
  try {
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: ["--no-sandbox"],
    });
    await browser.close();
    return true;
  } catch {
    return false;
  }
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
