import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { run } from "./run.mjs";

export const NEXT = "node_modules/next/dist/bin/next";

/** The host that a second build has its browser part talk to, in the tests. */
export const BROWSER_HOST = "http://127.0.0.1:43117";
/** Inside the project, where it finds node_modules. */
export const BROWSER_HOST_APP = ".next/browser-host";

const BUILD_ID = ".next/BUILD_ID";
const BUILT_WITH = ".next/built-with.json";
const APP_SOURCES = [
  "app",
  "components",
  "lib",
  "public",
  "next.config.ts",
  "tailwind.config.ts",
  "postcss.config.mjs",
  "tsconfig.json",
];
const SOURCES = [
  ...APP_SOURCES,
  "package-lock.json",
  ".env",
  ".env.local",
  ".env.production",
  ".env.production.local",
];

/** Builds for production; false when that failed. */
export async function buildApp({ quiet = false } = {}) {
  const { code, output } = await run(process.execPath, [NEXT, "build"], {
    quiet,
  });
  if (code === 0) writeFileSync(BUILT_WITH, publicVariables());
  else process.stderr.write(output);
  return code === 0;
}

/** Builds a copy of the app for BROWSER_HOST; false when that failed. */
export async function buildForBrowserHost() {
  rmSync(BROWSER_HOST_APP, { recursive: true, force: true });
  for (const path of [...APP_SOURCES, "package.json"])
    cpSync(path, join(BROWSER_HOST_APP, path), { recursive: true });
  const { code, output } = await run(
    process.execPath,
    [NEXT, "build", BROWSER_HOST_APP],
    {
      quiet: true,
      env: { ...process.env, NEXT_PUBLIC_API_HOST: BROWSER_HOST },
    },
  );
  if (code !== 0) process.stderr.write(output);
  return code === 0;
}

/** Whether the last build still says what the sources and variables say. */
export function isBuildCurrent() {
  if (!existsSync(BUILD_ID)) return false;
  // Only a build made by this script leaves its variables behind.
  if (
    existsSync(BUILT_WITH) &&
    readFileSync(BUILT_WITH, "utf8") !== publicVariables()
  )
    return false;
  const builtAt = statSync(BUILD_ID).mtimeMs;
  return SOURCES.every((path) => changedAt(path) <= builtAt);
}

/** What Next writes into the pages when it builds. */
function publicVariables() {
  const variables = Object.entries(process.env)
    .filter(([name, value]) => name.startsWith("NEXT_PUBLIC_") && value)
    .sort();
  return JSON.stringify(Object.fromEntries(variables));
}

/**
 * A folder counts as well as its files, because deleting one changes only that.
 *
 * @param {string} path
 * @returns {number}
 */
function changedAt(path) {
  const status = statSync(path, { throwIfNoEntry: false });
  if (!status) return 0;
  if (!status.isDirectory()) return status.mtimeMs;
  const entries = readdirSync(path).map((name) => changedAt(join(path, name)));
  return Math.max(status.mtimeMs, ...entries);
}
