import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDERS = ["app", "pages"];
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * What the pages of a build may run of their own text, for the policy to allow:
 * a line per page, so that a page which is no longer static is missed as well.
 *
 * @param {string} folder the app's
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
 * The pages that the build has no HTML of.
 *
 * @param {string} folder the app's
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
