import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtPages } from "./built-pages.mjs";

/** The headers of a build have it until its pages, and so their hashes, exist. */
export const HASHES_PLACEHOLDER = "HASHES_OF_INLINE_SCRIPTS";

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
  const hashes = builtPages(folder).flatMap(({ html }) => hashesIn(html));
  const files = HEADER_FILES.map((name) => join(folder, ".next", name)).filter(
    (path) => existsSync(path),
  );
  if (files.length === 0)
    throw new Error(`The build has none of ${HEADER_FILES.join(", ")}.`);
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    if (!text.includes(HASHES_PLACEHOLDER))
      throw new Error(
        `${file} has no Content-Security-Policy with ${HASHES_PLACEHOLDER}.`,
      );
    const sources = [...new Set(hashes)].sort().join(" ");
    writeFileSync(file, text.replaceAll(HASHES_PLACEHOLDER, sources));
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

/** @param {string} html */
function hashesIn(html) {
  return [...html.matchAll(INLINE_SCRIPT)].map(([, text = ""]) => {
    const digest = createHash("sha256").update(text).digest("base64");
    return `'sha256-${digest}'`;
  });
}
