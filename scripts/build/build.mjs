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
import { buildServiceWorker } from "./service-worker.mjs";
import { runProgram } from "../run-program.mjs";

export const NEXT = "node_modules/next/dist/bin/next";

/** NEXT_PUBLIC_API_HOST of the test build for an external API. */
export const EXTERNAL_API_URL = "http://127.0.0.1:43117";
/**
 * The folder of that build. It is inside the project, to resolve node_modules,
 * and in .next/cache, which a build of the app does not clear.
 */
export const EXTERNAL_API_APP = ".next/cache/external-api";

const BUILD_ID_FILE = ".next/BUILD_ID";
const VARIABLES_FILE = ".next/built-with.json";
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

/** Builds the app for production. Returns false when the build fails. */
export async function buildApp({
  quiet = false,
  typesAreChecked = false,
} = {}) {
  const built = await buildTwice(".", { quiet, typesAreChecked });
  if (built) writeFileSync(VARIABLES_FILE, builtInVariables());
  return built;
}

/** Builds a copy of the app that calls EXTERNAL_API_URL. Returns false when the build fails. */
export async function buildForExternalApi() {
  for (const path of [...APP_SOURCES, "package.json"]) {
    const copy = join(EXTERNAL_API_APP, path);
    rmSync(copy, { recursive: true, force: true });
    cpSync(path, copy, { recursive: true });
  }
  return buildTwice(EXTERNAL_API_APP, {
    quiet: true,
    typesAreChecked: true,
    env: { NEXT_PUBLIC_API_HOST: EXTERNAL_API_URL },
  });
}

/**
 * Builds once to collect the hashes of the inline scripts, and again with a
 * Content-Security-Policy that allows only those; then the service worker, which
 * lists the files of the second build.
 *
 * @param {string} folder
 * @param {{ quiet: boolean, typesAreChecked: boolean, env?: Record<string, string> }} options
 */
async function buildTwice(folder, { quiet, typesAreChecked, env }) {
  const buildEnv = {
    ...process.env,
    ...env,
    // The inline scripts contain the build id, so both builds need the same one.
    BUILD_ID: randomUUID(),
  };
  const first = await build(folder, true, {
    ...buildEnv,
    TYPES_ARE_CHECKED: typesAreChecked ? "yes" : "",
  });
  if (!first) return false;
  const dynamic = dynamicPages(folder);
  if (dynamic.length > 0) {
    console.error(
      `${dynamic.join(", ")} must be static: a page rendered per request has inline scripts whose hashes are unknown at build time.`,
    );
    return false;
  }
  const { pages, hashes } = inlineScripts(folder);
  const second = await build(folder, quiet, {
    ...buildEnv,
    TYPES_ARE_CHECKED: "yes",
    SCRIPT_HASHES: hashes.join(" "),
  });
  if (second && inlineScripts(folder).pages !== pages) {
    console.error(
      "The inline scripts of the two builds differ, so the Content-Security-Policy would block them.",
    );
    return false;
  }
  if (second) await buildServiceWorker(folder, buildEnv);
  return second;
}

/**
 * @param {string} folder
 * @param {boolean} quiet
 * @param {NodeJS.ProcessEnv} env
 */
async function build(folder, quiet, env) {
  const { code, output } = await runProgram(
    process.execPath,
    [NEXT, "build", folder],
    { quiet, env },
  );
  if (code !== 0) process.stderr.write(output);
  return code === 0;
}

/** Whether nothing that the last build was made from has changed since. */
export function isBuildCurrent() {
  if (!existsSync(BUILD_ID_FILE)) return false;
  // A build made by Next alone has no such file.
  if (
    existsSync(VARIABLES_FILE) &&
    readFileSync(VARIABLES_FILE, "utf8") !== builtInVariables()
  )
    return false;
  const builtAt = statSync(BUILD_ID_FILE).mtimeMs;
  return SOURCES.every((path) => lastModified(path) <= builtAt);
}

/** The variables whose values are in the pages and scripts of a build, as JSON. */
function builtInVariables() {
  const variables = Object.entries(process.env)
    .filter(
      ([name, value]) =>
        (name.startsWith("NEXT_PUBLIC_") || name === "SITE_URL") && value,
    )
    .sort();
  return JSON.stringify(Object.fromEntries(variables));
}

/**
 * The latest modification time of a file, or of a folder and everything in it.
 * A deleted file changes only the time of its folder.
 *
 * @param {string} path
 * @returns {number}
 */
function lastModified(path) {
  const status = statSync(path, { throwIfNoEntry: false });
  if (!status) return 0;
  if (!status.isDirectory()) return status.mtimeMs;
  const entries = readdirSync(path).map((name) =>
    lastModified(join(path, name)),
  );
  return Math.max(status.mtimeMs, ...entries);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  process.exitCode = (await buildApp()) ? 0 : 1;
