import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Returns the files of the built pages with their HTML. Next writes /show to
 * server/app/show.html, and with Vercel's adapter to a folder of server/route-cache.
 *
 * @param {string} folder of the app
 */
export function builtPages(folder) {
  const server = join(folder, ".next/server");
  return readdirSync(server, { encoding: "utf8", recursive: true })
    .filter((name) => name.endsWith(".html"))
    .map((name) => join(server, name))
    .map((file) => ({ file, html: readFileSync(file, "utf8") }));
}
