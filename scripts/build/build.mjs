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
import {
  allowInlineScripts,
  dynamicPages,
  HASHES_PLACEHOLDER,
} from "./inline-scripts.mjs";
import { loadEnvFiles } from "../env-files.mjs";
import { buildServiceWorker } from "./service-worker.mjs";
import { runProgram } from "../run-program.mjs";

export const NEXT = "node_modules/next/dist/bin/next";

/** NEXT_PUBLIC_API_HOST of the test build for an external API. Its port is below those that a system gives out as free ones. */
export const EXTERNAL_API_URL = "http://127.0.0.1:24317";
/**
 * The folder of that build. It is inside the project, to resolve node_modules,
 * and in .next/cache, which a build of the app does not clear.
 */
export const EXTERNAL_API_APP = ".next/cache/external-api";

/** The one package that the app imports by its path: next/font takes no other. */
const FONT = "node_modules/@fontsource-variable/geist";

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
export async function buildApp({ quiet = false } = {}) {
  const built = await build(".", { quiet });
  if (built) writeFileSync(VARIABLES_FILE, builtInVariables());
  return built;
}

/** Builds a copy of the app that calls EXTERNAL_API_URL. Returns false when the build fails. */
export async function buildForExternalApi() {
  for (const path of [...APP_SOURCES, "package.json", FONT]) {
    const copy = join(EXTERNAL_API_APP, path);
    rmSync(copy, { recursive: true, force: true });
    cpSync(path, copy, { recursive: true });
  }
  return build(EXTERNAL_API_APP, {
    quiet: true,
    env: { NEXT_PUBLIC_API_HOST: EXTERNAL_API_URL },
  });
}

/**
 * Builds the pages, then what is made from them: the hashes of their inline
 * scripts in the Content-Security-Policy, and the service worker.
 *
 * @param {string} folder
 * @param {{ quiet: boolean, env?: Record<string, string> }} options
 */
async function build(folder, { quiet, env }) {
  const buildEnv = {
    ...process.env,
    ...env,
    SCRIPT_HASHES: HASHES_PLACEHOLDER,
  };
  const { code, output } = await runProgram(
    process.execPath,
    [NEXT, "build", folder],
    { quiet, env: buildEnv },
  );
  if (code !== 0) {
    process.stderr.write(output);
    return false;
  }
  const dynamic = dynamicPages(folder);
  if (dynamic.length > 0) {
    console.error(
      `${dynamic.join(", ")} must be static: a page rendered per request has inline scripts whose hashes are unknown at build time.`,
    );
    return false;
  }
  allowInlineScripts(folder);
  await buildServiceWorker(folder, buildEnv);
  return true;
}

/** Whether nothing that the last build was made from has changed since. */
export function isBuildCurrent() {
  // An interrupted build has no such file: it is written last.
  if (!existsSync(VARIABLES_FILE)) return false;
  if (readFileSync(VARIABLES_FILE, "utf8") !== builtInVariables()) return false;
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  // npm start loads them, too: with other variables it would build again.
  loadEnvFiles();
  process.exitCode = (await buildApp()) ? 0 : 1;
}
