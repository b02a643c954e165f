import { randomUUID } from "node:crypto";
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
import { pathToFileURL } from "node:url";
import { dynamicPages, inlineScripts } from "./inline-scripts.mjs";
import { run } from "../run-program.mjs";

export const NEXT = "node_modules/next/dist/bin/next";

/** The host that a second build has its browser part talk to, in the tests. */
export const BROWSER_HOST = "http://127.0.0.1:43117";
/** Inside the project, where it finds node_modules, and where Next's builds of the app clear nothing away. */
export const BROWSER_HOST_APP = ".next/cache/browser-host";

const BUILD_ID_FILE = ".next/BUILD_ID";
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
export async function buildApp({
  quiet = false,
  typesAreChecked = false,
} = {}) {
  const built = await buildTwice(".", { quiet, typesAreChecked });
  if (built) writeFileSync(BUILT_WITH, publicVariables());
  return built;
}

/** Builds a copy of the app for BROWSER_HOST; false when that failed. */
export async function buildForBrowserHost() {
  for (const path of [...APP_SOURCES, "package.json"]) {
    const copy = join(BROWSER_HOST_APP, path);
    rmSync(copy, { recursive: true, force: true });
    cpSync(path, copy, { recursive: true });
  }
  return buildTwice(BROWSER_HOST_APP, {
    quiet: true,
    typesAreChecked: true,
    env: { NEXT_PUBLIC_API_HOST: BROWSER_HOST },
  });
}

/**
 * Once to see which inline scripts the pages have, and once with a
 * Content-Security-Policy that allows these alone.
 *
 * @param {string} folder
 * @param {{ quiet: boolean, typesAreChecked: boolean, env?: Record<string, string> }} options
 */
async function buildTwice(folder, { quiet, typesAreChecked, env }) {
  const environment = {
    ...process.env,
    ...env,
    // The scripts carry the id, so both builds have the same.
    BUILD_ID: randomUUID(),
  };
  const first = await build(folder, true, {
    ...environment,
    TYPES_ARE_CHECKED: typesAreChecked ? "yes" : "",
  });
  if (!first) return false;
  const dynamic = dynamicPages(folder);
  if (dynamic.length > 0) {
    console.error(
      `${dynamic.join(", ")} would be made anew for each visit, with inline scripts that no policy can name beforehand.`,
    );
    return false;
  }
  const { pages, hashes } = inlineScripts(folder);
  const second = await build(folder, quiet, {
    ...environment,
    TYPES_ARE_CHECKED: "yes",
    SCRIPT_HASHES: hashes.join(" "),
  });
  if (second && inlineScripts(folder).pages !== pages) {
    console.error(
      "The second build has other inline scripts than the first, so its Content-Security-Policy would stop them.",
    );
    return false;
  }
  return second;
}

/**
 * @param {string} folder
 * @param {boolean} quiet
 * @param {NodeJS.ProcessEnv} env
 */
async function build(folder, quiet, env) {
  const { code, output } = await run(
    process.execPath,
    [NEXT, "build", folder],
    { quiet, env },
  );
  if (code !== 0) process.stderr.write(output);
  return code === 0;
}

/** Whether the last build still says what the sources and variables say. */
export function isBuildCurrent() {
  if (!existsSync(BUILD_ID_FILE)) return false;
  // Only a build made by this script leaves its variables behind.
  if (
    existsSync(BUILT_WITH) &&
    readFileSync(BUILT_WITH, "utf8") !== publicVariables()
  )
    return false;
  const builtAt = statSync(BUILD_ID_FILE).mtimeMs;
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  process.exitCode = (await buildApp()) ? 0 : 1;
