import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDERS = ["app", "pages"];
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Returns the CSP hashes of the inline scripts in all built pages, and `pages`,
 * which lists the hashes by page: two builds with equal `pages` have the same
 * static pages and scripts.
 *
 * @param {string} folder of the app
 */
export function inlineScripts(folder) {
  const pages = FOLDERS.map((name) => join(folder, ".next/server", name))
    .filter((path) => existsSync(path))
    .flatMap((path) =>
      readdirSync(path, { encoding: "utf8", recursive: true })
        .filter((name) => name.endsWith(".html"))
        .map((name) => join(path, name)),
    )
    .map((path) => ({ path, hashes: hashesIn(readFileSync(path, "utf8")) }));
  return {
    pages: JSON.stringify(pages),
    hashes: [...new Set(pages.flatMap(({ hashes }) => hashes))].sort(),
  };
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
