import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { runProgram } from "./run-program.mjs";

/**
 * Only better-sqlite3 needs its install script. npm 10 does not know
 * `allowScripts` of package.json, and would run the scripts of all packages.
 */
const INSTALL = "npm ci --include=dev --ignore-scripts";
const INSTALL_SQLITE = "npm rebuild better-sqlite3";

/**
 * Installs what is missing, and logs what it does. Returns false when the
 * installation fails.
 */
export async function ensureDependencies() {
  return (await ensurePackages()) && (await ensureNativeModule());
}

/** Installs the packages of package-lock.json, without the native module. */
export async function ensurePackages() {
  if (hasLockedVersions()) return true;
  console.log("Installing packages…");
  return run(INSTALL);
}

/** Downloads the native module of better-sqlite3, or compiles it. */
export async function ensureNativeModule() {
  if (nativeModuleLoads()) return true;
  console.log("Installing SQLite (up to two minutes if it must be compiled)…");
  return run(INSTALL_SQLITE);
}

/** @param {string} command */
async function run(command) {
  const { code, output } = await runProgram(command, [], {
    quiet: true,
    shell: true,
    env: { ...nodeHeaders(), ...process.env },
  });
  if (code === 0) return true;

  process.stderr.write(output);
  console.error(
    "The dependencies could not be installed. Fix the npm error above, then run: npm ci",
  );
  return false;
}

/** Whether node_modules has the versions of package-lock.json. */
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

/** False when better-sqlite3 is not built, or was built for another Node. */
function nativeModuleLoads() {
  try {
    const Database = createRequire(import.meta.url)("better-sqlite3");
    new Database(":memory:").close();
    return true;
  } catch {
    return false;
  }
}

/** Points node-gyp at the headers installed with Node, so that it downloads none. */
function nodeHeaders() {
  const prefix = dirname(dirname(process.execPath));
  const header = join(prefix, "include", "node", "node.h");
  return existsSync(header) ? { npm_config_nodedir: prefix } : {};
}
