import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** In the headers of a build until its pages, and so their hashes, exist. */
export const HASHES_PLACEHOLDER = "HASHES_OF_INLINE_SCRIPTS";

const PAGE_FOLDERS = ["app", "pages"];
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
/** Next's server and Vercel read the headers from the first; if Vercel builds with its adapter, from the second. */
const HEADER_FILES = ["routes-manifest.json", "output/config.json"];

/**
 * Puts the hashes of the inline scripts of all built pages into the
 * Content-Security-Policy of the build.
 *
 * @param {string} folder of the app
 */
export function allowInlineScripts(folder) {
  const next = join(folder, ".next");
  const hashes = inlineScriptHashes(next).join(" ");
  const files = HEADER_FILES.map((name) => join(next, name));
  for (const file of files.filter((path) => existsSync(path))) {
    const text = readFileSync(file, "utf8");
    if (!text.includes(HASHES_PLACEHOLDER))
      throw new Error(
        `${file} has no Content-Security-Policy with ${HASHES_PLACEHOLDER}.`,
      );
    writeFileSync(file, text.replaceAll(HASHES_PLACEHOLDER, hashes));
  }
}

/**
 * Returns the routes of the pages that were not prerendered to HTML.
 *
 * @param {string} folder of the app
 * @returns {string[]}
 */
export function dynamicPages(folder) {
  /** @param {string} name */
  const read = (name) =>
    JSON.parse(readFileSync(join(folder, ".next", name), "utf8"));
  const pages = Object.entries(read("app-path-routes-manifest.json"))
    .filter(([file]) => file.endsWith("/page"))
    .map(([, route]) => String(route));
  const { routes } = read("prerender-manifest.json");
  return pages.filter((route) => !(route in routes));
}

/** @param {string} next the folder of the build */
function inlineScriptHashes(next) {
  const hashes = PAGE_FOLDERS.map((name) => join(next, "server", name))
    .filter((path) => existsSync(path))
    .flatMap((path) =>
      readdirSync(path, { encoding: "utf8", recursive: true })
        .filter((name) => name.endsWith(".html"))
        .map((name) => join(path, name)),
    )
    .flatMap((path) => hashesIn(readFileSync(path, "utf8")));
  return [...new Set(hashes)].sort();
}

/** @param {string} html */
function hashesIn(html) {
  return [...html.matchAll(INLINE_SCRIPT)].map(([, text = ""]) => {
    const digest = createHash("sha256").update(text).digest("base64");
    return `'sha256-${digest}'`;
  });
}
